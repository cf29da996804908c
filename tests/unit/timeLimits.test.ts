/**
 * The time limits of a page that no machine has as a delay, at their real length under a fake clock. Those of the machines
 * are in tests/machines/states/; in Chromium, limits of five seconds and more are longer (tests/support/browser/visit.ts).
 */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { updateWorker } from '../../src/app/serviceWorker.ts';
import { fetchVersion } from '../../src/app/version/versionEffects.ts';
import { receiptCodePattern } from '../../src/domain/request/receiptCode.ts';
import { claimDraftCode } from '../../src/features/request/storage/draft.ts';
import { createConnectivityActors } from '../../src/features/request/submission/connectivity.ts';
import { createSearchService } from '../../src/features/search/searchService.ts';
import { englishLocalization } from '../../src/i18n/define.ts';
import { createSessionRecords } from '../../src/query/sessionRecords.ts';

const second = 1_000;

beforeEach(() => {
  vi.useFakeTimers();
  // The timers of a signal are Node's own, which no fake clock moves.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('Timed out', 'TimeoutError')), ms);
    return controller.signal;
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A site that never answers. */
const hang = vi.fn(
  (_path: string, { signal }: RequestInit) =>
    new Promise<Response>((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
    }),
) as unknown as typeof fetch;

/** How long it takes until the promise settles, ms; null when it has not after the longest wait. */
const measureWait = async (promise: Promise<unknown>, longest: number): Promise<number | null> => {
  const began = Date.now();
  let settledAt: number | null = null;
  const note = () => {
    settledAt = Date.now();
  };
  promise.then(note, note);
  for (let waited = 0; waited <= longest && settledAt === null; waited += 100)
    await vi.advanceTimersByTimeAsync(100);
  return settledAt === null ? null : settledAt - began;
};

describe('§4 the time limits of a page', () => {
  it('gives the version five seconds', async () => {
    expect(await measureWait(fetchVersion(hang), 20 * second)).toBe(5 * second);
  });

  it('gives a new worker ten seconds to be installed', async () => {
    const worker = { state: 'installing', addEventListener: () => {} };
    const registration = { update: async () => {}, installing: worker, waiting: null };
    vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => registration } });
    const actor = createActor(updateWorker);
    const failed = new Promise((resolve) => {
      actor.subscribe({ error: resolve });
    });
    actor.start();
    expect(await measureWait(failed, 30 * second)).toBe(10 * second);
  });

  it('gives the index of the search ten seconds', async () => {
    vi.stubGlobal('fetch', hang);
    const service = createSearchService(
      createSessionRecords(),
      englishLocalization,
      () => {},
      () => 0,
    );
    expect(await measureWait(service.readIndex(), 30 * second)).toBe(10 * second);
  });

  it('gives a probe of the network two and a half seconds', async () => {
    vi.stubGlobal('fetch', hang);
    const actor = createActor(createConnectivityActors(() => {}).checkConnectivity);
    const answered = new Promise((resolve) => {
      actor.subscribe({ complete: () => resolve(actor.getSnapshot().output) });
    });
    actor.start();
    expect(await measureWait(answered, 20 * second)).toBe(2.5 * second);
    expect(await answered).toBe('offline');
  });

  it('probes the network every twenty seconds while the page is visible', async () => {
    const probes: number[] = [];
    const began = Date.now();
    vi.stubGlobal('fetch', async () => {
      probes.push(Date.now() - began);
      throw new Error('No network');
    });
    const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
    vi.stubGlobal('document', page);
    vi.stubGlobal('window', new EventTarget());
    const actor = createActor(createConnectivityActors(() => {}).awaitConnection).start();
    await vi.advanceTimersByTimeAsync(45 * second);
    page.visibilityState = 'hidden';
    await vi.advanceTimersByTimeAsync(60 * second);
    actor.stop();
    expect(probes).toEqual([0, 20 * second, 40 * second]);
  });
});

describe('failures 11: two tabs that open one draft at the same time', () => {
  it('gives a tab that the browser has frozen four seconds to draw the receipt code', async () => {
    const refuseAtEnd = (_: string, { signal }: { readonly signal: AbortSignal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
      });
    vi.stubGlobal('navigator', { locks: { request: refuseAtEnd } });
    vi.stubGlobal('window', { localStorage: { getItem: () => null } });
    const claimed = claimDraftCode('BARANGAY_CLEARANCE');
    expect(await measureWait(claimed, 20 * second)).toBe(4 * second);
    expect(await claimed).toMatch(receiptCodePattern);
  });
});
