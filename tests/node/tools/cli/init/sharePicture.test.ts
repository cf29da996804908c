/** §2 The picture of a shared link: its pixels, its font, and the letters, seals and names that it cannot show. */
import { globSync, readFileSync, statSync } from 'node:fs';
import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { landscapeLayers } from '../../../../../src/theme/landscape.ts';
import { landscapeTokens } from '../../../../../src/theme/landscapeTokens.ts';
import { createColours } from '../../../../../tools/cli/init/contrast.ts';
import { createPlainSeal } from '../../../../../tools/cli/init/seal.ts';
import {
  isOutdatedPicture,
  renderSharePicture,
  showsSame,
} from '../../../../../tools/cli/init/sharePicture.ts';
import { sampleSeal } from '../../../../support/secondBarangay.ts';

const colours = createColours('#12305a');
const site = {
  name: 'Sample',
  municipality: 'Municipality of Sampleton',
  province: 'Province of Samplevia',
  colours,
} as const;
const plainSeal = createPlainSeal(colours);
const sky = '#d9ecf0';

/** Left, top, right, bottom (px). */
type Area = readonly [number, number, number, number];
const areas = {
  whole: [0, 0, 1200, 630],
  seal: [60, 60, 340, 330],
  above: [340, 96, 1200, 196],
  name: [340, 200, 1200, 345],
  rightOfName: [1162, 60, 1200, 345],
  landscape: [0, 380, 1200, 600],
} as const satisfies Record<string, Area>;

/** Color → number of pixels. */
const countColours = (png: PNG, [left, top, right, bottom]: Area): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) {
      const colour = `#${png.data.toString('hex', 4 * (y * png.width + x), 4 * (y * png.width + x) + 3)}`;
      counts.set(colour, (counts.get(colour) ?? 0) + 1);
    }
  return counts;
};

const render = (
  change: Partial<typeof site | Record<'name' | 'municipality' | 'province', string>> = {},
  seal = plainSeal,
) => {
  const { png, problems } = renderSharePicture({ ...site, ...change }, seal);
  return { png: PNG.sync.read(Buffer.from(png)), problems };
};

const isEqualIn = (one: PNG, other: PNG, area: Area): boolean =>
  JSON.stringify([...countColours(one, area)]) === JSON.stringify([...countColours(other, area)]);

describe('§2 the picture of a shared link', () => {
  it('is 1200 by 630 pixels, and shows the landscape in all its colors', () => {
    const { png, problems } = render();
    expect([png.width, png.height, problems]).toEqual([1200, 630, []]);
    const found = countColours(png, areas.landscape);
    for (const { tone } of landscapeLayers)
      expect([tone, found.get(landscapeTokens[tone].light)]).toEqual([tone, expect.any(Number)]);
    expect((found.get('#000000') ?? 0) / (1200 * 220)).toBeLessThan(0.05);
    expect(countColours(png, [0, 612, 1200, 630])).toEqual(new Map([[colours.deep.light, 1200 * 18]]));
  });

  it.each([
    ['name', 'Another', areas.name, areas.above],
    ['province', 'Metro Manila', areas.above, areas.name],
    ['municipality', 'City of Sampleton', areas.above, areas.name],
  ] as const)('shows the %s: with %j other pixels change, and these alone', (field, value, changed, kept) => {
    const [one, other] = [render().png, render({ [field]: value }).png];
    expect(isEqualIn(one, other, changed)).toBe(false);
    for (const area of [kept, areas.seal, areas.landscape]) expect(isEqualIn(one, other, area)).toBe(true);
  });

  it.each([
    'Ñ',
    'Sto. Niño',
    '12-A (Poblacion)',
    'Santo Niño de la Paz (Poblacion Bagong Ñuhay)',
    'Pinagkaisahanpinagkaisahanpinagkaisahanpinagkaisahanpinag',
    'Kalayaang Bagong Silangan Santo Niño Poblacion (Distrito 12-A)',
  ])('shows the name %j within the margins', (name) => {
    const { png, problems } = render({ name, municipality: `Municipality of ${name}` });
    expect(problems).toEqual([]);
    expect(countColours(png, areas.name).get('#12201a')).toBeGreaterThan(1_000);
    expect(countColours(png, areas.rightOfName)).toEqual(new Map([[sky, 38 * 285]]));
    expect(countColours(png, [340, 345, 1200, 370])).toEqual(new Map([[sky, 860 * 25]]));
  });

  it.each(['&', "'", '"', '<', '</text><path d="M0 0h1200v630H0z"/>', '&#60;', ']]>'])(
    'shows %j of a name as text, and nothing of it as SVG',
    (text) => {
      const [plain, hostile] = [render().png, render({ name: `Sample ${text}` }).png];
      expect(isEqualIn(plain, hostile, areas.name)).toBe(false);
      for (const area of [areas.above, areas.seal, areas.landscape])
        expect(isEqualIn(plain, hostile, area)).toBe(true);
    },
  );

  it('shows a decomposed letter as its composed one', () => {
    // The font has the letter with its horn, and no separate horn.
    const [one, other] = [render({ name: 'N\u01a1' }), render({ name: 'No\u031b' })];
    expect([one.problems, other.problems]).toEqual([[], []]);
    expect(one.png.data.equals(other.png.data)).toBe(true);
  });

  it.each([
    ['\u0416\u0443\u043a', '\u0416\u0443\u043a'],
    ['Sample 三', '三'],
    ['S\u0359ample', '\u0359'],
  ])('leaves the name %j out, and says which letters the font lacks', (name, missing) => {
    const { png, problems } = render({ name });
    expect(problems).toEqual([
      `The picture of shared links leaves out 'Barangay ${name}': its font has no '${missing}'.`,
    ]);
    expect([...countColours(png, areas.name).keys()]).toEqual([sky]);
    expect(isEqualIn(png, render().png, areas.above)).toBe(true);
  });

  it('shows the lettering of a seal', () => {
    const [one, other] = ['SAMPLE', 'ELPMAS'].map(
      (word) => render({}, sampleSeal.replace('SAMPLE', word)).png,
    );
    expect(isEqualIn(one!, other!, areas.seal)).toBe(false);
    expect(countColours(one!, areas.seal).get('#000000')).toBeGreaterThan(20);
  });

  it('keeps the styles of a seal inside the seal', () => {
    const seal =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><style>path{fill:red}</style><path d="M0 0h9v9H0z"/></svg>';
    const { png } = render({}, seal);
    expect(isEqualIn(png, render().png, areas.landscape)).toBe(true);
    expect(countColours(png, areas.seal).get('#ff0000')).toBe(240 * 240);
  });

  it.each([
    ['an open element', '<svg viewBox="0 0 9 9"><path'],
    [
      'a height of a million pixels',
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" width="1" height="1000000"><path d="M0 0h9"/></svg>',
    ],
    ['no namespace', '<svg viewBox="0 0 9 9"></svg>'],
  ])('leaves out a seal with %s, says so, and shows the rest', (_, seal) => {
    const { png, problems } = render({}, seal);
    expect(problems).toEqual([
      expect.stringMatching(/^The picture of shared links leaves out the seal, .* plain SVG\.$/),
    ]);
    expect([...countColours(png, areas.seal).keys()]).toEqual([sky]);
    for (const area of [areas.name, areas.landscape]) expect(isEqualIn(png, render().png, area)).toBe(true);
  });
});

/** A picture of rectangles, each over the ones before it. */
const paint = (...rectangles: readonly (readonly [colour: string, area: Area])[]): Buffer => {
  const png = new PNG({ width: 1200, height: 630 });
  for (const [colour, [left, top, right, bottom]] of rectangles)
    for (let y = top; y < bottom; y++)
      for (let x = left; x < right; x++) png.data.write(`${colour.slice(1)}ff`, 4 * (y * 1200 + x), 'hex');
  return PNG.sync.write(png);
};

/** The same file with another width in its header. */
const claimSize = (file: Buffer, width: number): Buffer => {
  const claimed = Buffer.from(file);
  claimed.writeUInt32BE(width, 16);
  return claimed;
};

describe('§2 pictures that are there already', () => {
  const [deep, gold, black] = [colours.deep.light, '#f4b728', '#000000'];
  const logo = [
    [deep, areas.whole],
    [gold, [565, 140, 635, 490]],
  ] as const;
  const landscape = [
    [sky, areas.whole],
    [gold, areas.name],
    [black, [0, 500, 1200, 612]],
    [deep, [0, 612, 1200, 630]],
  ] as const;

  it.each([
    ['the logo on its background', paint(...logo)],
    ['a landscape all in black', paint(...landscape)],
  ])('isOutdatedPicture recognizes %s, in the colors of the site', (_, file) => {
    expect(isOutdatedPicture(file, colours)).toBe(true);
    expect(isOutdatedPicture(file, createColours('#3a1212'))).toBe(false);
  });

  it.each([
    ['the logo with one pixel of another color', paint(...logo, [sky, [9, 9, 10, 10]])],
    ['a black landscape with one pixel of another color', paint(...landscape, [gold, [9, 600, 10, 601]])],
    ['one color alone', paint([deep, areas.whole])],
    ['a picture of today', Buffer.from(renderSharePicture(site, plainSeal).png)],
    ['another size', PNG.sync.write(new PNG({ width: 2, height: 2 }))],
    ['a size of billions of pixels', claimSize(paint(...logo), 2 ** 31 - 1)],
    ['no PNG', Buffer.from('GIF89a')],
    ['half a PNG', paint(...logo).subarray(0, 200)],
    ['nothing', Buffer.alloc(0)],
  ])('isOutdatedPicture takes %s for a picture of the barangay', (_, file) => {
    expect(isOutdatedPicture(file, colours)).toBe(false);
  });

  it('showsSame compares pixels, and not how they are compressed', () => {
    const { png } = renderSharePicture(site, plainSeal);
    const smaller = PNG.sync.write(PNG.sync.read(Buffer.from(png)), { deflateLevel: 1, colorType: 2 });
    expect(smaller.equals(png)).toBe(false);
    expect(showsSame(smaller, png)).toBe(true);
    expect(showsSame(paint(...logo), png)).toBe(false);
    expect(showsSame(Buffer.from('no'), Buffer.from('no'))).toBe(false);
  });
});

describe('the font of the picture of a shared link', () => {
  it('has 120 kB at most, and its license beside it', () => {
    const sizes = globSync('tools/cli/init/fonts/*.ttf').map((file) => statSync(file).size);
    expect(sizes).toHaveLength(2);
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(120_000);
    expect(readFileSync('tools/cli/init/fonts/OFL.txt', 'utf8')).toMatch(
      /^Copyright 2015 Google LLC[\s\S]*SIL OPEN FONT LICENSE Version 1\.1/,
    );
  });

  it('has the Latin letters of Europe and Vietnam, digits, and the punctuation that a name may have', () => {
    const letters = Array.from({ length: 0x1f00 }, (_, code) => String.fromCodePoint(code)).filter(
      (letter) =>
        /^[\d.'’&()-]$/.test(letter) ||
        (/^[\p{L}\p{M}]$/u.test(letter) &&
          /^[A-Za-z\u00c0-\u017f\u01a0\u01a1\u01af\u01b0\u1ea0-\u1eff]$/.test(letter)),
    );
    expect(letters.length).toBeGreaterThan(300);
    expect(render({ name: `${letters.join('')}’` }).problems).toEqual([]);
  });
});
