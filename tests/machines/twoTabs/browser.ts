/** The parts of a browser that two tabs share or own, as the site's code finds them, for one tab at a time. */
import { claimDraftCode } from '../../../src/features/request/storage/draft.ts';
import type { SubmissionNotice } from '../../../src/features/request/storage/submissionChannel.ts';
import type { FormType } from '../../../src/form/types.ts';

/** Texts by their keys. */
export type Entries = Readonly<Record<string, string>>;

/** Full storage has what it had, and takes nothing more. */
export type StorageKind = 'works' | 'full' | 'none';

/** Its entries are its own properties, as in a browser. */
class StubStorage {
  static kind: StorageKind = 'works';

  static refuseBlocked(): void {
    if (StubStorage.kind === 'none') throw new Error('Storage is blocked.');
  }

  getItem(key: string): string | null {
    StubStorage.refuseBlocked();
    return Object.hasOwn(this, key) ? String(Reflect.get(this, key)) : null;
  }

  setItem(key: string, text: string): void {
    StubStorage.refuseBlocked();
    if (StubStorage.kind === 'full') throw new Error('Storage is full.');
    Reflect.set(this, key, text);
  }

  removeItem(key: string): void {
    StubStorage.refuseBlocked();
    Reflect.deleteProperty(this, key);
  }
}

const load = (storage: StubStorage, entries: Entries): void => {
  for (const key of Object.keys(storage)) Reflect.deleteProperty(storage, key);
  Object.assign(storage, entries);
};

/** What a tab finds, and leaves. */
export interface TabBrowser {
  readonly phone: Entries;
  readonly session: Entries;
  /** How many random ids it has drawn. */
  readonly drawn: number;
}

export interface Browser {
  /** Runs code of a tab. Returns what it leaves, and the notices that it posts to the other tabs. */
  readonly run: (
    tab: string,
    storageKind: StorageKind,
    found: TabBrowser,
    code: () => void,
  ) => TabBrowser & { readonly notices: readonly SubmissionNotice[] };
  /** The next random id of the tab whose code runs. */
  readonly drawId: () => string;
  /** What `claimDraftCode` does once it has the lock, or without it. Returns the code. */
  readonly claim: () => string;
}

/** @param stubGlobal replaces a global variable of the page */
export const createBrowser = async (
  type: FormType,
  stubGlobal: (name: string, value: unknown) => void,
): Promise<Browser> => {
  const [phone, session] = [new StubStorage(), new StubStorage()];
  let [owner, drawn] = ['', 0];
  let notices: SubmissionNotice[] = [];
  const drawId = (): string => {
    drawn += 1;
    return `${owner.repeat(8)}-0000-4${owner}0${drawn.toString(16)}-8000-000000000000`.toLowerCase();
  };
  class BroadcastChannel {
    postMessage(notice: SubmissionNotice): void {
      notices.push(notice);
    }
  }
  stubGlobal('localStorage', phone);
  stubGlobal('sessionStorage', session);
  stubGlobal('crypto', { randomUUID: drawId });
  stubGlobal('BroadcastChannel', BroadcastChannel);
  stubGlobal('window', { localStorage: phone, sessionStorage: session, BroadcastChannel });
  let claim: (() => string) | null = null;
  const request = async (_name: string, _options: unknown, callback: () => string): Promise<string> => {
    claim = callback;
    return '';
  };
  stubGlobal('navigator', { locks: { request } });
  await claimDraftCode(type);
  if (claim === null) throw new Error('The code of a draft is claimed without a lock.');
  return {
    run: (tab, storageKind, found, code) => {
      load(phone, found.phone);
      load(session, found.session);
      StubStorage.kind = storageKind;
      [owner, drawn, notices] = [tab, found.drawn, []];
      code();
      return { phone: { ...phone }, session: { ...session }, drawn, notices } as ReturnType<Browser['run']>;
    },
    drawId,
    claim,
  };
};
