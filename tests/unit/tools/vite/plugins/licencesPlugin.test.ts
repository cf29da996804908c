/** licences.txt has the license of every package that ships; a package that may not ship with this site's code fails the build. */
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
  it('lists each package of the bundled modules once, and leaves out our own modules', () => {
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
  it('lists the tools of the build whose helpers are in its chunks, each with its own license alone', () => {
    const found = collectLicences(['\0vite/preload-helper.js', '\0rolldown/runtime.js', '\0virtual:charts']);
    expect(found.map(({ name, licence }) => [name, licence])).toEqual([
      ['rolldown', 'MIT'],
      ['vite', 'MIT'],
    ]);
    for (const { text } of found) {
      expect(text).toMatch(/Copyright.*Permission is hereby granted/s);
      expect(text.length).toBeLessThan(1_500);
    }
  });
  it.each([
    ['MIT', /Copyright \(c\) Sample\n\nPermission is hereby granted/],
    ['Apache-2.0', /Apache License/],
  ])('writes the standard license text for a package under %s that ships without one', (license, text) => {
    expect(formatLicences(collectLicences([installPackage(license)]))).toMatch(text);
  });
  it.each([
    ['GPL-3.0-only', /'GPL-3.0-only'/],
    ['UNLICENSED', /'UNLICENSED'/],
    ['ISC', /no text of its license/],
  ])('refuses a package under %s without a license text, with the error $1', (license, sentence) => {
    expect(() => collectLicences([installPackage(license)])).toThrow(sentence);
  });
});
