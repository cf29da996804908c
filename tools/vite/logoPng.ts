/** The site's sign as a picture of any size. */
import { logo } from '../../src/theme/logo.ts';
import { palettePng } from './palettePng.ts';

const colourOf = (token: string): number => Number.parseInt(token.slice(1), 16);

/** @param size pixels of a side */
export function signPng(size: number): Buffer {
  const { squares, ground, mark, rows } = logo;
  const at = (square: number): number => Math.round((square * size) / squares);
  const colours = new Array<number>(size * size).fill(colourOf(ground));
  for (const { top, left, width } of rows)
    for (let y = at(top); y < at(top + 1); y++)
      colours.fill(colourOf(mark), y * size + at(left), y * size + at(left + width));
  return palettePng(colours, size, size);
}
