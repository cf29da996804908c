/**
 * The drafts of a form (docs/decisions/0006-drafts.md): in the tab, and on the phone if the citizen chose so, one key per form type.
 * A draft has its receipt code (docs/decisions/0065-one-code.md) under the name `sent`, where release 1.0.0 looks for the code of a
 * draft that was sent. Anyone who uses the phone can have written the text, so each part is checked.
 */
import type { RecalledDrafts } from '../../../../machines/request/draft.ts';
import { draftLifetime } from '../../../../machines/request/draftLifetime.ts';
import type { RequestEvent } from '../../../../machines/request/machine.ts';
import { parseVersionId } from '../../../content/models/reference.ts';
import { parseMoment } from '../../../domain/request/appointment.ts';
import { createRandomUuid, receiptCodePattern } from '../../../domain/request/receiptCode.ts';
import { parseDraft, parseStoredParts } from '../../../form/draft.ts';
import { type FormType, formTypes } from '../../../form/types.ts';
import { readFields, tryParseJson } from '../../../lib/readFields.ts';
import { requestKey } from '../../../ssr/hydration/requestKeys.ts';
import { findRemainingTime, readText, removeText, type StorageName, storeText } from './browserStorage.ts';

const storages = ['sessionStorage', 'localStorage'] as const;

/** Storage key of a type's draft, the same in both storages. */
export const draftKey = (type: FormType): string => requestKey('draft', type);

export const removeDraft = (storage: StorageName, type: FormType): void =>
  removeText(storage, draftKey(type));

type FoundDraft =
  | { readonly tag: 'none' | 'over' | 'broken' }
  | { readonly tag: 'draft'; readonly draft: string; readonly remainingTime: number };

const parseStoredDraft = (storage: StorageName, type: FormType, text: string): FoundDraft => {
  const draft = parseDraft(type, text);
  const storedAt = parseStoredParts(text).get('keptAt');
  const hasTime = storage === 'sessionStorage' || Number.isFinite(storedAt);
  if (draft === '' || !hasTime) return { tag: 'broken' };
  const remainingTime =
    storage === 'sessionStorage' ? draftLifetime : findRemainingTime(storedAt, draftLifetime);
  return remainingTime === null ? { tag: 'over' } : { tag: 'draft', draft, remainingTime };
};

const readDraft = (storage: StorageName, type: FormType): FoundDraft => {
  const text = readText(storage, draftKey(type));
  return text === null ? { tag: 'none' } : parseStoredDraft(storage, type, text);
};

/** Deletes a draft that is expired or unreadable. */
export const findDrafts = (type: FormType): Omit<RecalledDrafts, 'isInMemory'> => {
  const [tab, phone] = [readDraft('sessionStorage', type), readDraft('localStorage', type)];
  if (tab.tag === 'broken') removeDraft('sessionStorage', type);
  if (phone.tag === 'broken' || phone.tag === 'over') removeDraft('localStorage', type);
  return {
    tab: tab.tag === 'draft' ? tab.draft : null,
    phone: phone.tag === 'draft' ? phone.draft : null,
    remainingTime: phone.tag === 'draft' ? phone.remainingTime : draftLifetime,
    isBroken: tab.tag === 'broken' || phone.tag === 'broken',
  };
};

/** Null if the phone has no draft. Deletes none: the form reports one that cannot be read. */
export const findPhoneDraft = (type: FormType): string | null => {
  const found = readDraft('localStorage', type);
  return found.tag === 'draft' ? found.draft : null;
};

/**
 * Deletes the phone's expired drafts. Every page does so, because the form that would may never be opened again. It reads only the
 * age of a draft: the form reports one that cannot be read.
 */
export const deleteExpiredDrafts = (): void => {
  for (const type of Object.keys(formTypes) as FormType[]) {
    const storedAt = readFields(tryParseJson(readText('localStorage', draftKey(type)) ?? '')).get('keptAt');
    if (typeof storedAt === 'number' && findRemainingTime(storedAt, draftLifetime) === null)
      removeDraft('localStorage', type);
  }
};

/** The version of a draft that was sent last: its id on the receipt, and its day 'yyyy-mm-ddThh:mm'. Null for what is unknown. */
export interface SentVersion {
  readonly versionId: string | null;
  readonly schedule: string | null;
}

export interface DraftCode {
  readonly code: string;
  /** Null before the first submission. */
  readonly sent: SentVersion | null;
}

const unknownVersion: SentVersion = { versionId: null, schedule: null };

const parseSentVersion = (raw: unknown): SentVersion => {
  const parts = readFields(raw);
  return {
    versionId: parseVersionId(parts.get('version')),
    schedule: parseMoment(parts.get('schedule')),
  };
};

/** Null when the text has no code: it is of 1.0.0 or before, and was not sent. */
const parseDraftCode = (text: string): DraftCode | null => {
  const parts = readFields(parseStoredParts(text).get('sent'));
  const code = parts.get('code');
  if (typeof code !== 'string' || !receiptCodePattern.test(code)) return null;
  // Releases before 1.0.0 stored the day of the only version. Up to 1.0.0 there may be several: the last one was sent last.
  const versions = parts.get('versions') ?? [{ schedule: parts.get('schedule') }];
  if (!Array.isArray(versions)) return { code, sent: unknownVersion };
  return { code, sent: versions.length === 0 ? null : parseSentVersion(versions.at(-1)) };
};

const readDraftCode = (storage: StorageName, type: FormType): DraftCode | null =>
  parseDraftCode(readText(storage, draftKey(type)) ?? '');

/** In the shape of 1.0.0, whose form then reads the receipt before it sends, and sends under this code. */
const serializeDraftCode = ({ code, sent }: DraftCode) => ({
  code,
  draws: 1,
  versions: sent === null ? [] : [{ version: sent.versionId, schedule: sent.schedule }],
});

/** The code of the draft that a new form restores, in the tab or else on the phone; null without one. Deletes no draft. */
export const findDraftCode = (type: FormType): DraftCode | null => {
  const [code = null] = storages
    .filter((storage) => readDraft(storage, type).tag === 'draft')
    .flatMap((storage) => readDraftCode(storage, type) ?? []);
  return code;
};

/** The answers of a stored draft, whatever its age; '' without one. */
const readAnswers = (storage: StorageName, type: FormType): string =>
  parseDraft(type, readText(storage, draftKey(type)) ?? '');

/** The event that brings the code of a restored draft to its request. */
export const toAdoptCode = ({ code, sent }: DraftCode): RequestEvent => ({
  type: 'ADOPT_CODE',
  code,
  isUnanswered: sent !== null,
});

/** What is known of a draft's last submission: a version is its own only as long as no answer of the draft is another one. */
const toSentOf = (sent: SentVersion | null, isSameAnswers: boolean): SentVersion | null =>
  sent && (isSameAnswers ? sent : { ...sent, versionId: null });

/**
 * Stores a draft. After an edit it is no longer the version that was sent.
 * @param code null while it is still to be drawn
 * @throws if it is not stored afterwards
 */
export const storeDraft = (
  storage: StorageName,
  type: FormType,
  draft: string,
  code: string | null,
): void => {
  const [sent = null] = storages.flatMap((each) => {
    const known = readDraftCode(each, type);
    return known?.code === code ? (toSentOf(known.sent, readAnswers(each, type) === draft) ?? []) : [];
  });
  storeText(
    storage,
    draftKey(type),
    JSON.stringify({
      ...Object.fromEntries(parseStoredParts(draft)),
      ...(code !== null && { sent: serializeDraftCode({ code, sent }) }),
      ...(storage === 'localStorage' && { keptAt: Date.now() }),
    }),
  );
};

/** Replaces the code of a stored draft. Its age stays, and without a `draft` its answers do. */
const writeDraftCode = (storage: StorageName, type: FormType, found: DraftCode, draft = ''): void => {
  const text = readText(storage, draftKey(type));
  if (text === null) return;
  const parts = [...parseStoredParts(text), ...parseStoredParts(draft), ['sent', serializeDraftCode(found)]];
  try {
    storeText(storage, draftKey(type), JSON.stringify(Object.fromEntries(parts)));
  } catch {
    // Without it the next session still looks the receipt code up.
  }
};

/** Adds the code to the stored drafts that have none: 1.0.0 writes a draft without the code that it does not know. */
export const addDraftCode = (type: FormType, code: string): void => {
  for (const storage of storages)
    if (readDraftCode(storage, type) === null) writeDraftCode(storage, type, { code, sent: null });
};

/** Whether the phone's draft has this code or these answers. */
const isSameDraft = (type: FormType, code: string | null, draft: string): boolean =>
  readDraftCode('localStorage', type)?.code === code || findPhoneDraft(type) === draft;

/**
 * Notes in the stored drafts of a request which version of it was sent last, and under which code. The tab's draft has the answers
 * that were sent; other answers on the phone stay.
 */
export const noteSentVersion = (type: FormType, draft: string, code: string, sent: SentVersion): void => {
  writeDraftCode('sessionStorage', type, { code, sent }, draft);
  const onPhone = toSentOf(sent, findPhoneDraft(type) === draft);
  if (isSameDraft(type, code, draft)) writeDraftCode('localStorage', type, { code, sent: onPhone });
};

/** Deletes the draft of a request that was sent, in the tab and on the phone. */
export const removeSentDraft = (type: FormType, draft: string, code: string | null): void => {
  removeDraft('sessionStorage', type);
  if (isSameDraft(type, code, draft)) removeDraft('localStorage', type);
};

const lockName = 'draft code';
/** A tab that the browser has frozen may hold its turn; then this one does not wait for it (ms). */
const maxWait = 4_000;

/**
 * The code of a phone's draft that has none, for all tabs that have opened it: the first one draws it. Without locks, or without
 * storage, each tab draws its own: the exception of docs/decisions/0065-one-code.md.
 * @throws NoRandomSourceError
 */
export const claimDraftCode = async (type: FormType): Promise<string> => {
  const claim = (): string => {
    const found = readDraftCode('localStorage', type);
    if (found !== null) return found.code;
    const code = createRandomUuid(globalThis.crypto);
    writeDraftCode('localStorage', type, { code, sent: null });
    return code;
  };
  if (!('locks' in navigator)) return claim();
  try {
    return await navigator.locks.request(lockName, { signal: AbortSignal.timeout(maxWait) }, claim);
  } catch {
    return claim();
  }
};

/** The drafts that were sent without an answer, as far as this page knows. */
export const listSentDrafts = (): readonly (DraftCode & { readonly type: FormType })[] =>
  (Object.keys(formTypes) as FormType[]).flatMap((type) => {
    const found = findDraftCode(type);
    return found?.sent == null ? [] : [{ ...found, type }];
  });

/**
 * Calls back when another tab changes the phone's draft, and when this tab becomes visible again: the draft may have
 * expired. Returns the function that ends it.
 */
export const watchPhoneDraft = (type: FormType, onChange: () => void): (() => void) => {
  const handleStorage = ({ key, storageArea }: StorageEvent) => {
    if (storageArea === window.localStorage && (key === draftKey(type) || key === null)) onChange();
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
