import { describe, expect, it } from 'vitest';
import type { Connectivity } from '../../../machines/request/context.ts';
import { loadPage } from '../../../src/app/loadPage.ts';

interface Steps {
  /** Whether the code is there, at one attempt after the other. */
  readonly loads: readonly boolean[];
  /** What the site answers after one failed attempt after the other. */
  readonly found?: readonly Connectivity[];
  readonly reloads?: boolean;
  readonly isLeft?: boolean;
}

/** Loads a page, and lists what happens until it is there, the window reloads, or an error shows. */
const listSteps = async ({ loads, found = [], reloads = false, isLeft = false }: Steps) => {
  const steps: string[] = [];
  let attempts = 0;
  await loadPage({
    load: async () => {
      attempts++;
      if (!loads[attempts - 1]) throw new Error(`attempt ${attempts}`);
    },
    checkConnectivity: async () => found[attempts - 1]!,
    waitForRetry: async () => {},
    reload: async () => {
      steps.push('reload');
      return reloads;
    },
    onStatus: (status) => steps.push(status),
    signal: isLeft ? AbortSignal.abort() : new AbortController().signal,
  }).catch((cause: unknown) => steps.push(String(cause)));
  return steps;
};

describe('§2 the code of a page', () => {
  it.each<readonly [string, Steps, readonly string[]]>([
    ['shows the page once its code is there', { loads: [true] }, ['loaded']],
    [
      'waits without a signal, and shows the page at a later attempt',
      { loads: [false, false, true], found: ['offline', 'portal'] },
      ['noSignal', 'trying', 'noSignal', 'trying', 'loaded'],
    ],
    [
      'reloads the window when the site answers without the code',
      { loads: [false], found: ['online'], reloads: true },
      ['reload'],
    ],
    [
      'fails with the first cause when the site answers and the window does not reload',
      { loads: [false, false], found: ['offline', 'online'] },
      ['noSignal', 'trying', 'reload', 'Error: attempt 1'],
    ],
    [
      'neither waits nor reloads after the visitor has left the page',
      { loads: [false], found: ['online'], isLeft: true },
      [],
    ],
  ])('%s', async (_, steps, expected) => {
    expect(await listSteps(steps)).toEqual(expected);
  });
});
