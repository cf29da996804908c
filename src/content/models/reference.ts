/** What a form reads of a receipt: reference, version, appointment. It is separate from receipt.ts, whose messages only one page needs. */
import { parseMoment } from '../../domain/request/appointment.ts';
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

/**
 * When the citizen comes, as the receipt has it: the day chosen, and the one to which the hall moved it. Null for what it does not
 * name; receipts of 1.0.0 and before never name the day chosen.
 */
export const parseReceiptDays = ({
  data,
}: UncheckedDocument): { readonly schedule: string | null; readonly movedTo: string | null } => {
  const fields = readFields(data);
  return { schedule: parseMoment(fields.get('schedule')), movedTo: parseMoment(fields.get('movedTo')) };
};
