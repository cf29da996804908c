/** The reference in a receipt, and the id of the stored version. They are separate from receipt.ts, whose messages only one page needs. */
import { receiptCodePattern } from '../../domain/request/receiptCode.ts';
import { maxIdAttempts, toRecordId } from '../../domain/request/recordId.ts';
import { readFields, type UncheckedDocument } from '../../lib/readFields.ts';

/** After any number of attempts, the id consists of the code's own segments. */
const attempts = Array.from({ length: maxIdAttempts }, (_, attempt) => attempt);

/** Null unless the document has a reference that derives from its code. */
export const parseReference = ({ id, data }: UncheckedDocument): string | null => {
  const storedId = readFields(data).get('recordId');
  return attempts.map((attempt) => toRecordId(id, attempt)).find((recordId) => recordId === storedId) ?? null;
};

/** The id of a version, a random UUID; null for anything else. */
export const parseVersionId = (raw: unknown): string | null =>
  typeof raw === 'string' && receiptCodePattern.test(raw) ? raw : null;

/** The id of the version that is stored; null when the receipt does not name one. */
export const parseStoredVersionId = ({ data }: UncheckedDocument): string | null =>
  parseVersionId(readFields(data).get('version'));
