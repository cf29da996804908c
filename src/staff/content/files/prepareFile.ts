/**
 * Prepares a file that a clerk chose: checks it by its bytes, and makes of it what the store takes. A picture is encoded again, a PDF
 * stays as it is. The server checks both once more.
 */
import {
  findFileProblem,
  type PixelSize,
  readPixelSize,
  readStoredType,
  type StoredType,
  storedTypes,
  toPictureId,
} from '../../../content/models/storedPicture.ts';
import { encodePicture } from './encodePicture.ts';
import { FileError } from './fileProblem.ts';
import { beginWithHeader, findPdfEnd, findPdfStart, pdfStartLength } from './pdfFile.ts';
import { findPictureType, readAsciiText, readPictureFile } from './pictureFile.ts';

/** A file as the store takes it. */
export interface PreparedFile {
  readonly id: string;
  readonly type: StoredType;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** null for a PDF. */
  readonly pixels: PixelSize | null;
  /** The name of the chosen file, without its ending. */
  readonly name: string;
}

/** Of a picture file: a camera's has 3 to 8 MB. */
const maxPictureFileBytes = 10_000_000;

/** A decoded picture takes four bytes for each pixel; a canvas of most browsers has at most 16,384 pixels on a side. */
const maxDecoded = { pixels: 65_000_000, side: 16_384 } as const;

// biome-ignore lint/suspicious/noControlCharactersInRegex: a name from another computer may have them.
const badNamePattern = /[/\\\u0000-\u001f\u007f]|\p{Bidi_Control}/u;

/** What begins a page, a program or a PDF. */
const foreignPattern = /<(?:html|script)[\s>]|<!doctype html|<\?php|%PDF-\d/i;

/** These signs mark the end of a ZIP archive. */
const archiveEnd = 'PK\u0005\u0006';

/** Whether the bytes before or after a picture or a PDF are another file. Within one, any text may stand. */
const hasOtherFile = (around: Uint8Array): boolean => {
  const text = readAsciiText(around);
  return foreignPattern.test(text) || text.includes(archiveEnd);
};

const readBytes = async (file: Blob): Promise<Uint8Array<ArrayBuffer>> => {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch (error) {
    // It was moved or deleted after it was chosen.
    throw new FileError('unreadable', { cause: error });
  }
};

/** What a picture and a PDF must both pass. */
const checkFile = (file: File): void => {
  // Only there does a browser compute the hash that is the file's address.
  if (!isSecureContext) throw new FileError('notSecure');
  if (badNamePattern.test(file.name)) throw new FileError('name');
  if (file.size === 0) throw new FileError('empty');
};

/** @throws FileError where the server would refuse it */
const toPreparedFile = async (bytes: Uint8Array<ArrayBuffer>, { name }: File): Promise<PreparedFile> => {
  const [type, problem] = [readStoredType(bytes), findFileProblem(bytes)];
  if (type === null || problem !== null) throw new FileError('unknown', { cause: problem });
  return {
    id: await toPictureId(bytes),
    type,
    bytes,
    pixels: readPixelSize(bytes),
    name: name.replace(/\.[a-z\d]{1,5}$/i, ''),
  };
};

const decodePicture = async (blob: Blob): Promise<ImageBitmap> => {
  try {
    return await createImageBitmap(blob, { imageOrientation: 'from-image' });
  } catch (error) {
    throw new FileError(blob.type === 'image/heic' ? 'heic' : 'damaged', { cause: error });
  }
};

/** @throws FileError */
export const preparePicture = async (file: File, signal: AbortSignal): Promise<PreparedFile> => {
  checkFile(file);
  if (file.size >= maxPictureFileBytes) throw new FileError('pictureTooBig');
  const all = await readBytes(file);
  const type = findPictureType(all);
  if (type === null)
    throw new FileError(readStoredType(all) === 'application/pdf' ? 'pdfAsPicture' : 'notPicture');
  const picture = readPictureFile(type, all);
  if (picture === null) throw new FileError(type === 'image/heic' ? 'heic' : 'damaged');
  if (hasOtherFile(picture.rest)) throw new FileError('twoFiles');
  const { width, height } = picture.size;
  if (Math.max(width, height) > maxDecoded.side || width * height > maxDecoded.pixels)
    throw new FileError('tooManyPixels');
  const bitmap = await decodePicture(new Blob([picture.bytes], { type }));
  try {
    const encoded = await encodePicture(bitmap, signal);
    return await toPreparedFile(new Uint8Array(await encoded.arrayBuffer()), file);
  } finally {
    bitmap.close();
  }
};

/** @throws FileError */
export const preparePdf = async (file: File): Promise<PreparedFile> => {
  checkFile(file);
  const start = await readBytes(file.slice(0, pdfStartLength));
  const from = findPictureType(start) === null ? findPdfStart(start) : -1;
  if (from === -1) throw new FileError('notPdf');
  if (file.size - from > storedTypes['application/pdf'].maxBytes) throw new FileError('pdfTooBig');
  const all = await readBytes(file);
  const end = findPdfEnd(all);
  if (end === null) throw new FileError('damaged');
  if ([all.subarray(0, from), all.subarray(end)].some(hasOtherFile)) throw new FileError('twoFiles');
  return toPreparedFile(beginWithHeader(all, from), file);
};
