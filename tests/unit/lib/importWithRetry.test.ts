/** Failures 6: a file that a deploy has removed is no lost signal. */
import { beforeEach, describe, expect, it, vi } from 'vitest';

const file = '/assets/calendarFile-4f3a9c1b.js';
const address = `https://barangay.example${file}`;

/** The module itself, without what an earlier test has requested. */
const loadFresh = async () => {
  vi.resetModules();
  const { importWithRetry, MissingFileError, hasMissingFiles, watchMissingFiles } = await import(
    '../../../src/lib/importWithRetry.ts'
  );
  const { failToLoad } = await import('../../../src/firestore/errors.ts');
  return { importWithRetry, MissingFileError, hasMissingFiles, watchMissingFiles, failToLoad };
};

const load = vi.fn(async () => 'the module');

beforeEach(() => {
  vi.stubGlobal('document', { querySelector: () => null });
  vi.stubGlobal('window', { location: { href: 'https://barangay.example/home' } });
  load.mockClear();
  return () => vi.unstubAllGlobals();
});

describe('§4 a module whose file the site answers with 404', () => {
  it('rejects as missing, imports nothing, and tells the watcher at each request', async () => {
    const { importWithRetry, MissingFileError, hasMissingFiles, watchMissingFiles } = await loadFresh();
    vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
    const watcher = vi.fn();
    const end = watchMissingFiles(watcher);
    const failing = importWithRetry(load, file);
    await expect(failing).rejects.toBeInstanceOf(MissingFileError);
    await expect(failing).rejects.toThrow(`Failed to fetch dynamically imported module: ${address}`);
    await importWithRetry(load, file).catch(() => {});
    expect([load.mock.calls.length, watcher.mock.calls.length, hasMissingFiles()]).toEqual([0, 2, true]);
    end();
    await importWithRetry(load, file).catch(() => {});
    expect(watcher).toHaveBeenCalledTimes(2);
  });

  it('stays known when another file loads afterwards', async () => {
    const { importWithRetry, hasMissingFiles } = await loadFresh();
    vi.stubGlobal('fetch', async (name: string) => new Response('', { status: name === file ? 404 : 200 }));
    await importWithRetry(load, file).catch(() => {});
    expect(await importWithRetry(load, '/assets/searchService-9c1b4f3a.js')).toBe('the module');
    expect(hasMissingFiles()).toBe(true);
  });

  it("is the store's code 'outdated', and any other failed load is 'unreachable'", async () => {
    const { failToLoad, MissingFileError } = await loadFresh();
    expect(() => failToLoad(new MissingFileError(''))).toThrow(expect.objectContaining({ code: 'outdated' }));
    expect(() => failToLoad(new Error('No signal.'))).toThrow(
      expect.objectContaining({ code: 'unreachable' }),
    );
  });
});

describe('§4 a module whose file fails in another way', () => {
  it.each<[string, () => Promise<Response>]>([
    ['no signal', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['status 403', async () => new Response('', { status: 403 })],
    ['status 500', async () => new Response('', { status: 500 })],
    ['status 503', async () => new Response('', { status: 503 })],
  ])('is not missing after %s', async (_, answer) => {
    const { importWithRetry, MissingFileError, hasMissingFiles } = await loadFresh();
    vi.stubGlobal('fetch', answer);
    await expect(importWithRetry(load, file)).rejects.not.toBeInstanceOf(MissingFileError);
    expect(hasMissingFiles()).toBe(false);
  });
});
