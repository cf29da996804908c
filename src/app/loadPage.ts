/**
 * Loads the code of a page (spec §2: pages load lazily). Without a signal the page says so, and loads by itself once the site
 * answers. If the site answers and the code still fails, that is an error (spec §8).
 */
import type { Connectivity } from '../../machines/request/context.ts';

/** 'loading': the skeleton shows. 'noSignal': the page says that there is none; 'trying': it says so, and tries again. */
export type PageLoadStatus = 'loading' | 'noSignal' | 'trying' | 'loaded';

interface PageLoadOptions {
  /** Rejects if the code is unavailable. */
  readonly load: () => Promise<void>;
  readonly checkConnectivity: () => Promise<Connectivity>;
  /** Resolves when the site answers again, and when the visitor presses 'Try again'. */
  readonly waitForRetry: () => Promise<void>;
  /** Reloads the window if that may help: after a deploy the code has another name. Returns whether it reloads. */
  readonly reload: () => Promise<boolean>;
  readonly onStatus: (status: PageLoadStatus) => void;
  /** Aborted when the visitor leaves the page: then no reload begins, and no failure shows. */
  readonly signal: AbortSignal;
}

/** @throws the first failure of the code, if the site answers and the window does not reload */
export const loadPage = async (options: PageLoadOptions): Promise<void> => {
  let failure: { readonly cause: unknown } | null = null;
  for (;;) {
    try {
      await options.load();
      options.onStatus('loaded');
      return;
    } catch (cause) {
      failure ??= { cause };
    }
    const connectivity = await options.checkConnectivity();
    if (options.signal.aborted) return;
    if (connectivity === 'online') {
      if ((await options.reload()) || options.signal.aborted) return;
      throw failure.cause;
    }
    options.onStatus('noSignal');
    await options.waitForRetry();
    options.onStatus('trying');
  }
};
