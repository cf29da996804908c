/** The service worker (docs/decisions/0042-service-worker.md): visited pages work offline. It ignores the store's calls. */
import type { LaterAssets } from '../lib/laterAssets.ts';
import { buildInfo } from './buildInfo.ts';
import { deleteOldCaches, installCache, readCache, refreshPages, writeCache } from './cache.ts';
import { resourceKindOf } from './cacheRules.ts';
import { respond } from './respond.ts';
import { wait } from './wait.ts';

declare const self: ServiceWorkerGlobalScope;

/** Milliseconds: every page waits for the worker's activation. */
const activationLimit = 3_000;

/** Milliseconds: a busy worker prevents a newer one from taking over. */
const fetchLimit = 20_000;

interface LoadedFiles {
  readonly page: string;
  readonly files: readonly string[];
}

self.addEventListener('install', (event) => {
  // Activates at once: a page of the previous version requests nothing that only its own worker has.
  event.waitUntil(installCache().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  const activate = async (): Promise<void> => {
    // Without preload each page would wait for the worker to start.
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

const cacheIfMissing = async (path: string, isNavigation: boolean, cache: RequestCache): Promise<void> => {
  const kind = resourceKindOf(path, isNavigation);
  if (kind === null || (await readCache(kind, path)) !== undefined) return;
  await writeCache(kind, path, await fetch(path, { cache }));
};

/**
 * Receives the files that a page loaded before there was a worker (src/app/serviceWorker.ts): the browser still has them, so
 * caching them costs no traffic. It also receives the message that another language was chosen, and the name of the files
 * that the reader will need next.
 */
self.addEventListener('message', (event) => {
  const message = event.data as LoadedFiles | 'language' | LaterAssets;
  if (message === 'language') return event.waitUntil(refreshPages().catch(() => {}));
  const pending =
    typeof message === 'string'
      ? buildInfo.laterAssets[message].map((path) => cacheIfMissing(path, false, 'default'))
      : [
          cacheIfMissing(message.page, true, 'force-cache'),
          ...message.files.map((path) => cacheIfMissing(path, false, 'force-cache')),
        ];
  event.waitUntil(Promise.race([Promise.allSettled(pending), wait(fetchLimit)]));
});
