/**
 * Reads and deletes stored drafts (docs/decisions/0006-drafts.md): in the tab, and on the phone if the citizen chose so, one key
 * per form type. The phone's own clock measures their age, as it did when they were stored: the server's time may not be
 * known yet. draftWriter.ts stores them.
 */
import type { RecalledDrafts } from '../../../../machines/request/draft.ts';
import { draftLifetime } from '../../../../machines/request/draftLifetime.ts';
import { parseDraft, parseStoredParts } from '../../../form/draft.ts';
import type { FormType } from '../../../form/types.ts';
import { draftKey, isWithinLifetime } from './expiredDrafts.ts';

const removeText = (storage: () => Storage, key: string): void => {
  try {
    storage().removeItem(key);
  } catch {
    // Blocked storage has no data of ours.
  }
};

export const local = (): Storage => window.localStorage;
export const session = (): Storage => window.sessionStorage;

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

export const readTabDraft = (type: FormType): ReadResult =>
  readStorage(session, draftKey(type), (text) => parseTabDraft(type, text));
export const readPhoneDraft = (type: FormType): ReadResult =>
  readStorage(local, draftKey(type), (text) => parsePhoneDraft(type, text, Date.now()));

/** Deletes a draft that is expired or unreadable. */
const deleteUnusable = (storage: () => Storage, type: FormType, found: ReadResult): void => {
  if (found.tag === 'over' || found.tag === 'broken') removeText(storage, draftKey(type));
};

const draftOrNull = (found: ReadResult): string | null => (found.tag === 'draft' ? found.draft : null);

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

export const removeTabDraft = (type: FormType): void => removeText(session, draftKey(type));
export const removePhoneDraft = (type: FormType): void => removeText(local, draftKey(type));
