/** The number of an issued document: one series a year, '2026-00042'. */

export interface DocumentNumber {
  readonly year: number;
  /** From 1 to `maxSerial`. */
  readonly serial: number;
}

export const maxSerial = 999_999;

export const formatDocumentNumber = ({ year, serial }: DocumentNumber): string =>
  `${String(year).padStart(4, '0')}-${String(serial).padStart(5, '0')}`;

/** Five digits, or six that begin with none of 0. */
const numberPattern = /^(\d{4})-(\d{5}|[1-9]\d{5})$/;

/** Null for any other text, and for number 0. */
export const parseDocumentNumber = (text: string): DocumentNumber | null => {
  const match = numberPattern.exec(text);
  if (match === null) return null;
  const serial = Number(match[2]);
  return serial === 0 ? null : { year: Number(match[1]), serial };
};
