/** Where a PDF begins and ends in a file. Readers search for both (ISO 32000-1, annex H.3), because programs write around them. */
import { readAsciiText } from './pictureFile.ts';

const [header, endMark] = ['%PDF-', '%%EOF'] as const;

/** How many bytes readers pass over before the header, and after the end. */
const maxAround = 1_024;

/** This many bytes of a file tell whether it is a PDF. */
export const pdfStartLength = maxAround + header.length;

/** The place of the header; -1 without one. */
export const findPdfStart = (bytes: Uint8Array): number =>
  readAsciiText(bytes.subarray(0, pdfStartLength)).indexOf(header);

/** Past the last byte of a PDF; null where it is cut off. Each part that a program adds later ends with the same mark. */
export const findPdfEnd = (bytes: Uint8Array): number | null => {
  const text = readAsciiText(bytes);
  const at = text.lastIndexOf(endMark);
  const end = at + endMark.length;
  // Blanks fill up the last block of some files.
  const isCutOff = at === -1 || text.slice(end).replace(/[\0\s]+/g, '').length > maxAround;
  return isCutOff ? null : end;
};

/** Whether the last number of a PDF is the place of its table of objects, or of the object that has the table. */
const isTableFound = (bytes: Uint8Array): boolean => {
  const text = readAsciiText(bytes);
  const [, place] = /^startxref\s+(\d+)\s/.exec(text.slice(text.lastIndexOf('startxref'))) ?? [];
  return place !== undefined && /^\s(?:xref|\d+\s+\d+\s+obj)/.test(text.slice(Number(place) - 1));
};

/**
 * The PDF with its header first, as the store needs it. The bytes before the header go. Where its places count them, the header moves
 * to the front instead, and blanks stand behind it.
 */
export const beginWithHeader = (bytes: Uint8Array<ArrayBuffer>, from: number): Uint8Array<ArrayBuffer> => {
  if (!isTableFound(bytes)) return bytes.subarray(from);
  const versionLength = header.length + '1.7'.length;
  const moved = bytes.slice().copyWithin(0, from, from + versionLength);
  return moved.fill(0x20, versionLength, versionLength + from);
};
