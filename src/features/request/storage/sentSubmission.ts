/**
 * The submission that a stored draft was sent in (docs/decisions/0019-record-id-and-receipt.md): after a reload the form sends
 * under the same id again, and a receipt that is found replaces the draft. Every page reads it, so it reads nothing else of
 * a draft. Anyone who uses the tab can have written the text, so each part is checked.
 */
import type { GeneratedId, SentSubmission, StoredResult } from '../../../../machines/request/context.ts';
import { receiptCodePattern } from '../../../domain/request/receiptCode.ts';
import { maxIdAttempts, toRecordId } from '../../../domain/request/recordId.ts';
import { type FormType, formTypes } from '../../../form/types.ts';
import { readFields, tryParseJson } from '../../../lib/readFields.ts';
import { draftKey } from './expiredDrafts.ts';
import { parseSchedule, storeTabReceipt } from './tabReceipt.ts';

/** Null unless it is a receipt code and the number of ids generated, this one included. */
export const parseGeneratedId = (code: unknown, draws: unknown): GeneratedId | null =>
  typeof code === 'string' &&
  receiptCodePattern.test(code) &&
  typeof draws === 'number' &&
  Number.isInteger(draws) &&
  draws >= 1 &&
  draws <= maxIdAttempts
    ? { code, id: toRecordId(code, draws - 1), isLastAttempt: draws >= maxIdAttempts }
    : null;

export const serializeSubmission = ({ generatedId, idAttempts, earlier }: SentSubmission) => ({
  code: generatedId.code,
  draws: idAttempts,
  schedule: parseSchedule(earlier.schedule),
});

/** The submission in the text of a stored draft; null if it was not sent. */
export const parseSubmission = (text: string | null): SentSubmission | null => {
  const parts = readFields(readFields(tryParseJson(text ?? '')).get('sent'));
  const [draws, schedule] = [parts.get('draws'), parseSchedule(parts.get('schedule'))];
  const generatedId = parseGeneratedId(parts.get('code'), draws);
  return generatedId === null
    ? null
    : { generatedId, idAttempts: Number(draws), earlier: schedule === null ? {} : { schedule } };
};

const types = Object.keys(formTypes) as FormType[];

/** The stored drafts that were sent under this code, in the tab and on the phone. */
const findSentDrafts = (code: string) => {
  try {
    return types.flatMap((type) =>
      [sessionStorage, localStorage].flatMap((storage) => {
        const submission = parseSubmission(storage.getItem(draftKey(type)));
        return submission?.generatedId.code === code ? [{ type, storage, submission }] : [];
      }),
    );
  } catch {
    // Blocked storage has no data of ours.
    return [];
  }
};

export const hasSentDraft = (code: string): boolean => findSentDrafts(code).length > 0;

/**
 * Replaces the drafts that were sent under this code by the receipt of their request.
 * @param recordId null if the receipt does not include it
 * @returns null if no draft was sent under this code
 */
export const replaceSentDrafts = (code: string, recordId: string | null): StoredResult | null => {
  const found = findSentDrafts(code);
  for (const { type, storage } of found) storage.removeItem(draftKey(type));
  const [first] = found;
  if (first === undefined) return null;
  const { generatedId, earlier } = first.submission;
  const schedule = parseSchedule(earlier.schedule);
  const stored = {
    id: recordId ?? generatedId.id,
    code,
    record: null,
    schedule,
    // Without a day more than one version was sent.
    mayBeOlder: schedule === null,
  };
  try {
    storeTabReceipt(first.type, stored);
  } catch {
    // The notice on the page shows the reference.
  }
  return stored;
};
