import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type ColorName, colors, declareColors } from '../../../src/theme/theme.ts';

const source = join(import.meta.dirname, '../../../src');

/** WCAG 2: relative luminance of '#12201a'. */
const luminance = (color: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: string, other: string): number => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};

const textPairs: readonly (readonly [ColorName, ColorName])[] = [
  ...(['text', 'muted-text', 'link', 'visited-link', 'emphasis', 'accent', 'error'] as const).flatMap(
    (text) => [[text, 'background'] as const, [text, 'surface'] as const],
  ),
  ['text', 'highlight-background'],
  ['text', 'error-background'],
  ['on-header', 'header'],
  ['on-header-muted', 'header'],
  ['on-accent', 'accent'],
  ['on-active', 'active'],
  ['on-highlight', 'highlight'],
];

describe('the colors of the machine viewer', () => {
  it.each(textPairs)('%s on %s has a contrast of 4.5 to 1, light and dark', (text, ground) => {
    for (const mode of ['light', 'dark'] as const)
      expect(contrast(colors[text][mode], colors[ground][mode])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['background', 'surface'] as const)(
    'borders and the focus have a contrast of 3 to 1 on %s',
    (ground) => {
      for (const mode of ['light', 'dark'] as const)
        for (const edge of ['border', 'focus'] as const)
          expect(contrast(colors[edge][mode], colors[ground][mode])).toBeGreaterThanOrEqual(3);
    },
  );

  it('has every color that a style of the viewer uses', () => {
    const used = globSync('**/*.{ts,tsx}', { cwd: source }).flatMap((file) =>
      [...readFileSync(join(source, file), 'utf8').matchAll(/var\(--([\w-]+)\)/g)].map(([, name]) => name),
    );
    expect(used.length).toBeGreaterThan(100);
    expect([...new Set(used)].filter((name) => !Object.hasOwn(colors, name!))).toEqual([]);
  });

  it("takes a caller's colors in place of its own, but not on paper", () => {
    const theme = { header: { light: '#14532d', dark: '#052e16' } };
    expect(declareColors(theme, 'light')).toContain('--header:#14532d;');
    expect(declareColors(theme, 'dark')).toContain('--header:#052e16;');
    expect(declareColors(theme, 'light')).toContain(`--text:${colors.text.light};`);
    expect(declareColors(theme, 'print')).toContain('--header:#fff;');
  });
});
