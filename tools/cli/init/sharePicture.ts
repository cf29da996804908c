/**
 * The picture of a shared link: the seal and the names of a barangay over the plateau of Home. What compares pictures
 * here lets `npm run init` keep one that the barangay made itself.
 */
import { PNG } from 'pngjs';
import { escapeHtml } from '../../../src/lib/escapeHtml.ts';
import { type SiteFile, site } from '../../../src/site.ts';
import { landscapeLayers } from '../../../src/theme/landscape.ts';
import { landscapeTokens } from '../../../src/theme/landscapeTokens.ts';
import { createTokens } from '../../../src/theme/tokens.ts';
import { measureRightEdge, renderPng } from './resvg.ts';

const { width, height } = site.picture;
const sky = '#d9ecf0';
const sealSide = 240;
/** The left edge of the text, and the most that a line may take (px). */
const [textLeft, textWidth] = [368, 792];
/** Font sizes (px): of the lines above the name, of the name, and of a name on two lines. */
const sizes = { above: 34, name: 78, half: 56 } as const;

export interface SharePicture {
  readonly png: Uint8Array;
  /** A sentence for each part that the picture lacks, because it cannot be rendered. */
  readonly problems: readonly string[];
}

interface Line {
  readonly text: string;
  readonly isBold: boolean;
}

const wrapSvg = (inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${inside}</svg>`;

/** A bold letter begins further right of its position than a regular one. */
const leftOf = ({ isBold }: Line): number => textLeft - (isBold ? 4 : 0);

const renderLine = (line: Line, size: number, baseline: number, colour: string): string =>
  `<text x="${leftOf(line)}" y="${baseline}" font-family="Noto Sans" font-size="${size}" fill="${colour}"${
    line.isBold ? ` font-weight="700" letter-spacing="${-size / 39}"` : ''
  }>${escapeHtml(line.text)}</text>`;

/** The largest font size at which a line fits, `most` at most (px). */
const fitSize = (line: Line, most: number): number => {
  const edge = measureRightEdge(wrapSvg(renderLine(line, 100, 100, '#000')));
  return Math.min(most, Math.floor((100 * textWidth) / ((edge ?? textLeft) - leftOf(line))));
};

/** A name as one line, or, where that would be small, as the two lines that can be largest. */
const layOutName = (name: string): { readonly lines: readonly Line[]; readonly size: number } => {
  const toLine = (text: string): Line => ({ text, isBold: true });
  const size = fitSize(toLine(name), sizes.name);
  if (size >= sizes.half) return { lines: [toLine(name)], size };
  const words = name.split(' ');
  return words
    .slice(1)
    .map((_, i) => {
      const lines = [words.slice(0, i + 1), words.slice(i + 1)].map((part) => toLine(part.join(' ')));
      return { lines, size: Math.min(...lines.map((line) => fitSize(line, sizes.half))) };
    })
    .reduce((best, other) => (other.size > best.size ? other : best));
};

/** The characters of a text that the font does not have. */
const findMissingCharacters = (text: string): readonly string[] =>
  [...new Set(text)].filter(
    (character) =>
      character.trim() !== '' &&
      measureRightEdge(wrapSvg(renderLine({ text: character, isBold: false }, 100, 100, '#000'))) === null,
  );

/** The seal as an image: nothing in it can reach the rest of the picture. @throws Error when it is malformed */
const renderSeal = (seal: string): string => {
  const png = Buffer.from(renderPng(seal, sealSide)).toString('base64');
  return `<image x="80" y="72" width="${sealSide}" height="${sealSide}" href="data:image/png;base64,${png}"/>`;
};

/** @param seal the SVG text of the seal */
export const renderSharePicture = (
  { name, municipality, province, colours }: Pick<SiteFile, 'name' | 'municipality' | 'province' | 'colours'>,
  seal: string,
): SharePicture => {
  const { deep, ink, ink2 } = createTokens(colours);
  const problems: string[] = [];
  /** The text in the form for which the font has most letters; '' if one is missing. */
  const readText = (text: string): string => {
    const normalized = text.normalize('NFC');
    const missing = findMissingCharacters(normalized);
    if (missing.length === 0) return normalized;
    problems.push(
      `The picture of shared links leaves out '${normalized}': its font has no '${missing.join('')}'.`,
    );
    return '';
  };
  const [top, middle, last] = [province, municipality, `Barangay ${name}`].map(readText);
  const parts = [
    `<path fill="${sky}" d="M0 0h${width}v${height}H0z"/>`,
    `<g transform="translate(0 330)">${landscapeLayers
      .map(({ tone, d }) => `<path fill="${landscapeTokens[tone].light}" d="${d}"/>`)
      .join('')}</g>`,
    `<path fill="${deep.light}" d="M0 612h${width}v18H0z"/>`,
  ];
  for (const [text, baseline] of [
    [top, 134],
    [middle, 182],
  ] as const)
    if (text) {
      const line = { text, isBold: false };
      parts.push(renderLine(line, fitSize(line, sizes.above), baseline, ink2.light));
    }
  if (last) {
    const { lines, size } = layOutName(last);
    lines.forEach((line, i) => {
      parts.push(renderLine(line, size, 206 + size * (0.99 + 1.12 * i), ink.light));
    });
  }
  try {
    parts.push(renderSeal(seal));
  } catch (error) {
    problems.push(
      `The picture of shared links leaves out the seal, which cannot be rendered (${String(error)}): save it again as plain SVG.`,
    );
  }
  return { png: renderPng(wrapSvg(parts.join('')), width), problems };
};

/** A decoded file; null when it is no PNG of this picture's size. */
const decodePicture = (file: Uint8Array): PNG | null => {
  const bytes = Buffer.from(file);
  // The header has the size: a file of a few bytes may claim billions of pixels.
  if (bytes.length < 24 || bytes.readUInt32BE(16) !== width || bytes.readUInt32BE(20) !== height) return null;
  try {
    return PNG.sync.read(bytes);
  } catch {
    return null;
  }
};

/** The colors in the rows of a picture: '#12305a'. */
const listColours = ({ data }: PNG, first: number, last: number): readonly string[] => {
  const found = new Set<number>();
  for (let at = 4 * width * first; at < 4 * width * last; at += 4) found.add(data.readUInt32BE(at) >>> 8);
  return [...found].map((colour) => `#${colour.toString(16).padStart(6, '0')}`);
};

/** Whether both files show the same, however each is compressed. */
export const showsSame = (file: Uint8Array, other: Uint8Array): boolean => {
  const [one, two] = [decodePicture(file), decodePicture(other)];
  return one !== null && two !== null && one.data.equals(two.data);
};

/**
 * Whether an earlier version rendered a file: `npm run init` the logo on its background, of only two colors; and for
 * a while `npm run picture`, its name then, a landscape all in black.
 */
export const isOutdatedPicture = (file: Uint8Array, colours: SiteFile['colours']): boolean => {
  const png = decodePicture(file);
  if (png === null) return false;
  const { deep, gold } = createTokens(colours);
  const isOnly = (colour: string, first: number, last: number): boolean =>
    listColours(png, first, last).join() === colour;
  const all = listColours(png, 0, height);
  return (
    (all.length === 2 && all.includes(deep.light) && all.includes(gold.light)) ||
    (isOnly(sky, 0, 60) && isOnly('#000000', 550, 610) && isOnly(deep.light, 612, height))
  );
};
