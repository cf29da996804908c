/** Stores drafts, with the submission in which their answers were sent, and watches the phone's. A form loads it once it is hydrated. */
import type { SentSubmission } from '../../../../machines/request/context.ts';
import { parseStoredParts } from '../../../form/draft.ts';
import type { FormType } from '../../../form/types.ts';
import { local, readPhoneDraft, readTabDraft, session } from './draftStorage.ts';
import { draftKey } from './expiredDrafts.ts';
import { mergeSubmission, parseSubmission, serializeSubmission } from './sentSubmission.ts';

/** @throws if the text is not stored afterwards: full and blocked storage may throw, or fail silently */
const storeText = (storage: Storage, key: string, text: string): void => {
  storage.setItem(key, text);
  if (storage.getItem(key) !== text) throw new Error('Storage does not keep a draft.');
};

/**
 * Adds to the text of a draft what is stored beside the answers.
 * @param replaced the stored text that this one replaces
 */
const addParts = (
  draft: string,
  submission: SentSubmission | null,
  replaced: string | null,
  more: object = {},
): string =>
  JSON.stringify({
    ...Object.fromEntries(parseStoredParts(draft)),
    ...(submission !== null && { sent: serializeSubmission(mergeSubmission(submission, replaced)) }),
    ...more,
  });

/** @param submission in which the answers were sent; null if they were not */
export const storeTabDraft = (type: FormType, draft: string, submission: SentSubmission | null): void =>
  storeText(session(), draftKey(type), addParts(draft, submission, session().getItem(draftKey(type))));

/** @param submission in which the answers were sent; null if they were not */
export const storePhoneDraft = (type: FormType, draft: string, submission: SentSubmission | null): void =>
  storeText(
    local(),
    draftKey(type),
    addParts(draft, submission, local().getItem(draftKey(type)), { keptAt: Date.now() }),
  );

/** The submission of the draft that a new form restores; null if it was not sent. Leaves every draft to `findDrafts`. */
export const findSentSubmission = (type: FormType): SentSubmission | null => {
  if (readTabDraft(type).tag === 'draft') return parseSubmission(session().getItem(draftKey(type)));
  if (readPhoneDraft(type).tag === 'draft') return parseSubmission(local().getItem(draftKey(type)));
  return null;
};

/**
 * Adds a submission to the stored drafts of these answers, and to a draft that another tab changed and sends under the same
 * code. Their age stays.
 */
export const markDrafts = (type: FormType, draft: string, submission: SentSubmission): void => {
  try {
    for (const [storage, found] of [
      [session(), readTabDraft(type)] as const,
      [local(), readPhoneDraft(type)] as const,
    ])
      if (found.tag === 'draft') {
        const text = storage.getItem(draftKey(type)) ?? '';
        const isSent = parseSubmission(text)?.requestIds.receiptCode === submission.requestIds.receiptCode;
        if (found.draft === draft || isSent)
          storage.setItem(draftKey(type), addParts(text, submission, text));
      }
  } catch {
    // Without the mark the next session still looks the receipt code up.
  }
};

/**
 * Calls back when another tab changes the phone's draft, and when this tab becomes visible again: the draft may have
 * expired.
 */
export const watchPhoneDraft = (type: FormType, onChange: () => void): (() => void) => {
  const handleStorage = ({ key, storageArea }: StorageEvent) => {
    if (storageArea === local() && (key === draftKey(type) || key === null)) onChange();
  };
  const handleVisible = () => {
    if (document.visibilityState === 'visible') onChange();
  };
  window.addEventListener('storage', handleStorage);
  window.addEventListener('pageshow', handleVisible);
  document.addEventListener('visibilitychange', handleVisible);
  return () => {
    window.removeEventListener('storage', handleStorage);
    window.removeEventListener('pageshow', handleVisible);
    document.removeEventListener('visibilitychange', handleVisible);
  };
};
