/** The site's logo, a stepped diamond on its background: seven by seven squares, sharp at any size. */
import { tokens } from './tokens.ts';

export const logo = {
  squares: 7,
  /** The rows of the mark: position and width. */
  rows: [
    { top: 1, left: 3, width: 1 },
    { top: 2, left: 2, width: 3 },
    { top: 3, left: 1, width: 5 },
    { top: 4, left: 2, width: 3 },
    { top: 5, left: 3, width: 1 },
  ],
} as const;

/** The logo as SVG, in the light colors of a barangay. */
export const renderLogoSvg = ({ deep, gold }: Pick<typeof tokens, 'deep' | 'gold'> = tokens): string => {
  const { squares, rows } = logo;
  const path = rows.map(({ top, left, width }) => `M${left} ${top}h${width}v1h-${width}z`).join('');
  return `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${squares} ${squares}'><path fill='${deep.light}' d='M0 0h${squares}v${squares}H0z'/><path fill='${gold.light}' d='${path}'/></svg>`;
};

/** The icons of the installed site: width and height (px). The logo fits into the circle that every launcher preserves. */
export const iconSizes = { manifest: [192, 512], apple: 180 } as const;

/** 192 → '/images/icon-192.png', in public/. `npm run init` renders it from the logo. */
export const iconPath = (side: number): string => `/images/icon-${side}.png`;
