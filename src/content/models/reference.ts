/** The reference in a receipt. It is separate from receipt.ts, whose messages only one page needs. */
import { maxIdAttempts, toRecordId } from '../../domain/request/recordId.ts';
import { readFields, type UncheckedDocument } from '../../lib/readFields.ts';

/** After any number of attempts, the id consists of the code's own segments. */
const attempts = Array.from({ length: maxIdAttempts }, (_, attempt) => attempt);

/** Null unless the document has a reference that derives from its code. */
export const parseReference = ({ id, data }: UncheckedDocument): string | null => {
  const storedId = readFields(data).get('recordId');
  return attempts.map((attempt) => toRecordId(id, attempt)).find((recordId) => recordId === storedId) ?? null;
};
