/** A PDF that a record offers, by its address, its name and its size. */
import { readBoundedLine, readFields } from '../../lib/readFields.ts';
import { fileAddressPattern, maxPdfBytes } from './storedPicture.ts';

export interface AttachedFile {
  /** '/files/ID/NAME.pdf' */
  readonly src: string;
  /** As readers see it; never blank. */
  readonly name: string;
  /** Bytes. */
  readonly size: number;
}

/** Characters. */
export const maxFileTextLength = 120;

export const isFileSize = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) > 0 && Number(value) <= maxPdfBytes;

/** Null for an unusable file: without a name or its size, or with an address outside /files/. */
export const parseAttachedFile = (value: unknown): AttachedFile | null => {
  const fields = readFields(value);
  const [src, size] = [fields.get('src'), fields.get('size')];
  const name = readBoundedLine(fields.get('name'), maxFileTextLength) ?? '';
  return typeof src === 'string' && fileAddressPattern.test(src) && name !== '' && isFileSize(size)
    ? { src, name, size }
    : null;
};
