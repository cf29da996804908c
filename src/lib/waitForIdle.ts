/** Resolves when the browser has nothing better to do. Safari has no `requestIdleCallback`. */
export const waitForIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve());
    else setTimeout(resolve, 1_000);
  });
