import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as registry from '../../machines/index.ts';
import {
  createCoverage,
  listGuardOutcomes,
  type RegisteredMachine,
  toTransitionCounts,
} from '../../packages/machine-viewer/src/model/index.ts';
import { findDifferences, type WalkOptions } from '../../packages/machine-viewer/src/vitest/index.ts';
import { takeSample } from '../support/sampling.ts';
import { findExpectations } from './findExpectations.ts';

const machines: readonly [string, RegisteredMachine][] = Object.entries(registry);
const counted = JSON.parse(readFileSync('docs/machines/coverage.actors.json', 'utf8'));

const listDifferences = async (
  name: string,
  registered: RegisteredMachine,
  options: WalkOptions,
): Promise<readonly string[]> => {
  const differences: string[] = [];
  for await (const difference of findDifferences(registered, await findExpectations(name), options))
    differences.push(difference);
  return differences;
};

describe('§4 docs/machines/coverage.actors.json', () => {
  it('counts every machine of the registry, and no other', () => {
    expect(Object.keys(counted)).toEqual(Object.keys(registry));
  });
});

describe.each(machines)('§4 %s and its expectations', (name, registered) => {
  it('takes every transition on real actors, every guard both ways, and each state matches its row', async () => {
    const coverage = createCoverage();
    expect(await listDifferences(name, registered, { coverage })).toEqual([]);
    const outcomes = listGuardOutcomes(registered.machine);
    expect(outcomes.filter((outcome) => !coverage.outcomes.has(outcome))).toEqual([]);
    const counts = toTransitionCounts(registered.machine, coverage);
    process.stdout.write(
      `${name}: ${Object.keys(counts).length} transitions, ${outcomes.length} guard outcomes, each at least once.\n`,
    );
    // The chart on machines.html shows these counts; npm run machines:draw updates them.
    expect(counted[name]).toEqual(counts);
  }, 300_000);
});

/** Alerts come last: they have the most contexts, and `SAMPLE=0`, which every `npm test` takes, begins with the first. */
const inTurns = [...machines.slice(1), ...machines.slice(0, 1)];

// A slip may show in one context only, such as with two rows that wait.
describe.each(takeSample(inTurns))('§4 %s in every context', (name, registered) => {
  it('matches its rows wherever its model tells two contexts apart', async () => {
    expect(await listDifferences(name, registered, { inEveryContext: true })).toEqual([]);
  }, 300_000);
});
