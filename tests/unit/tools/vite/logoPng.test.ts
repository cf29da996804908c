/** The icon of the installed site is rendered from the logo. */
import { describe, expect, it } from 'vitest';
import { logo, renderLogoSvg } from '../../../../src/theme/logo.ts';
import { renderLogoPng } from '../../../../tools/vite/logoPng.ts';

/** The radius of a launcher's mask, as a share of a side: a launcher may cut off everything outside it. */
const safe = 0.4;

describe('the site logo', () => {
  it('the logo fits into the circle that the mask of a launcher leaves visible', () => {
    const { squares, rows } = logo;
    const corners = rows.flatMap(({ top, left, width }) =>
      [left, left + width].flatMap((x) => [top, top + 1].map((y) => [x, y] as const)),
    );
    const far = corners.map(([x, y]) => Math.hypot(x - squares / 2, y - squares / 2) / squares);
    expect(Math.max(...far)).toBeLessThan(safe);
  });

  it.each([180, 192, 512])('renderLogoPng renders a square PNG with sides of %i pixels', (side) => {
    const png = renderLogoPng(side);
    expect(png.subarray(1, 4).toString('latin1')).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([side, side]);
  });

  it('the SVG has one subpath for each row of the logo', () => {
    expect(renderLogoSvg().match(/M[1-9] \dh\d/g)).toHaveLength(logo.rows.length);
  });
});
