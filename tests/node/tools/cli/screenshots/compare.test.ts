/** Compares two folders of pictures, and two builds. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { comparePages, comparePictures } from '../../../../../tools/cli/screenshots/compare.ts';
import { runScript } from '../../../../support/server/childProcess.ts';
import { createTempDirectory, writeFiles } from '../../../../support/server/runningServer.ts';

/** A picture of one gray, with so many pixels of another gray. */
const picture = (width: number, others = 0): Buffer => {
  const png = new PNG({ width, height: 4 });
  png.data.fill(200);
  for (let at = 0; at < others; at += 1) png.data[at * 4] = 201;
  return PNG.sync.write(png);
};

const folderOf = (files: Readonly<Record<string, Buffer>>): string => {
  const folder = join(createTempDirectory(), 'pictures');
  mkdirSync(folder);
  for (const [name, bytes] of Object.entries(files)) writeFileSync(join(folder, name), bytes);
  return folder;
};

describe('comparePictures', () => {
  it('counts each pixel that differs by one step of a color, and writes a picture of the difference', () => {
    const before = folderOf({ 'a.png': picture(8), 'b.png': picture(8) });
    const after = folderOf({ 'a.png': picture(8), 'b.png': picture(8, 3) });
    const differences = join(createTempDirectory(), 'differences');
    const { same, different } = comparePictures(before, after, differences);
    expect([same, [...different]]).toEqual([1, [['b.png', '3 pixels']]]);
    expect(existsSync(join(differences, 'b.png'))).toBe(true);
    expect(existsSync(join(differences, 'a.png'))).toBe(false);
  });

  it('names a picture that changed its size, one that is missing and one that is new', () => {
    const before = folderOf({ 'a.png': picture(8), 'gone.png': picture(8) });
    const after = folderOf({ 'a.png': picture(9), 'new.png': picture(8) });
    const { different, missing, added } = comparePictures(before, after, join(createTempDirectory(), 'none'));
    expect([[...different], missing, added]).toEqual([
      [['a.png', '8 × 4 became 9 × 4']],
      ['gone.png'],
      ['new.png'],
    ]);
  });
});

describe('comparePages', () => {
  const page = (hash: string, text: string) =>
    `<meta name="version" content="${hash.repeat(2)}">\n<script src="/assets/News-${hash}.js"></script>\n${text}`;

  it('ignores hashed names and the version, and names the first line of a different text', () => {
    const [before, after] = [createTempDirectory(), createTempDirectory()];
    writeFiles(before, { 'home.html': page('01234567', 'a'), 'News/one.html': page('01234567', 'a') });
    writeFiles(after, { 'home.html': page('89abcdef', 'a'), 'News/one.html': page('89abcdef', 'b') });
    const { same, different } = comparePages(before, after);
    expect([same, [...different]]).toEqual([1, [['News/one.html', 'from line 3 on']]]);
  });
});

describe('npm run pictures:compare', () => {
  it('exits with 0 for equal pages, with 1 for a different page, and with 2 for wrong arguments', async () => {
    const [before, after] = [createTempDirectory(), createTempDirectory()];
    writeFiles(before, { 'home.html': 'a' });
    writeFiles(after, { 'home.html': 'b' });
    const compare = (...args: readonly string[]) => runScript('tools/cli/compareScreenshots.ts', args, {});
    expect(await compare('--pages', before, before)).toMatchObject({
      code: 0,
      out: expect.stringContaining('Nothing moved.'),
    });
    expect(await compare('--pages', before, after)).toMatchObject({
      code: 1,
      out: expect.stringContaining('different  home.html: from line 1 on'),
    });
    expect(await compare('only-one')).toMatchObject({
      code: 2,
      error: expect.stringContaining('Use: npm run'),
    });
  });
});
