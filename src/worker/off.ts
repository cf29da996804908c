/** The worker of a site that has none any more (SITE_WORKER=off): it takes the one before it away, and what that one kept. */
declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => {
  const end = async (): Promise<void> => {
    for (const name of await caches.keys()) await caches.delete(name);
    await self.registration.unregister();
  };
  event.waitUntil(end());
});

export {};
