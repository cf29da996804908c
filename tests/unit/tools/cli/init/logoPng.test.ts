/** The icons of the installed site are rendered from the logo. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { colours } from '../../../../../src/site.ts';
import { iconPath, iconSizes, logo, renderLogoSvg } from '../../../../../src/theme/logo.ts';
import { renderIcon } from '../../../../../tools/cli/init/logoPng.ts';

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

  it.each([...iconSizes.manifest, iconSizes.apple])(
    'public/images/ has the icon of %i pixels that npm run init renders from the logo and the colors',
    (side) => {
      const png = PNG.sync.read(readFileSync(join('public', iconPath(side))));
      expect([png.width, png.height]).toEqual([side, side]);
      expect(png.data.equals(PNG.sync.read(Buffer.from(renderIcon(side, colours))).data)).toBe(true);
    },
  );

  it('the SVG has one subpath for each row of the logo', () => {
    expect(renderLogoSvg().match(/M[1-9] \dh\d/g)).toHaveLength(logo.rows.length);
  });
});
