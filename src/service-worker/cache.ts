/** The worker's caches: one for installed files, and one of limited size for each kind of resource fetched since. */
import { cacheName, isCacheOf } from '../lib/cacheName.ts';
import { buildInfo } from './buildInfo.ts';
import { cacheRules, isCacheable, type ResourceKind } from './cacheRules.ts';

const cacheNameOf = (kind: ResourceKind | 'installed'): string => cacheName(buildInfo.version, kind);

/** Reads the body first: a response that stalls halfway would block the caches and anything that clears them. */
const bufferResponse = async (answer: Response): Promise<Response> =>
  new Response(await answer.arrayBuffer(), { headers: answer.headers });

/** Scripts come from the browser's own cache if the page has just loaded them. */
const fetchForCache = async (kind: ResourceKind, path: string): Promise<readonly [string, Response]> => {
  const answer = await fetch(path, { cache: kind === 'page' ? 'no-cache' : 'default' });
  if (!(await isCacheable(kind, answer, buildInfo.version)))
    throw new Error(`${path} is not what this worker was built with.`);
  return [path, await bufferResponse(answer)];
};

/** All or nothing: the browser discards a worker whose installation fails and keeps the one before it. */
export const installCache = async (): Promise<void> => {
  const all = await Promise.all([
    ...buildInfo.pages.map((path) => fetchForCache('page', path)),
    ...buildInfo.assets.map((path) => fetchForCache('asset', path)),
  ]);
  const cache = await caches.open(cacheNameOf('installed'));
  await Promise.all(all.map(([path, answer]) => cache.put(path, answer)));
};

export const deleteOldCaches = async (): Promise<void> => {
  const names = await caches.keys();
  await Promise.all(names.map((name) => isCacheOf(buildInfo.version, name) || caches.delete(name)));
};

/** The latest fetched copy, else the installed one. Unreadable caches count as empty. */
export const readCache = async (kind: ResourceKind, path: string): Promise<Response | undefined> => {
  try {
    const matches = [cacheNameOf(kind), cacheNameOf('installed')].map((cacheName) =>
      caches.match(path, { cacheName }),
    );
    return (await matches[0]) ?? (await matches[1]);
  } catch {
    return undefined;
  }
};

/** A new language needs new pages: deletes the fetched ones and fetches the installed ones (for offline use) again. */
export const refreshPages = async (): Promise<void> => {
  const all = await Promise.all(buildInfo.pages.map((path) => fetchForCache('page', path)));
  await caches.delete(cacheNameOf('page'));
  const cache = await caches.open(cacheNameOf('installed'));
  await Promise.all(all.map(([path, answer]) => cache.put(path, answer)));
};

/** Caches a response if it is cacheable, as the newest entry; deletes the oldest above the limit. */
export const writeCache = async (kind: ResourceKind, path: string, answer: Response): Promise<void> => {
  if (!(await isCacheable(kind, answer, buildInfo.version))) return;
  const buffered = await bufferResponse(answer);
  const cache = await caches.open(cacheNameOf(kind));
  await cache.delete(path);
  await cache.put(path, buffered);
  const all = await cache.keys();
  await Promise.all(all.slice(0, -cacheRules[kind].most).map((each) => cache.delete(each)));
};
