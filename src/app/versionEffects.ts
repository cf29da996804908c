/** What the version check is given: version.json, storage, caches, the reload (spec §4, §7; failures 1-5). */
import { fromPromise } from 'xstate';
import { isCacheOf } from '../lib/cacheName.ts';

const answerLimit = 5_000;
const storedKey = 'version';
const reloadedKey = 'versionReloaded';

const isVersion = (value: unknown): value is string =>
  typeof value === 'string' && value.length >= 1 && value.length <= 64;

interface Served {
  readonly version: string;
  /** The server's time, epoch ms; null where the answer carried no date. */
  readonly instant: number | null;
}

/** Throws where there is no such file, or what it holds is no version. */
export const readVersion = async (fetching: typeof fetch): Promise<Served> => {
  const answer = await fetching('/version.json', {
    cache: 'no-store',
    signal: AbortSignal.timeout(answerLimit),
  });
  if (!answer.ok) throw new Error(`version.json: ${answer.status}`);
  const body: unknown = await answer.json();
  const version = typeof body === 'object' && body !== null && 'version' in body ? body.version : undefined;
  if (!isVersion(version)) throw new Error('version.json: no version of 1 to 64 characters');
  const instant = Date.parse(answer.headers.get('date') ?? '');
  return { version, instant: Number.isNaN(instant) ? null : instant };
};

/** The version this page was built with; null while a person works on it. */
const builtVersion = (): string | null => {
  const content = document.querySelector('meta[name="version"]')?.getAttribute('content') ?? '';
  return /^[0-9a-f]{16}$/.test(content) ? content : null;
};

/** What a storage holds, null where it is blocked or holds no version. */
const kept = (storage: () => Storage, key: string): string | null => {
  try {
    const value = storage().getItem(key);
    return isVersion(value) ? value : null;
  } catch {
    return null;
  }
};

/** Throws where the value is not there afterwards: blocked and full storage may do nothing, or throw. */
const keep = (storage: () => Storage, key: string, value: string): void => {
  storage().setItem(key, value);
  if (storage().getItem(key) !== value) throw new Error(`Storage does not keep '${key}'.`);
};

const local = () => window.localStorage;
const session = () => window.sessionStorage;

/** What is known before the network is asked. */
export const recall = fromPromise(async () => ({
  built: builtVersion(),
  stored: kept(local, storedKey),
  hasReloaded: kept(session, reloadedKey) !== null,
}));

/** The mark comes first: a version stored without it could be followed by a second reload. */
export const storeVersion = fromPromise<void, { readonly version: string; readonly mark: boolean }>(
  async ({ input: { version, mark } }) => {
    if (mark) keep(session, reloadedKey, version);
    keep(local, storedKey, version);
  },
);

/** The caches of the served version are its own worker's, installed just before. */
export const clearCaches = fromPromise<void, { readonly version: string }>(async ({ input: { version } }) => {
  if (!('caches' in window)) return;
  const old = (await caches.keys()).filter((name) => !isCacheOf(version, name));
  await Promise.all(old.map((name) => caches.delete(name)));
});

/** Loads the page anew where the site answers; false where it does not. */
export const reloadIfServed = async (): Promise<boolean> => {
  try {
    const answer = await fetch(window.location.pathname, { method: 'HEAD', cache: 'no-store' });
    if (!answer.ok) return false;
  } catch {
    return false;
  }
  window.location.reload();
  return true;
};

/** Loads the page anew at most once a session for each `reason`, where that can be remembered and the site answers. */
export const reloadOnce = async (reason: string): Promise<boolean> => {
  const key = `reloaded ${reason}`;
  if (kept(session, key) !== null) return false;
  try {
    keep(session, key, 'yes');
  } catch {
    return false;
  }
  return reloadIfServed();
};
