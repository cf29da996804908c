/** docs/map.md is true: each file it names exists, and each test still has the title it quotes. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const rows = readFileSync('docs/map.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => {
    const [, section = '', behaviour = '', files = '', test = ''] = line
      .split('|')
      .map((cell) => cell.trim());
    const [testFile = '', title = ''] = /^`([^`]+)` '(.+)'$/.exec(test)?.slice(1) ?? [];
    return {
      section,
      behaviour,
      files: [...files.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
      testFile,
      title,
    };
  });

/** A file without its comments, which may have the words of a title too. */
const readCode = (file: string): string =>
  readFileSync(file, 'utf8').replace(/^\s*\/\*[\s\S]*?\*\/|^\s*\/\/.*/gm, '');

describe('docs/map.md', () => {
  it('has rows for sections 2 to 9', () => {
    const sections = new Set(rows.flatMap(({ section }) => section.split(', ')));
    expect([...sections].sort()).toEqual(['2', '3', '4', '5', '6', '7', '8', '9']);
  });
  it.each(rows)(
    'names existing files and a current test title: §$section $behaviour',
    ({ files, testFile, title }) => {
      expect(files.length).toBeGreaterThan(0);
      expect(files.filter((file) => !existsSync(file))).toEqual([]);
      expect(readCode(testFile).replace(/\\'/g, "'")).toContain(title);
    },
  );
});
