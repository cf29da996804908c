/** docs/decisions/0042-service-worker.md: which of the network's and the cache's answers a page gets. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

vi.stubGlobal('__BUILT__', { version: 'sample', shell: '/shell', pages: [], assets: [], laterAssets: {} });
const { respond } = await import('../../../src/service-worker/respond.ts');

type Network = number | 'unreachable' | 'silent';

/** An answer of the network with this status, and text 'network'. */
const answerOf = (network: Network): Promise<Response> => {
  if (network === 'silent') return new Promise(() => {});
  if (network === 'unreachable') return Promise.reject(new TypeError('Failed to fetch'));
  return Promise.resolve(new Response('network', { status: network }));
};

/** What the page gets: a text, or null where the worker has none. Each cached path has its name as its text. */
const open = async (
  network: Network,
  { cached, isPreloaded = false }: { cached: readonly string[]; isPreloaded?: boolean },
) => {
  vi.stubGlobal('caches', {
    match: async (path: string) => (cached.includes(path) ? new Response(`cached ${path}`) : undefined),
  });
  vi.stubGlobal('fetch', () => answerOf(isPreloaded ? 'silent' : network));
  const waits: Promise<unknown>[] = [];
  const event = {
    request: new Request('https://barangay.example/News'),
    preloadResponse: isPreloaded ? answerOf(network) : Promise.resolve(undefined),
    waitUntil: (pending: Promise<unknown>) => waits.push(pending),
  } as unknown as FetchEvent;
  const response = respond(event, 'page', '/News');
  await vi.advanceTimersByTimeAsync(3_000);
  const answer = await response;
  return answer.type === 'error' ? null : answer.text();
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('§7 a page from the service worker', () => {
  it.each<readonly [network: Network, cached: string | null, uncached: string | null]>([
    [200, 'network', 'network'],
    [404, 'network', 'network'],
    [499, 'network', 'network'],
    [500, 'cached /News', 'network'],
    [503, 'cached /News', 'network'],
    ['unreachable', 'cached /News', 'cached /shell'],
  ])(
    'with the network at %s is %s where it is cached, and %s where it is not',
    async (network, cached, uncached) => {
      for (const isPreloaded of [false, true]) {
        expect(await open(network, { cached: ['/News', '/shell'], isPreloaded })).toBe(cached);
        expect(await open(network, { cached: ['/shell'], isPreloaded })).toBe(uncached);
      }
    },
  );

  it('is the cached one where the network is silent for three seconds', async () => {
    expect(await open('silent', { cached: ['/News'] })).toBe('cached /News');
  });

  it('is an error without a signal where nothing is cached', async () => {
    expect(await open('unreachable', { cached: [] })).toBeNull();
  });
});
