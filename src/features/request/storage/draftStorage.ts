/**
 * Where drafts are kept (docs/decisions/drafts.md): in the tab, and by the citizen's choice on the phone, a key for each
 * type. Their age is told by the phone's own clock, as it was when they were kept: the server's may not be known yet.
 */
import type { Found } from '../../../../machines/request/draft.ts';
import { keptOnPhoneFor } from '../../../../machines/request/draftLifetime.ts';
import { parseDraft, parseStoredParts } from '../../../form/draft.ts';
import type { FormType } from '../../../form/types.ts';
import { isStillKept, draftKey as keyOf } from './expiredDrafts.ts';

/** Throws where the text is not there afterwards: full and blocked storage may throw, or do nothing. */
const keep = (storage: Storage, key: string, text: string): void => {
  storage.setItem(key, text);
  if (storage.getItem(key) !== text) throw new Error('Storage does not keep a draft.');
};

const forget = (storage: () => Storage, key: string): void => {
  try {
    storage().removeItem(key);
  } catch {
    // Storage that is blocked holds nothing of ours.
  }
};

const local = () => window.localStorage;
const session = () => window.sessionStorage;

type Read =
  | { readonly tag: 'none' | 'over' | 'broken' }
  | { readonly tag: 'draft'; readonly draft: string; readonly left: number };

const inTab = (type: FormType, text: string): Read => {
  const draft = parseDraft(type, text);
  return draft === '' ? { tag: 'broken' } : { tag: 'draft', draft, left: keptOnPhoneFor };
};

const onPhone = (type: FormType, text: string, now: number): Read => {
  const keptAt = parseStoredParts(text).get('keptAt');
  const draft = parseDraft(type, text);
  if (draft === '' || typeof keptAt !== 'number' || !Number.isFinite(keptAt)) return { tag: 'broken' };
  return isStillKept(keptAt, now)
    ? { tag: 'draft', draft, left: keptAt + keptOnPhoneFor - now }
    : { tag: 'over' };
};

/** What is over, or nobody can read, does not stay. */
const read = (storage: () => Storage, key: string, readText: (text: string) => Read): Read => {
  try {
    const text = storage().getItem(key);
    if (text === null) return { tag: 'none' };
    const found = readText(text);
    if (found.tag !== 'draft') forget(storage, key);
    return found;
  } catch {
    return { tag: 'none' };
  }
};

const draftOrNull = (found: Read): string | null => (found.tag === 'draft' ? found.draft : null);

const readPhone = (type: FormType): Read =>
  read(local, keyOf(type), (text) => onPhone(type, text, Date.now()));

export const findDrafts = (type: FormType): Omit<Found, 'isWhole'> => {
  const [tab, phone] = [read(session, keyOf(type), (text) => inTab(type, text)), readPhone(type)];
  return {
    tab: draftOrNull(tab),
    phone: draftOrNull(phone),
    left: phone.tag === 'draft' ? phone.left : keptOnPhoneFor,
    isBroken: tab.tag === 'broken' || phone.tag === 'broken',
  };
};

/** Null where the phone keeps none. */
export const draftOnPhone = (type: FormType): string | null => draftOrNull(readPhone(type));

export const keepInTab = (type: FormType, draft: string): void => keep(session(), keyOf(type), draft);
export const forgetTab = (type: FormType): void => forget(session, keyOf(type));

export const keepOnPhone = (type: FormType, draft: string): void => {
  const parts = Object.fromEntries(parseStoredParts(draft));
  keep(local(), keyOf(type), JSON.stringify({ ...parts, keptAt: Date.now() }));
};
export const forgetPhone = (type: FormType): void => forget(local, keyOf(type));

/** Tells when another tab changed the phone's draft, and when this one comes back into sight: the day may be over. */
export const watchPhone = (type: FormType, tell: () => void): (() => void) => {
  const changed = ({ key, storageArea }: StorageEvent) => {
    if (storageArea === local() && (key === keyOf(type) || key === null)) tell();
  };
  const seen = () => {
    if (document.visibilityState === 'visible') tell();
  };
  window.addEventListener('storage', changed);
  window.addEventListener('pageshow', seen);
  document.addEventListener('visibilitychange', seen);
  return () => {
    window.removeEventListener('storage', changed);
    window.removeEventListener('pageshow', seen);
    document.removeEventListener('visibilitychange', seen);
  };
};
