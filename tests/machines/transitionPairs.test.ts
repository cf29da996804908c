import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import * as registry from '../../machines/index.ts';
import {
  findTransitionPairs,
  formatPair,
  listPairs,
  type RegisteredMachine,
} from '../../packages/machine-viewer/src/model/index.ts';
import { findPairRuns, findTakenPairs } from '../../packages/machine-viewer/src/vitest/index.ts';

/** Runs of walks on actors, by machine. The keys of a run stand in one line. */
const separator = ' > ';
const file = 'tests/machines/pairRuns.json';
const command = 'UPDATE=1 npx vitest run --project machines tests/machines/transitionPairs';
const isUpdate = process.env.UPDATE === '1';

type Runs = readonly (readonly string[])[];
const recorded: Readonly<Record<string, readonly string[]>> = JSON.parse(readFileSync(file, 'utf8'));
const walkedRuns = (name: string): Runs => (recorded[name] ?? []).map((line) => line.split(separator));

/** The pairs that the model allows, and no actor takes. */
const impossiblePairs: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  alerts: {
    'alerts.clock.waiting | xstate.after.untilNextChange.alerts.clock.waiting → (stays), then alerts.clock.waiting | xstate.after.untilNextChange.alerts.clock.waiting → (stays)':
      'The timer runs again only when the clock was read.',
  },
};

describe('§4 pairs of transitions', () => {
  const added: Record<string, Runs> = {};
  afterAll(() => {
    if (!isUpdate) return;
    const lines = (name: string) => [
      ...(recorded[name] ?? []),
      ...(added[name] ?? []).map((run) => run.join(separator)),
    ];
    const names = Object.keys(registry).filter((name) => lines(name).length > 0);
    writeFileSync(
      file,
      `${JSON.stringify(Object.fromEntries(names.map((name) => [name, lines(name)])), null, 2)}\n`,
    );
  });

  it.each(Object.entries(registry))(
    'takes every pair of %s that can follow each other, on actors',
    async (name, entry) => {
      const registered: RegisteredMachine = entry;
      const impossible = Object.keys(impossiblePairs[name] ?? {});
      const { pairs, runs } = findTransitionPairs(registered);
      expect(pairs.length).toBeGreaterThan(0);
      const taken = await findTakenPairs(registered, [...runs, ...walkedRuns(name)]);
      const untaken = pairs.filter((pair) => !taken.has(pair));
      const missing = untaken.filter((pair) => !impossible.includes(pair));
      if (isUpdate && missing.length > 0)
        added[name] = await findPairRuns(registered, missing, walkedRuns(name).length);
      const walked = await findTakenPairs(registered, added[name] ?? []);
      expect(
        untaken.filter((pair) => !walked.has(pair)),
        command,
      ).toEqual(impossible);
    },
    600_000,
  );

  it('counts a transition that follows itself, and one without an event after the one that led to it', () => {
    expect(listPairs(['a', 'a', 'b'])).toEqual([formatPair('a', 'a'), formatPair('a', 'b')]);
    expect(listPairs(['a'])).toEqual([]);
  });
});
