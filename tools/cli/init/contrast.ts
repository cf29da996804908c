/**
 * Computes contrast ratios, and checks a barangay's colors: at least 7 for text, 3 for edges (WCAG 2.2, 1.4.6 and
 * 1.4.11).
 */
import type { SiteFile } from '../../../src/site.ts';
import { createTokens } from '../../../src/theme/tokens.ts';

type Colours = SiteFile['colours'];
type Theme = 'light' | 'dark';
type Token = keyof ReturnType<typeof createTokens>;

/** WCAG's relative luminance of '#rrggbb'. */
const luminanceOf = (colour: string): number =>
  [0.2126, 0.7152, 0.0722].reduce((sum, share, at) => {
    const value = Number.parseInt(colour.slice(1 + 2 * at, 3 + 2 * at), 16) / 255;
    return sum + share * (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  }, 0);

/** The contrast ratio of two colors '#rrggbb': 1 to 21. */
export const contrastRatio = (one: string, other: string): number => {
  const [low = 0, high = 0] = [one, other].map(luminanceOf).sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};

/** The pairs of foreground and background that a barangay's colors affect, with their minimum contrast. */
const pairs: readonly (readonly [on: Token, ground: Token, least: number])[] = [
  ['ondeep', 'deep', 7],
  ['ondeep2', 'deep', 7],
  ['ondeep2', 'deeper', 7],
  ['gold', 'deep', 7],
  ['onknot', 'knot', 7],
  ['deepedge', 'deep', 3],
  ['rule', 'paper', 3],
];

/** One sentence per pair with too little contrast. */
export const findLowContrasts = (colours: Colours): readonly string[] => {
  const tokens = createTokens(colours);
  return pairs.flatMap(([on, ground, least]) =>
    (['light', 'dark'] as const satisfies readonly Theme[]).flatMap((theme) => {
      const found = contrastRatio(tokens[on][theme], tokens[ground][theme]);
      return found >= least
        ? []
        : [
            `${on} ${tokens[on][theme]} on ${ground} ${tokens[ground][theme]} (${theme}) has a contrast of ${found.toFixed(1)}; it must be ${least} or more`,
          ];
    }),
  );
};

const mixColours = (colour: string, other: string, share: number): string =>
  `#${[1, 3, 5]
    .map((at) => {
      const [own = 0, its = 0] = [colour, other].map((each) => Number.parseInt(each.slice(at, at + 2), 16));
      return Math.round(own + (its - own) * share)
        .toString(16)
        .padStart(2, '0');
    })
    .join('')}`;

const [black, white] = ['#000000', '#ffffff'] as const;

/** Derives a palette from the background color of header and footer in light mode. '#12305a' */
export const createColours = (ground: string): Colours => {
  const same = (colour: string) => ({ light: colour, dark: colour });
  const dark = mixColours(ground, black, 0.35);
  return {
    deep: { light: ground, dark },
    deeper: { light: dark, dark: mixColours(ground, black, 0.55) },
    deepline: same(mixColours(ground, white, 0.2)),
    deepedge: same(mixColours(ground, white, 0.45)),
    rule: { light: ground, dark: mixColours(ground, white, 0.4) },
    knot: { light: ground, dark: mixColours(ground, white, 0.1) },
  };
};
