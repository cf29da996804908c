/** The reference that a receipt tells. It stands apart from how far the request is, whose words only one page needs. */
import { maxIdAttempts, toRecordId } from '../../domain/request/recordId.ts';
import { readFields, type UncheckedDocument } from '../../lib/readFields.ts';

/** Whatever the draw, the id is the code's own segments. */
const attempts = Array.from({ length: maxIdAttempts }, (_, attempt) => attempt);

/** null where the document holds none that is cut from its code. */
export const parseReference = ({ id, data }: UncheckedDocument): string | null => {
  const storedId = readFields(data).get('recordId');
  return attempts.map((attempt) => toRecordId(id, attempt)).find((recordId) => recordId === storedId) ?? null;
};
