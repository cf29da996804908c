/** The worker of a site that no longer wants one (SITE_WORKER=off): it removes the previous worker and its caches. */
declare const self: ServiceWorkerGlobalScope;

const clear = async (): Promise<void> => {
  for (const name of await caches.keys()) await caches.delete(name);
};

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => {
  event.waitUntil(clear());
  // Not awaited: unregistering starts after this event ends, and pages wait for that.
  void self.registration.unregister();
});

export {};
