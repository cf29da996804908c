/**
 * Resolves when the browser has nothing better to do. Safari has no `requestIdleCallback`.
 * @param options `timeout`: how long to wait for that at most (ms)
 */
export const waitForIdle = (options?: IdleRequestOptions): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), options);
    else setTimeout(resolve, 1_000);
  });
