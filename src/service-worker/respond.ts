/** How the worker answers, by kind: what has a hash in its name from what is kept, everything else from the network. */
import { buildInfo } from './buildInfo.ts';
import { readCache, writeCache } from './cache.ts';
import type { ResourceKind } from './cacheRules.ts';
import { wait } from './wait.ts';

/** Milliseconds that the network has where there is a kept copy; and that its late answer is waited for, to be kept. */
const timeouts = { shown: 3_000, kept: 8_000 };

/**
 * Beside the page, which has its answer: full or blocked storage keeps nothing. Not for ever, for while the worker is at it
 * no newer one takes over.
 */
const cacheLater = (
  event: FetchEvent,
  kind: ResourceKind,
  path: string,
  pending: Promise<Response | null>,
): void => {
  const caching = pending.then((answer) => answer && writeCache(kind, path, answer.clone()));
  event.waitUntil(Promise.race([caching.catch(() => {}), wait(timeouts.kept)]));
};

/** @param request the browser may have asked already, while the worker was woken */
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
