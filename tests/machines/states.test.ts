import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as registry from '../../machines/index.ts';
import {
  createCoverage,
  listGuardOutcomes,
  type RegisteredMachine,
  toTransitionCounts,
} from '../../packages/machine-viewer/src/model/index.ts';
import { listDifferences } from './listDifferences.ts';

const machines: readonly [string, RegisteredMachine][] = Object.entries(registry);
const counted = JSON.parse(readFileSync('docs/machines/coverage.actors.json', 'utf8'));

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
