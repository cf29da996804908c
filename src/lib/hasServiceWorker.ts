/** Whether this browser can run the site's service worker: the build has one, over https or on localhost. */
export const hasServiceWorker = (): boolean =>
  import.meta.env.SITE_WORKER === 'on' && navigator.serviceWorker !== undefined;
