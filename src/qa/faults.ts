/** Simulates faults between a page and the store, which a tester switches on. */
import type { FaultName } from './settings.ts';

/** The paths of the document store's REST calls, in the embedded store and in Cloud Firestore. */
const storeCall = /^\/v1\/projects\//;
const commitCall = /:commit$/;

const refusals = {
  refused: { code: 403, status: 'PERMISSION_DENIED' },
  tooMany: { code: 429, status: 'RESOURCE_EXHAUSTED' },
} as const;

/** In Firestore's format. */
const createRefusal = ({ code, status }: (typeof refusals)[keyof typeof refusals]): Response =>
  Response.json({ error: { code, status, message: 'Switched on for quality assurance.' } }, { status: code });

const failFetch = (): never => {
  throw new TypeError('Failed to fetch');
};

const hangUntilAborted = (signal: AbortSignal | null | undefined): Promise<never> =>
  new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
  });

/** @param isOn called at each request */
export const createFaultyFetch = (
  realFetch: typeof fetch,
  isOn: (name: FaultName) => boolean,
): { readonly fetch: typeof fetch; readonly rest: () => void } => {
  let refusedOne = false;
  return {
    fetch: async (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
      if (isOn('offline')) return failFetch();
      if (!storeCall.test(pathname)) return realFetch(input, init);
      if (isOn('hang')) return hangUntilAborted(init?.signal);
      if (isOn('refused')) return createRefusal(refusals.refused);
      if (isOn('tooMany')) return createRefusal(refusals.tooMany);
      const isSending = commitCall.test(pathname);
      if (isSending && isOn('takenId')) {
        refusedOne = !refusedOne;
        if (refusedOne) return createRefusal(refusals.refused);
      }
      if (!isSending || !isOn('lostReply')) return realFetch(input, init);
      await realFetch(input, init);
      return failFetch();
    },
    /** The next commit counts as the first again. */
    rest: () => {
      refusedOne = false;
    },
  };
};
