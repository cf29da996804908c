/**
 * What the bytes of a picture file say, whatever its name says: its type, its pixels, and where it ends. The file is not decoded,
 * because a picture of 20,000 × 20,000 pixels then takes 1.6 GB.
 */
import {
  type PixelSize,
  readJpegSegments,
  readPixelSize,
  readStoredType,
  startOfScan,
} from '../../../content/models/storedPicture.ts';

/** Types that browsers decode. Whether this one does shows when it tries. */
type PictureType = 'image/jpeg' | 'image/png' | 'image/webp' | 'image/gif' | 'image/avif' | 'image/heic';

export interface PictureFile {
  readonly type: PictureType;
  readonly size: PixelSize;
  /** Without what follows the picture, such as the film of a 'live' photo. */
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** ASCII characters as they are, others by windows-1252, which browsers also call Latin-1. */
const decoder = new TextDecoder('latin1');
export const readAsciiText = (bytes: Uint8Array): string => decoder.decode(bytes);

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array): DataView =>
  new DataView(buffer, byteOffset, byteLength);

/** The brands that begin an ISO media file (ISO/IEC 23008-12, annex B). */
const brandPatterns: readonly (readonly [RegExp, PictureType])[] = [
  [/avif|avis/, 'image/avif'],
  [/hei[cxms]|hev[cxms]|mif1|msf1/, 'image/heic'],
];

/** null for a file that is no picture of these types. */
export const findPictureType = (bytes: Uint8Array): PictureType | null => {
  const stored = readStoredType(bytes);
  if (stored !== null) return stored === 'application/pdf' ? null : stored;
  const start = readAsciiText(bytes.subarray(0, 64));
  if (bytes[0] === 0x89 && start.startsWith('PNG\r\n\u001a\n', 1)) return 'image/png';
  if (/^GIF8[79]a/.test(start)) return 'image/gif';
  if (!start.startsWith('ftyp', 4)) return null;
  return brandPatterns.find(([pattern]) => pattern.test(start))?.[1] ?? null;
};

/** The largest size in a file of several pictures, such as the tiles of one and its thumbnail. */
const readLargestSize = (bytes: Uint8Array): PixelSize | null => {
  const view = viewOf(bytes);
  // The sizes stand before the pictures.
  const sizes = [...readAsciiText(bytes.subarray(0, 65_536)).matchAll(/ispe/g)].map(({ index }) => ({
    width: view.getUint32(index + 8),
    height: view.getUint32(index + 12),
  }));
  const [largest = null] = sizes.sort((a, b) => b.width * b.height - a.width * a.height);
  return largest;
};

/** Past the last byte of a JPEG, or 0. A thumbnail in the segments before the first scan has an end of its own. */
const findJpegEnd = (bytes: Uint8Array): number => {
  const scan = [...readJpegSegments(viewOf(bytes))].find(({ marker }) => marker === startOfScan);
  if (scan === undefined) return 0;
  let { at } = scan;
  do at = bytes.indexOf(0xff, at + 1);
  while (at !== -1 && bytes[at + 1] !== 0xd9);
  return at === -1 ? 0 : at + 2;
};

interface PictureFormat {
  readonly readSize: (bytes: Uint8Array) => PixelSize | null;
  /** Past the last byte of the picture. Where the picture is cut off it leaves too little, or more than there is, to read a size. */
  readonly findEnd: (bytes: Uint8Array) => number;
}

const endOfFile = ({ length }: Uint8Array): number => length;

const formats: Readonly<Record<PictureType, PictureFormat>> = {
  'image/jpeg': { readSize: readPixelSize, findEnd: findJpegEnd },
  'image/webp': { readSize: readPixelSize, findEnd: (bytes) => viewOf(bytes).getUint32(4, true) + 8 },
  'image/png': {
    readSize: (bytes) => ({ width: viewOf(bytes).getUint32(16), height: viewOf(bytes).getUint32(20) }),
    // The name of the last chunk and its checksum.
    findEnd: (bytes) => readAsciiText(bytes).indexOf('IEND') + 8,
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
    const bytes = file.subarray(0, formats[type].findEnd(file));
    const size = formats[type].readSize(bytes);
    return size !== null && size.width > 0 && size.height > 0 ? { type, size, bytes } : null;
  } catch {
    // The file ends within its header.
    return null;
  }
};
