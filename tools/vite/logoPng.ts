/** Renders the site's logo as a PNG of any size. */
import { logo } from '../../src/theme/logo.ts';
import { encodePalettePng } from './palettePng.ts';

const parseColour = (token: string): number => Number.parseInt(token.slice(1), 16);

/** @param size width and height (px) */
export function renderLogoPng(size: number): Buffer {
  const { squares, ground, mark, rows } = logo;
  const at = (square: number): number => Math.round((square * size) / squares);
  const colours = new Array<number>(size * size).fill(parseColour(ground));
  for (const { top, left, width } of rows)
    for (let y = at(top); y < at(top + 1); y++)
      colours.fill(parseColour(mark), y * size + at(left), y * size + at(left + width));
  return encodePalettePng(colours, size, size);
}
