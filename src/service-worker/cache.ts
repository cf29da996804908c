/** The worker's caches: one for what was installed, and one of a bounded size for each kind that was met since. */
import { cacheName, isCacheOf } from '../lib/cacheName.ts';
import { buildInfo } from './buildInfo.ts';
import { cacheRules, isCacheable, type ResourceKind } from './cacheRules.ts';

const cacheNameOf = (kind: ResourceKind | 'installed'): string => cacheName(buildInfo.version, kind);

/** Read before it is put: an answer that stops halfway would hold up the caches, and whoever clears them. */
const bufferResponse = async (answer: Response): Promise<Response> =>
  new Response(await answer.arrayBuffer(), { headers: answer.headers });

/** Scripts come from the browser's own cache where the page has just loaded them. */
const fetchForCache = async (kind: ResourceKind, path: string): Promise<readonly [string, Response]> => {
  const answer = await fetch(path, { cache: kind === 'page' ? 'no-cache' : 'default' });
  if (!(await isCacheable(kind, answer, buildInfo.version)))
    throw new Error(`${path} is not what this worker was built with.`);
  return [path, await bufferResponse(answer)];
};

/** All of it or nothing: a worker whose installation fails is thrown away, and the one before it stays. */
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

/** What was met last, else what was installed. Caches that cannot be read hold nothing. */
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

/** In another language each page comes anew: those that were met go, and those that are needed without a signal are asked for again. */
export const refreshPages = async (): Promise<void> => {
  const all = await Promise.all(buildInfo.pages.map((path) => fetchForCache('page', path)));
  await caches.delete(cacheNameOf('page'));
  const cache = await caches.open(cacheNameOf('installed'));
  await Promise.all(all.map(([path, answer]) => cache.put(path, answer)));
};

/** Keeps an answer where it may be kept. It comes last, and the first goes where there are too many. */
export const writeCache = async (kind: ResourceKind, path: string, answer: Response): Promise<void> => {
  if (!(await isCacheable(kind, answer, buildInfo.version))) return;
  const buffered = await bufferResponse(answer);
  const cache = await caches.open(cacheNameOf(kind));
  await cache.delete(path);
  await cache.put(path, buffered);
  const all = await cache.keys();
  await Promise.all(all.slice(0, -cacheRules[kind].most).map((each) => cache.delete(each)));
};
