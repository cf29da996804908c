import { describe, expect, it } from 'vitest';
import * as registry from '../../machines/index.ts';
import type { RegisteredMachine } from '../../packages/machine-viewer/src/model/index.ts';
import { takeSample } from '../support/sampling.ts';
import { listDifferences } from './listDifferences.ts';

const machines: readonly [string, RegisteredMachine][] = Object.entries(registry);

// A slip may show in one context only, such as with two rows that wait.
describe.each(takeSample(machines))('§4 %s in every context', (name, registered) => {
  it('matches its rows wherever its model tells two contexts apart', async () => {
    expect(await listDifferences(name, registered, { inEveryContext: true })).toEqual([]);
  }, 300_000);
});
