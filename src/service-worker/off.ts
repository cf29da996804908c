/** The worker of a site that has none any more (SITE_WORKER=off): it takes the one before it away, and what that one kept. */
declare const self: ServiceWorkerGlobalScope;

const clear = async (): Promise<void> => {
  for (const name of await caches.keys()) await caches.delete(name);
};

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => {
  event.waitUntil(clear());
  // Not waited for: it begins when this event has ended, and pages wait for that.
  void self.registration.unregister();
});

export {};
