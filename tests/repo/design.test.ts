/** docs/design.md matches the code: colors, files, pictures. Text has a contrast of 7 or more (WCAG 2.2, 1.4.6). */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { landscapeTokens } from '../../src/theme/landscapeTokens.ts';
import { tokens } from '../../src/theme/tokens.ts';

const page = 'docs/design.md';
const text = readFileSync(page, 'utf8');
const rows = [...text.matchAll(/^\| `(\w+)` \| (#\w+) \| (#\w+) \| [^|]+ \|([^|]*)\|$/gm)];

type Token = keyof typeof tokens;

/** WCAG's relative luminance of '#rrggbb'. */
const luminanceOf = (colour: string): number =>
  [0.2126, 0.7152, 0.0722].reduce((sum, share, at) => {
    const value = Number.parseInt(colour.slice(1 + 2 * at, 3 + 2 * at), 16) / 255;
    return sum + share * (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  }, 0);

const contrastOf = (one: Token, other: Token, theme: 'light' | 'dark'): number => {
  const [low = 0, high = 0] = [one, other]
    .map((name) => luminanceOf(tokens[name][theme]))
    .sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};

/** Colors of text, each with its background. */
const texts: readonly (readonly [Token, Token])[] = [
  ['ink', 'paper'],
  ['ink', 'mist'],
  ['ink2', 'paper'],
  ['ink2', 'mist'],
  ['link', 'paper'],
  ['link', 'mist'],
  ['seen', 'paper'],
  ['clay', 'paper'],
  ['error', 'errorbg'],
  ['error', 'paper'],
  ['ink', 'goldbg'],
  ['ink', 'okbg'],
  ['ink', 'infobg'],
  ['info', 'infobg'],
  ['onleaf', 'leaf'],
  ['onleaf', 'leafhi'],
  ['ondeep', 'deep'],
  ['ondeep2', 'deep'],
  ['ondeep2', 'deeper'],
  ['ongold', 'gold'],
  ['onknot', 'knot'],
  ['gold', 'deep'],
];

describe('docs/design.md', () => {
  it('lists every color token with its values', () => {
    expect(rows.map(([, name, light, dark]) => [name, light, dark])).toEqual(
      Object.entries({ ...tokens, ...landscapeTokens }).map(([name, { light, dark }]) => [name, light, dark]),
    );
  });

  it('states the contrasts that the colors have', () => {
    const rowsWithContrast = rows.filter(([, , , , contrast]) => contrast!.trim() !== '');
    expect(rowsWithContrast.length).toBeGreaterThan(10);
    for (const [, name, , , contrast = ''] of rowsWithContrast) {
      const [, light, dark, ground = 'paper'] = /([\d.]+) \/ ([\d.]+)(?: on (\w+))?/.exec(contrast) ?? [];
      const found = (['light', 'dark'] as const).map((theme) =>
        contrastOf(name as Token, ground as Token, theme).toFixed(1),
      );
      expect([name, light, dark]).toEqual([name, ...found]);
    }
  });

  it('names only files that exist', () => {
    const namedFiles = [...text.matchAll(/`([\w./-]+\.(?:tsx?|md))`/g)].map(([, file = '']) => file);
    expect(namedFiles.length).toBeGreaterThan(20);
    const missing = namedFiles.filter((file) => !existsSync(file) && !existsSync(join('docs', file)));
    expect(missing).toEqual([]);
  });

  it('shows, together with README.md and docs/staff.md, exactly the pictures of docs/pictures', () => {
    const shownPictures = [page, 'README.md', 'docs/staff.md'].flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\]\(([^)]+\.(?:jpg|png))\)/g)].map(([, path = '']) =>
        join(dirname(file), path),
      ),
    );
    expect([...new Set(shownPictures)].sort()).toEqual(globSync('docs/pictures/*').sort());
  });
});

describe('§1 the colors of text', () => {
  it.each(
    texts.flatMap(([one, other]) =>
      (['light', 'dark'] as const).map((theme) => [one, other, theme] as const),
    ),
  )('reaches a contrast of 7 or more: %s on %s, %s', (one, other, theme) => {
    expect(contrastOf(one, other, theme)).toBeGreaterThanOrEqual(7);
  });
});
