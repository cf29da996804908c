/** Effects of the version check: version.json, storage, caches, reload (spec §4, §7; failures 1-5). */
import { fromPromise } from 'xstate';
import { isCacheOf } from '../../lib/cacheName.ts';

const fetchTimeout = 5_000;
const storedKey = 'version';
const reloadedKey = 'versionReloaded';

const isVersion = (value: unknown): value is string =>
  typeof value === 'string' && value.length >= 1 && value.length <= 64;

interface ServedVersion {
  readonly version: string;
  /** The server's time, epoch ms; null if the response has no date. */
  readonly instant: number | null;
}

/**
 * Fetches version.json.
 * @throws if the file is missing or contains no version
 */
export const fetchVersion = async (fetchFn: typeof fetch): Promise<ServedVersion> => {
  const response = await fetchFn('/version.json', {
    cache: 'no-store',
    signal: AbortSignal.timeout(fetchTimeout),
  });
  if (!response.ok) throw new Error(`version.json: ${response.status}`);
  const body: unknown = await response.json();
  const version = typeof body === 'object' && body !== null && 'version' in body ? body.version : undefined;
  if (!isVersion(version)) throw new Error('version.json: no version of 1 to 64 characters');
  const instant = Date.parse(response.headers.get('date') ?? '');
  return { version, instant: Number.isNaN(instant) ? null : instant };
};

/** The version this page was built with; null in development. */
const readBuiltVersion = (): string | null => {
  const content = document.querySelector('meta[name="version"]')?.getAttribute('content') ?? '';
  return /^[0-9a-f]{16}$/.test(content) ? content : null;
};

/** Reads a version from storage; null if the storage is blocked or has no version. */
const readStored = (storage: () => Storage, key: string): string | null => {
  try {
    const value = storage().getItem(key);
    return isVersion(value) ? value : null;
  } catch {
    return null;
  }
};

/**
 * Writes to storage and checks the result: blocked or full storage may fail silently, or throw.
 * @throws if the storage does not have the value afterwards
 */
const writeStored = (storage: () => Storage, key: string, value: string): void => {
  storage().setItem(key, value);
  if (storage().getItem(key) !== value) throw new Error(`Storage does not keep '${key}'.`);
};

const local = () => window.localStorage;
const session = () => window.sessionStorage;

/** The state known before the first request. */
export const readVersionState = fromPromise(async () => ({
  built: readBuiltVersion(),
  stored: readStored(local, storedKey),
  hasReloaded: readStored(session, reloadedKey) !== null,
}));

/** Writes the reload mark first: a version stored without it could cause a second reload. */
export const storeVersion = fromPromise<void, { readonly version: string; readonly mark: boolean }>(
  async ({ input: { version, mark } }) => {
    if (mark) writeStored(session, reloadedKey, version);
    writeStored(local, storedKey, version);
  },
);

/** Keeps the caches of the served version: its own worker has just filled them. */
export const clearCaches = fromPromise<void, { readonly version: string }>(async ({ input: { version } }) => {
  if (!('caches' in window)) return;
  const old = (await caches.keys()).filter((name) => !isCacheOf(version, name));
  await Promise.all(old.map((name) => caches.delete(name)));
});

/** Reloads the page if the site responds; false if it does not. */
export const reloadIfServed = async (): Promise<boolean> => {
  try {
    const response = await fetch(window.location.pathname, { method: 'HEAD', cache: 'no-store' });
    if (!response.ok) return false;
  } catch {
    return false;
  }
  window.location.reload();
  return true;
};

/** Reloads the page at most once a session for each `reason`, if storage can record that and the site responds. */
export const reloadOnce = async (reason: string): Promise<boolean> => {
  const key = `reloaded ${reason}`;
  if (readStored(session, key) !== null) return false;
  try {
    writeStored(session, key, 'yes');
  } catch {
    return false;
  }
  return reloadIfServed();
};
