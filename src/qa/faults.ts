/** The faults that a tester switches on, between a page and the store. */
import type { Switch } from './settings.ts';

/** The paths of the document store's REST calls, its own and Cloud Firestore's. */
const storeCall = /^\/v1\/projects\//;
const sending = /:commit$/;

const refusals = {
  refused: { code: 403, status: 'PERMISSION_DENIED' },
  tooMany: { code: 429, status: 'RESOURCE_EXHAUSTED' },
} as const;

/** As Firestore words it. */
const refusal = ({ code, status }: (typeof refusals)[keyof typeof refusals]): Response =>
  Response.json({ error: { code, status, message: 'Switched on for quality assurance.' } }, { status: code });

const noWay = (): never => {
  throw new TypeError('Failed to fetch');
};

const never = (signal: AbortSignal | null | undefined): Promise<never> =>
  new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
  });

/** @param isOn asked at each call */
export const faulty = (
  fetching: typeof fetch,
  isOn: (name: Switch) => boolean,
): { readonly fetch: typeof fetch; readonly rest: () => void } => {
  let refusedOne = false;
  return {
    fetch: async (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
      if (isOn('offline')) return noWay();
      if (!storeCall.test(pathname)) return fetching(input, init);
      if (isOn('hang')) return never(init?.signal);
      if (isOn('refused')) return refusal(refusals.refused);
      if (isOn('tooMany')) return refusal(refusals.tooMany);
      const isSending = sending.test(pathname);
      if (isSending && isOn('takenId')) {
        refusedOne = !refusedOne;
        if (refusedOne) return refusal(refusals.refused);
      }
      if (!isSending || !isOn('lostReply')) return fetching(input, init);
      await fetching(input, init);
      return noWay();
    },
    /** The next sending is the first again. */
    rest: () => {
      refusedOne = false;
    },
  };
};
