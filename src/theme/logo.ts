/** The site's logo, a stepped diamond on its background: seven by seven squares, sharp at any size. */
import { tokens } from './tokens.ts';

export const logo = {
  squares: 7,
  ground: tokens.deep.light,
  mark: tokens.gold.light,
  /** The rows of the mark: position and width. */
  rows: [
    { top: 1, left: 3, width: 1 },
    { top: 2, left: 2, width: 3 },
    { top: 3, left: 1, width: 5 },
    { top: 4, left: 2, width: 3 },
    { top: 5, left: 3, width: 1 },
  ],
} as const;

/** The logo as SVG, for the picture of a shared link. */
export const renderLogoSvg = (): string => {
  const { squares, ground, mark, rows } = logo;
  const path = rows.map(({ top, left, width }) => `M${left} ${top}h${width}v1h-${width}z`).join('');
  return `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${squares} ${squares}'><path fill='${ground}' d='M0 0h${squares}v${squares}H0z'/><path fill='${mark}' d='${path}'/></svg>`;
};
