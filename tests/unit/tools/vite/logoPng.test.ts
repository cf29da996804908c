/** The picture of the installed site is drawn of the sign. */
import { describe, expect, it } from 'vitest';
import { logo, renderLogoSvg } from '../../../../src/theme/logo.ts';
import { renderLogoPng } from '../../../../tools/vite/logoPng.ts';

/** Of a mask: a launcher may cut everything outside a circle of this part of a side. */
const safe = 0.4;

describe("the site's sign", () => {
  it('lies whole in the circle that a launcher leaves of it', () => {
    const { squares, rows } = logo;
    const corners = rows.flatMap(({ top, left, width }) =>
      [left, left + width].flatMap((x) => [top, top + 1].map((y) => [x, y] as const)),
    );
    const far = corners.map(([x, y]) => Math.hypot(x - squares / 2, y - squares / 2) / squares);
    expect(Math.max(...far)).toBeLessThan(safe);
  });

  it.each([180, 192, 512])('is a PNG of %i pixels', (side) => {
    const png = renderLogoPng(side);
    expect(png.subarray(1, 4).toString('latin1')).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([side, side]);
  });

  it('has a square for each square of its rows', () => {
    expect(renderLogoSvg().match(/M[1-9] \dh\d/g)).toHaveLength(logo.rows.length);
  });
});
