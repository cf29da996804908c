/**
 * A picture or a PDF that staff add (docs/decisions/0054-pictures-that-staff-add.md): one document of `Picture_List`, whose id
 * is the hash of its bytes, so that an address never shows other content. Its name and its alt text belong to the record that
 * shows it.
 */
import { readFields } from '../../lib/readFields.ts';

export const maxPdfBytes = 500_000;

/** The parts of an address and the limit of each type. */
export const storedTypes = {
  'image/webp': { directory: 'images', extension: 'webp', maxBytes: 300_000 },
  'image/jpeg': { directory: 'images', extension: 'jpg', maxBytes: 300_000 },
  'application/pdf': { directory: 'files', extension: 'pdf', maxBytes: maxPdfBytes },
} as const;

export type StoredType = keyof typeof storedTypes;

/** Maximum pixels of a picture's longer side. */
export const maxPictureSide = 1_600;

/** Maximum characters of `bytes`, which are base64: 500,000 bytes have 666,668. */
export const maxEncodedLength = 700_000;

/** The fields of a document of `Picture_List`. */
export interface StoredPicture {
  readonly type: StoredType;
  /** Base64. */
  readonly bytes: string;
  /** Pixels; of a picture only. */
  readonly width?: number;
  readonly height?: number;
  /** Epoch ms. */
  readonly uploaded: number;
}

export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

const startsWith = (bytes: Uint8Array, text: string, at = 0): boolean =>
  [...text].every((sign, i) => bytes[at + i] === sign.charCodeAt(0));

/** The type by the first bytes, whatever a name says; null for any other file. */
export const readStoredType = (bytes: Uint8Array): StoredType | null => {
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return 'image/webp';
  if (startsWith(bytes, '\u00ff\u00d8\u00ff')) return 'image/jpeg';
  return startsWith(bytes, '%PDF-') ? 'application/pdf' : null;
};

const readWebpSize = (view: DataView, bytes: Uint8Array): PixelSize | null => {
  // Another file may follow the picture.
  if (view.getUint32(4, true) + 8 !== bytes.length) return null;
  const read24 = (at: number): number => view.getUint16(at, true) + (view.getUint8(at + 2) << 16);
  if (startsWith(bytes, 'VP8X', 12)) return { width: read24(24) + 1, height: read24(27) + 1 };
  if (startsWith(bytes, 'VP8L', 12)) {
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
  }
  if (startsWith(bytes, 'VP8 ', 12))
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  return null;
};

/** Markers of a frame's header: all of C0 to CF but the tables C4, C8 and CC. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** The marker that ends a JPEG. */
const endOfImage = 0xd9;

/** FF 00 is a byte of a scan's data; any number of bytes FF may stand before a marker; D0 to D7 restart a scan. */
const isSegmentMarker = (byte: number): boolean =>
  byte !== 0x00 && byte !== 0xff && !(byte >= 0xd0 && byte <= 0xd7);

interface JpegSegment {
  readonly marker: number;
  /** The place of its length, which follows the marker. */
  readonly at: number;
}

/**
 * The segments of a JPEG up to its first end mark (ITU-T T.81, B.1.1). The data of a scan, which belong to no segment, are passed over.
 * @throws RangeError where the file ends before that
 */
function* readJpegSegments(bytes: Uint8Array): Generator<JpegSegment, void> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 2; ; ) {
    const found = bytes.indexOf(0xff, at);
    const marker = view.getUint8(found === -1 ? bytes.length : found + 1);
    at = found + 1;
    if (!isSegmentMarker(marker)) continue;
    at += 1;
    yield { marker, at };
    if (marker === endOfImage) return;
    at += view.getUint16(at);
  }
}

/** Past the last byte of a JPEG. A thumbnail within a segment has an end of its own. @throws RangeError where it is cut off */
export const findJpegEnd = (bytes: Uint8Array): number => [...readJpegSegments(bytes)].at(-1)!.at;

const readJpegSize = (view: DataView, bytes: Uint8Array): PixelSize | null => {
  // Another file may follow the picture.
  if (findJpegEnd(bytes) !== bytes.length) return null;
  for (const { marker, at } of readJpegSegments(bytes))
    if (isFrame(marker)) return { width: view.getUint16(at + 5), height: view.getUint16(at + 3) };
  return null;
};

/** The pixels that the header of a WebP or JPEG names; null for a PDF, and for a file that is cut off or goes on after its picture. */
export const readPixelSize = (bytes: Uint8Array): PixelSize | null => {
  const type = readStoredType(bytes);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const size =
      type === 'image/webp'
        ? readWebpSize(view, bytes)
        : type === 'image/jpeg'
          ? readJpegSize(view, bytes)
          : null;
    return size !== null && size.width > 0 && size.height > 0 ? size : null;
  } catch {
    // The file ends within its header.
    return null;
  }
};

/** Why a file cannot be stored, as an error message words it; null if it can. */
export const findFileProblem = (bytes: Uint8Array): string | null => {
  const type = readStoredType(bytes);
  if (type === null) return 'is no WebP, JPEG or PDF';
  const { maxBytes } = storedTypes[type];
  if (bytes.length > maxBytes) return `has ${bytes.length} bytes, and may have ${maxBytes}`;
  if (type === 'application/pdf') return null;
  const size = readPixelSize(bytes);
  if (size === null) return 'is a damaged picture';
  return Math.max(size.width, size.height) > maxPictureSide
    ? `has ${size.width} × ${size.height} pixels, and may have ${maxPictureSide} on each side`
    : null;
};

/** The first 32 hexadecimal digits of the content's SHA-256. Browsers have this function on secure pages only. */
export const toPictureId = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))).slice(0, pictureIdLength);

export const pictureIdLength = 32;

const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

const base64Pattern = /^[A-Za-z0-9+/]*={0,2}$/;

/** The bytes of a base64 text; null for any other text. */
export const decodeBytes = (text: string): Uint8Array<ArrayBuffer> | null => {
  if (text.length % 4 !== 0 || !base64Pattern.test(text)) return null;
  const signs = atob(text);
  const bytes = new Uint8Array(signs.length);
  // `Uint8Array.from` with a function takes 20 times as long.
  for (let at = 0; at < signs.length; at += 1) bytes[at] = signs.charCodeAt(at);
  return bytes;
};

/** Base64 of the bytes. */
export const encodeBytes = (bytes: Uint8Array): string => {
  // A call with all bytes as arguments would overflow the stack.
  const parts = Array.from({ length: Math.ceil(bytes.length / 0x2000) }, (_, i) =>
    String.fromCharCode(...bytes.subarray(i * 0x2000, (i + 1) * 0x2000)),
  );
  return btoa(parts.join(''));
};

export interface PictureContent {
  readonly type: StoredType;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** The content of a file; null unless it can be stored under this id. */
export const checkContent = async (
  id: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<PictureContent | null> => {
  const type = readStoredType(bytes);
  const isRight = type !== null && findFileProblem(bytes) === null && (await toPictureId(bytes)) === id;
  return isRight ? { type, bytes } : null;
};

/**
 * The content of a document of `Picture_List`, whose fields are unchecked; null unless its bytes are what its id, its type and
 * its pixels say.
 */
export const readStoredPicture = async (id: string, data: unknown): Promise<PictureContent | null> => {
  const fields = readFields(data);
  const text = fields.get('bytes');
  const bytes = typeof text === 'string' && text.length <= maxEncodedLength ? decodeBytes(text) : null;
  const content = bytes === null ? null : await checkContent(id, bytes);
  if (content === null || content.type !== fields.get('type')) return null;
  const { width, height } = readPixelSize(content.bytes) ?? {};
  return width === fields.get('width') && height === fields.get('height') ? content : null;
};

/** The document for a file. @param uploaded epoch ms. @throws Error for a file that `findFileProblem` refuses */
export const toStoredPicture = (bytes: Uint8Array, uploaded: number): StoredPicture => {
  const type = readStoredType(bytes);
  const problem = findFileProblem(bytes);
  if (type === null || problem !== null) throw new Error(`The file ${problem}.`);
  return { type, bytes: encodeBytes(bytes), ...readPixelSize(bytes), uploaded };
};

export interface PictureAddress {
  readonly id: string;
  readonly extension: string;
  /** Its path below the directory that has the files: 'images/ID.webp', 'files/ID.pdf'. */
  readonly file: string;
}

const maxFileNameLength = 60;

const idSource = `([0-9a-f]{${pictureIdLength}})`;
const imageAddressSource = `/images/${idSource}\\.(webp|jpg)`;
const fileAddressSource = `/files/${idSource}/[A-Za-z0-9-]{1,${maxFileNameLength}}\\.(pdf)`;

const imageAddressPattern = new RegExp(`^${imageAddressSource}$`);
export const fileAddressPattern = new RegExp(`^${fileAddressSource}$`);
/** Of any such address within a text. */
export const pictureAddressSource = `${imageAddressSource}|${fileAddressSource}`;

/** '/images/ID.webp', '/files/ID/NAME.pdf'; null for any other address. */
export const parsePictureAddress = (address: string): PictureAddress | null => {
  const [, id = '', extension = ''] =
    imageAddressPattern.exec(address) ?? fileAddressPattern.exec(address) ?? [];
  if (id === '') return null;
  return { id, extension, file: `${extension === 'pdf' ? 'files' : 'images'}/${id}.${extension}` };
};

/** '/images/ID.webp' */
export const toPicturePath = (id: string, type: 'image/webp' | 'image/jpeg'): string =>
  `/images/${id}.${storedTypes[type].extension}`;

/** The name of a file's address: ASCII letters, digits and '-'. 'Ordinansa Blg. 5, Niño.pdf' → 'Ordinansa-Blg-5-Nino' */
export const toFileName = (name: string): string =>
  name
    .replace(/\.pdf$/i, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .slice(0, maxFileNameLength)
    .replace(/^-+|-+$/g, '') || 'file';

/** '/files/ID/Ordinance-5.pdf' @param name as readers see it */
export const toFilePath = (id: string, name: string): string => `/files/${id}/${toFileName(name)}.pdf`;
