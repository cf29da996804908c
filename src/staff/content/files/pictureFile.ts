/**
 * What the bytes of a picture file say, whatever its name says: its type, its pixels, and where it ends. The file is not decoded,
 * because a picture of 20,000 × 20,000 pixels then takes 1.6 GB.
 */
import {
  findJpegEnd,
  type PixelSize,
  readPixelSize,
  readStoredType,
} from '../../../content/models/storedPicture.ts';

/** Types that browsers decode. Whether this one does shows when it tries. */
type PictureType = 'image/jpeg' | 'image/png' | 'image/webp' | 'image/gif' | 'image/avif' | 'image/heic';

export interface PictureFile {
  readonly type: PictureType;
  readonly size: PixelSize;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** What follows the picture, such as the film of a 'live' photo. */
  readonly rest: Uint8Array;
}

/** ASCII characters as they are, others by windows-1252, which browsers also call Latin-1. */
const decoder = new TextDecoder('latin1');
export const readAsciiText = (bytes: Uint8Array): string => decoder.decode(bytes);

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array): DataView =>
  new DataView(buffer, byteOffset, byteLength);

/** Among the brands of four letters that begin an ISO media file (ISO/IEC 23008-12, annex B). */
const brandPatterns: readonly (readonly [RegExp, PictureType])[] = [
  [/^(?:.{4})*(?:avif|avis)/s, 'image/avif'],
  [/^(?:.{4})*(?:hei[cxms]|hev[cxms]|mif1|msf1)/s, 'image/heic'],
];

/** null for a file that is no picture of these types. */
export const findPictureType = (bytes: Uint8Array): PictureType | null => {
  const stored = readStoredType(bytes);
  if (stored !== null) return stored === 'application/pdf' ? null : stored;
  const start = readAsciiText(bytes.subarray(0, 16));
  if (bytes[0] === 0x89 && start.startsWith('PNG\r\n\u001a\n', 1)) return 'image/png';
  if (/^GIF8[79]a/.test(start)) return 'image/gif';
  if (!start.startsWith('ftyp', 4)) return null;
  const brands = readAsciiText(bytes.subarray(8, viewOf(bytes).getUint32(0)));
  return brandPatterns.find(([pattern]) => pattern.test(brands))?.[1] ?? null;
};

/**
 * The contents of the boxes that this path leads to (ISO/IEC 14496-12).
 * @throws RangeError where the file ends within the header of a box
 */
const findBoxes = (bytes: Uint8Array, [name, ...inner]: readonly string[]): readonly Uint8Array[] => {
  const [view, found] = [viewOf(bytes), [] as Uint8Array[]];
  for (let at = 0; at + 8 <= bytes.length; ) {
    const length = view.getUint32(at);
    const [header, size] =
      length === 1 ? [16, Number(view.getBigUint64(at + 8))] : [8, length === 0 ? bytes.length - at : length];
    if (size < header) break;
    if (readAsciiText(bytes.subarray(at + 4, at + 8)) === name)
      found.push(bytes.subarray(at + header, at + size));
    at += size;
  }
  return inner.length === 0 ? found : found.flatMap((box) => findBoxes(box, inner));
};

/** The largest size in a file of several pictures, such as the tiles of one and its thumbnail. */
const readLargestSize = (bytes: Uint8Array): PixelSize | null => {
  // Four bytes of version and flags begin the boxes 'meta' and 'ispe'.
  const sizes = findBoxes(bytes, ['meta'])
    .flatMap((meta) => findBoxes(meta.subarray(4), ['iprp', 'ipco', 'ispe']))
    .map((box) => ({ width: viewOf(box).getUint32(4), height: viewOf(box).getUint32(8) }));
  const [largest = null] = sizes.sort((a, b) => b.width * b.height - a.width * a.height);
  return largest;
};

/** Past the last byte of a PNG, chunk by chunk. @throws RangeError where it is cut off */
const findPngEnd = (bytes: Uint8Array): number => {
  const view = viewOf(bytes);
  for (let at = 8; ; ) {
    const name = view.getUint32(at + 4);
    // A chunk has its length, its name, its data and a checksum.
    at += 12 + view.getUint32(at);
    if (name === 0x49454e44) return at;
  }
};

interface PictureFormat {
  readonly readSize: (bytes: Uint8Array) => PixelSize | null;
  /** Past the last byte of the picture, as its structure says. @throws RangeError where it is cut off */
  readonly findEnd: (bytes: Uint8Array) => number;
}

const endOfFile = ({ length }: Uint8Array): number => length;

const formats: Readonly<Record<PictureType, PictureFormat>> = {
  'image/jpeg': { readSize: readPixelSize, findEnd: findJpegEnd },
  'image/webp': { readSize: readPixelSize, findEnd: (bytes) => viewOf(bytes).getUint32(4, true) + 8 },
  'image/png': {
    readSize: (bytes) => ({ width: viewOf(bytes).getUint32(16), height: viewOf(bytes).getUint32(20) }),
    findEnd: findPngEnd,
  },
  'image/gif': {
    readSize: (bytes) => ({
      width: viewOf(bytes).getUint16(6, true),
      height: viewOf(bytes).getUint16(8, true),
    }),
    findEnd: endOfFile,
  },
  'image/avif': { readSize: readLargestSize, findEnd: endOfFile },
  'image/heic': { readSize: readLargestSize, findEnd: endOfFile },
};

/** null for a picture that is cut off, or whose header has no size. */
export const readPictureFile = (type: PictureType, file: Uint8Array<ArrayBuffer>): PictureFile | null => {
  try {
    const end = formats[type].findEnd(file);
    const [bytes, rest] = [file.subarray(0, end), file.subarray(end)];
    const size = formats[type].readSize(bytes);
    return end <= file.length && size !== null && size.width > 0 && size.height > 0
      ? { type, size, bytes, rest }
      : null;
  } catch {
    // The file ends within its header.
    return null;
  }
};
