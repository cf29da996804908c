/** The site's worker (docs/decisions/service-worker.md): what was read works without a signal. It never sees the store's calls. */

import { forgetOthers, install, keep, keepAnew, recall } from './cache.ts';
import { kindOf } from './cacheRules.ts';
import { after } from './handleAfter.ts';
import { answer } from './respond.ts';

declare const self: ServiceWorkerGlobalScope;

/** Milliseconds: every page waits until the worker is active. */
const activationLimit = 3_000;

interface Loaded {
  readonly page: string;
  readonly files: readonly string[];
}

self.addEventListener('install', (event) => {
  // At once: a page of the version before asks for nothing that only its own worker has.
  event.waitUntil(install().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  const begin = async (): Promise<void> => {
    // Else each page would wait until the worker is awake.
    await self.registration.navigationPreload?.enable();
    await forgetOthers();
    await self.clients.claim();
  };
  event.waitUntil(Promise.race([begin(), after(activationLimit)]));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  const kind = kindOf(pathname, request.mode === 'navigate');
  if (kind !== null) event.respondWith(answer(event, kind, pathname));
});

/**
 * What a page loaded before there was a worker (src/app/serviceWorker.ts): the browser still has it, and it costs nothing. Or that
 * another language was chosen.
 */
self.addEventListener('message', (event) => {
  const told = event.data as Loaded | 'language';
  if (told === 'language') return event.waitUntil(keepAnew().catch(() => {}));
  const { page, files } = told;
  const one = async (path: string, isNavigation: boolean): Promise<void> => {
    const kind = kindOf(path, isNavigation);
    if (kind === null || (await recall(kind, path)) !== undefined) return;
    await keep(kind, path, await fetch(path, { cache: 'force-cache' }));
  };
  event.waitUntil(Promise.allSettled([one(page, true), ...files.map((path) => one(path, false))]));
});
