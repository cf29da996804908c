/** The link preview image of a barangay without a picture of its own: the logo on its background color. */
import type { SiteFile } from '../../../src/site.ts';
import { logo } from '../../../src/theme/logo.ts';
import { createTokens } from '../../../src/theme/tokens.ts';
import { encodePalettePng } from '../../vite/palettePng.ts';

/** px. */
const size = { width: 1200, height: 630, step: 70 } as const;

const parseColour = (colour: string): number => Number.parseInt(colour.slice(1), 16);

export const renderLogoPicture = (colours: SiteFile['colours']): Buffer => {
  const { deep, gold } = createTokens(colours);
  const { width, height, step } = size;
  const [left, top] = [(width - logo.squares * step) / 2, (height - logo.squares * step) / 2];
  const pixels = new Array<number>(width * height).fill(parseColour(deep.light));
  for (const row of logo.rows)
    for (let y = top + row.top * step; y < top + (row.top + 1) * step; y++)
      pixels.fill(
        parseColour(gold.light),
        y * width + left + row.left * step,
        y * width + left + (row.left + row.width) * step,
      );
  return encodePalettePng(pixels, width, height);
};
