/** A picture of the content, in one width or several, with its alt text (spec §2). */
import { readBoundedLine, readFields } from '../../lib/readFields.ts';

export interface Image {
  /** '/images/fields-{width}.webp'; without `{width}` when there is one width only. */
  readonly src: string;
  /** The alt text; never blank. */
  readonly alt: string;
  /** Pixels of the widest file. */
  readonly width: number;
  readonly height: number;
  /** Pixels, ascending; the last is `width`. */
  readonly widths: readonly number[];
}

/** Allows only pictures of the site itself, because another host would learn who visits. */
export const imagePathPattern =
  /^\/images\/[a-z0-9][a-z0-9_-]*(?:\/[a-z0-9][a-z0-9_-]*)*(?:-\{width\})?\.(?:webp|avif|jpe?g|png|svg)$/i;

export const maxImagePixels = 8_000;
export const maxImageWidths = 6;
/** Maximum length of `src` and of `alt`, characters. */
export const maxImageTextLength = 300;

export const isPixels = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= maxImagePixels;

/** Null for an unusable image: without alt text, without its size, or with an address outside /images/. */
export const parseImage = (value: unknown): Image | null => {
  const fields = readFields(value);
  const src = readBoundedLine(fields.get('src'), maxImageTextLength) ?? '';
  const alt = readBoundedLine(fields.get('alt'), maxImageTextLength) ?? '';
  const [width, height] = [fields.get('width'), fields.get('height')];
  if (!imagePathPattern.test(src) || alt === '' || !isPixels(width) || !isPixels(height)) return null;
  const rawWidths: unknown = fields.get('widths');
  const widths = (Array.isArray(rawWidths) ? rawWidths.slice(0, maxImageWidths) : []).filter(isPixels);
  const hasOneWidth = !src.includes('{width}');
  return { src, alt, width, height, widths: hasOneWidth ? [width] : sortAscending([...widths, width]) };
};

const sortAscending = (widths: readonly number[]): readonly number[] =>
  [...new Set(widths)].sort((a, b) => a - b);

/** '/images/fields-480.webp' */
export const toImageUrl = ({ src }: Image, width: number): string => src.replace('{width}', String(width));

/** '/images/fields-480.webp 480w, /images/fields-960.webp 960w'; undefined when there is only one width. */
export const toSrcSet = (image: Image): string | undefined =>
  image.widths.length < 2
    ? undefined
    : image.widths.map((width) => `${toImageUrl(image, width)} ${width}w`).join(', ');
