/** What ships says under which licences; a package that may not be given on with this site's code ends the build. */
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { collectLicences, formatLicences } from '../../../../../tools/vite/plugins/licencesPlugin.ts';
import { createTempDirectory, writeFiles } from '../../../../support/server/runningServer.ts';

const module = (name: string) => join(process.cwd(), 'node_modules', name, 'dist/index.js');

const installPackage = (license: string): string => {
  const directory = createTempDirectory();
  writeFiles(directory, {
    'node_modules/@sample/one/package.json': JSON.stringify({
      name: '@sample/one',
      version: '1.0.0',
      license,
      author: 'Sample',
    }),
  });
  return join(directory, 'node_modules/@sample/one/lib/index.js?inline');
};

describe('licences.txt', () => {
  it('names the packages of a build once, by the modules that are in it, and none of our own', () => {
    const found = collectLicences([
      module('react'),
      module('react'),
      module('@firebase/app'),
      join(process.cwd(), 'src/site.ts'),
    ]);
    expect(found.map(({ name, licence }) => [name, licence])).toEqual([
      ['@firebase/app', 'Apache-2.0'],
      ['react', 'MIT'],
    ]);
    expect(formatLicences(found)).toMatch(/^This site holds code of 2 packages/);
  });
  it.each([
    ['MIT', /Copyright \(c\) Sample\n\nPermission is hereby granted/],
    ['Apache-2.0', /Apache License/],
  ])('has a text for a package of %s that brings none', (license, text) => {
    expect(formatLicences(collectLicences([installPackage(license)]))).toMatch(text);
  });
  it.each([
    ['GPL-3.0-only', /'GPL-3.0-only'/],
    ['UNLICENSED', /'UNLICENSED'/],
    ['ISC', /no text of its license/],
  ])('a package of %s ends the build with a sentence', (license, sentence) => {
    expect(() => collectLicences([installPackage(license)])).toThrow(sentence);
  });
});
