/** The worker's strategies: files with a hash in their name come from the cache first, all others from the network first. */
import { buildInfo } from './buildInfo.ts';
import { readCache, writeCache } from './cache.ts';
import type { ResourceKind } from './cacheRules.ts';
import { wait } from './wait.ts';

/**
 * Milliseconds. `shown`: the network's time before the page gets the cached copy. `cached`: how long the worker waits for a
 * late response, to cache it.
 */
const timeouts = { shown: 3_000, cached: 8_000 };

/**
 * Caches a response without delaying the page; full or blocked storage caches nothing. The time is limited, because a busy
 * worker prevents a newer one from taking over.
 */
const cacheLater = (
  event: FetchEvent,
  kind: ResourceKind,
  path: string,
  pending: Promise<Response | null>,
): void => {
  const caching = pending.then((answer) => answer && writeCache(kind, path, answer.clone()));
  event.waitUntil(Promise.race([caching.catch(() => {}), wait(timeouts.cached)]));
};

/** @param preload the browser may have sent the request already, while the worker started */
const fetchOrPreload = async ({ request }: FetchEvent, preload: Promise<unknown>): Promise<Response> => {
  const answer = await preload;
  return answer instanceof Response ? answer : fetch(request);
};

const cacheFirst = async (event: FetchEvent, kind: ResourceKind, path: string): Promise<Response> => {
  const cached = await readCache(kind, path);
  if (cached !== undefined) return cached;
  const pending = fetch(event.request);
  cacheLater(event, kind, path, pending);
  return pending;
};

const networkFirst = async (event: FetchEvent, kind: ResourceKind, path: string): Promise<Response> => {
  const pending = fetchOrPreload(event, event.preloadResponse).catch(() => null);
  cacheLater(event, kind, path, pending);
  const cached = await readCache(kind, path);
  const response = await (cached === undefined ? pending : Promise.race([pending, wait(timeouts.shown)]));
  if (response !== null && (response.status < 500 || cached === undefined)) return response;
  return cached ?? (kind === 'page' ? await readCache(kind, buildInfo.shell) : undefined) ?? Response.error();
};

export const respond = (event: FetchEvent, kind: ResourceKind, path: string): Promise<Response> =>
  (kind === 'asset' ? cacheFirst : networkFirst)(event, kind, path);
