/** The files that commands start in place of npx. */
import { existsSync } from 'node:fs';
import { isAbsolute } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findBinFile, findNpmFile } from '../../../../../tools/cli/lib/binFile.ts';

describe('§1 findBinFile', () => {
  it.each([
    ['vite', undefined],
    ['vitest', undefined],
    ['knip', 'knip'],
    ['typescript', 'tsc'],
    ['@biomejs/biome', undefined],
    ['playwright-core', undefined],
  ])('finds the file of %s', (name, command) => {
    const file = findBinFile(name, command);
    expect([isAbsolute(file), existsSync(file)]).toEqual([true, true]);
  });

  it('names a package that is not installed, and a command that a package does not have', () => {
    expect(() => findBinFile('not-installed')).toThrow('not-installed is not installed: run npm ci.');
    expect(() => findBinFile('vite', 'vit')).toThrow('vite has no command vit.');
    expect(() => findBinFile('react')).toThrow('react has no command react.');
  });
});

describe('§1 findNpmFile', () => {
  it('takes the npm that runs the command, and never another tool that set the same variable', () => {
    const npm = findNpmFile();
    expect(npm).toMatch(/npm-cli\.[cm]?js$/);
    expect(findNpmFile({ npm_execpath: npm })).toBe(npm);
    for (const other of ['/usr/lib/yarn.js', `${npm}x`, ''])
      try {
        expect(findNpmFile({ npm_execpath: other })).not.toBe(other);
      } catch (error) {
        expect(String(error)).toContain('run this command through npm');
      }
  });
});
