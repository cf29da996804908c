/**
 * Stores drafts (docs/decisions/0006-drafts.md): in the tab, and on the phone if the citizen chooses so, one key per form
 * type. The phone's own clock measures their age, as it did when they were stored: the server's time may not be known
 * yet.
 */
import type { SentSubmission } from '../../../../machines/request/context.ts';
import type { RecalledDrafts } from '../../../../machines/request/draft.ts';
import { draftLifetime } from '../../../../machines/request/draftLifetime.ts';
import { parseDraft, parseStoredParts } from '../../../form/draft.ts';
import type { FormType } from '../../../form/types.ts';
import { draftKey, isWithinLifetime } from './expiredDrafts.ts';
import { mergeSubmission, parseSubmission, serializeSubmission } from './sentSubmission.ts';

/** @throws if the text is not stored afterwards: full and blocked storage may throw, or fail silently */
const storeText = (storage: Storage, key: string, text: string): void => {
  storage.setItem(key, text);
  if (storage.getItem(key) !== text) throw new Error('Storage does not keep a draft.');
};

const removeText = (storage: () => Storage, key: string): void => {
  try {
    storage().removeItem(key);
  } catch {
    // Blocked storage has no data of ours.
  }
};

const local = () => window.localStorage;
const session = () => window.sessionStorage;

type ReadResult =
  | { readonly tag: 'none' | 'over' | 'broken' }
  | { readonly tag: 'draft'; readonly draft: string; readonly remainingTime: number };

const parseTabDraft = (type: FormType, text: string): ReadResult => {
  const draft = parseDraft(type, text);
  return draft === '' ? { tag: 'broken' } : { tag: 'draft', draft, remainingTime: draftLifetime };
};

const parsePhoneDraft = (type: FormType, text: string, now: number): ReadResult => {
  const storedAt = parseStoredParts(text).get('keptAt');
  const draft = parseDraft(type, text);
  if (draft === '' || typeof storedAt !== 'number' || !Number.isFinite(storedAt)) return { tag: 'broken' };
  return isWithinLifetime(storedAt, now)
    ? { tag: 'draft', draft, remainingTime: storedAt + draftLifetime - now }
    : { tag: 'over' };
};

const readStorage = (
  storage: () => Storage,
  key: string,
  readText: (text: string) => ReadResult,
): ReadResult => {
  try {
    const text = storage().getItem(key);
    return text === null ? { tag: 'none' } : readText(text);
  } catch {
    return { tag: 'none' };
  }
};

const readTabDraft = (type: FormType): ReadResult =>
  readStorage(session, draftKey(type), (text) => parseTabDraft(type, text));
const readPhoneDraft = (type: FormType): ReadResult =>
  readStorage(local, draftKey(type), (text) => parsePhoneDraft(type, text, Date.now()));

/** Deletes a draft that is expired or unreadable. */
const deleteUnusable = (storage: () => Storage, type: FormType, found: ReadResult): void => {
  if (found.tag === 'over' || found.tag === 'broken') removeText(storage, draftKey(type));
};

const draftOrNull = (found: ReadResult): string | null => (found.tag === 'draft' ? found.draft : null);

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

/** Deletes drafts that are expired or unreadable. */
export const findDrafts = (type: FormType): Omit<RecalledDrafts, 'isInMemory'> => {
  const [tab, phone] = [readTabDraft(type), readPhoneDraft(type)];
  deleteUnusable(session, type, tab);
  deleteUnusable(local, type, phone);
  return {
    tab: draftOrNull(tab),
    phone: draftOrNull(phone),
    remainingTime: phone.tag === 'draft' ? phone.remainingTime : draftLifetime,
    isBroken: tab.tag === 'broken' || phone.tag === 'broken',
  };
};

/** Null if the phone has no draft. Deletes one that is expired or unreadable. */
export const findPhoneDraft = (type: FormType): string | null => {
  const found = readPhoneDraft(type);
  deleteUnusable(local, type, found);
  return draftOrNull(found);
};

/** @param submission in which the answers were sent; null if they were not */
export const storeTabDraft = (type: FormType, draft: string, submission: SentSubmission | null): void =>
  storeText(session(), draftKey(type), addParts(draft, submission, session().getItem(draftKey(type))));
export const removeTabDraft = (type: FormType): void => removeText(session, draftKey(type));

/** @param submission in which the answers were sent; null if they were not */
export const storePhoneDraft = (type: FormType, draft: string, submission: SentSubmission | null): void =>
  storeText(
    local(),
    draftKey(type),
    addParts(draft, submission, local().getItem(draftKey(type)), { keptAt: Date.now() }),
  );
export const removePhoneDraft = (type: FormType): void => removeText(local, draftKey(type));

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
