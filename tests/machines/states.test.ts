import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as registry from '../../machines/index.ts';
import {
  createCoverage,
  listGuardOutcomes,
  type RegisteredMachine,
  toTransitionCounts,
} from '../../packages/machine-viewer/src/model/index.ts';
import { findDifferences, recordTransitions } from '../../packages/machine-viewer/src/vitest/index.ts';
import { findExpectations } from './findExpectations.ts';

const machines: readonly [string, RegisteredMachine][] = Object.entries(registry);
const counted = JSON.parse(readFileSync('docs/machines/coverage.actors.json', 'utf8'));

describe('§4 what is recorded of machines', () => {
  it('is of every machine of the registry, and of no other', () => {
    const records = readdirSync('tests/machines/transitions').map((file) => file.replace('.txt', ''));
    expect(records.toSorted()).toEqual(Object.keys(registry).toSorted());
    expect(Object.keys(counted)).toEqual(Object.keys(registry));
  });
});

describe.each(machines)('§4 %s and its expectations', (name, registered) => {
  it('does at every transition what tests/machines/transitions records', async () => {
    const { transitions } = await findExpectations(name);
    expect(await recordTransitions(registered), 'npm run machines draw writes the record').toBe(transitions);
  }, 300_000);

  it('takes every transition on real actors, every guard both ways, and each state matches its row', async () => {
    const coverage = createCoverage();
    const differences: string[] = [];
    for await (const difference of findDifferences(registered, await findExpectations(name), coverage))
      differences.push(difference);
    expect(differences).toEqual([]);
    const outcomes = listGuardOutcomes(registered.machine);
    expect(outcomes.filter((outcome) => !coverage.outcomes.has(outcome))).toEqual([]);
    const counts = toTransitionCounts(registered.machine, coverage);
    process.stdout.write(
      `${name}: ${Object.keys(counts).length} transitions, ${outcomes.length} guard outcomes, each at least once.\n`,
    );
    // The chart on machines.html shows these counts; npm run machines draw updates them.
    expect(counted[name]).toEqual(counts);
  }, 300_000);
});
