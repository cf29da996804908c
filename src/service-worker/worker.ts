/** The site's worker (docs/decisions/service-worker.md): what was read works without a signal. It never sees the store's calls. */
import { deleteOldCaches, installCache, readCache, refreshPages, writeCache } from './cache.ts';
import { resourceKindOf } from './cacheRules.ts';
import { respond } from './respond.ts';
import { wait } from './wait.ts';

declare const self: ServiceWorkerGlobalScope;

/** Milliseconds: every page waits until the worker is active. */
const activationLimit = 3_000;

interface LoadedFiles {
  readonly page: string;
  readonly files: readonly string[];
}

self.addEventListener('install', (event) => {
  // At once: a page of the version before asks for nothing that only its own worker has.
  event.waitUntil(installCache().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  const activate = async (): Promise<void> => {
    // Else each page would wait until the worker is awake.
    await self.registration.navigationPreload?.enable();
    await deleteOldCaches();
    await self.clients.claim();
  };
  event.waitUntil(Promise.race([activate(), wait(activationLimit)]));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  const kind = resourceKindOf(pathname, request.mode === 'navigate');
  if (kind !== null) event.respondWith(respond(event, kind, pathname));
});

/**
 * What a page loaded before there was a worker (src/app/serviceWorker.ts): the browser still has it, and it costs nothing. Or that
 * another language was chosen.
 */
self.addEventListener('message', (event) => {
  const message = event.data as LoadedFiles | 'language';
  if (message === 'language') return event.waitUntil(refreshPages().catch(() => {}));
  const { page, files } = message;
  const cacheIfMissing = async (path: string, isNavigation: boolean): Promise<void> => {
    const kind = resourceKindOf(path, isNavigation);
    if (kind === null || (await readCache(kind, path)) !== undefined) return;
    await writeCache(kind, path, await fetch(path, { cache: 'force-cache' }));
  };
  event.waitUntil(
    Promise.allSettled([cacheIfMissing(page, true), ...files.map((path) => cacheIfMissing(path, false))]),
  );
});
