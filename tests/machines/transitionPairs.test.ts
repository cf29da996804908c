import { describe, expect, it } from 'vitest';
import * as registry from '../../machines/index.ts';
import type { RegisteredMachine } from '../../machines/model/registered.ts';
import { runMachine } from '../../machines/model/run.ts';
import { findTransitionPairs, formatPair, listPairs } from '../../machines/model/transitionPairs.ts';

/**
 * Pairs that the model allows and that its runs do not take on actors. The model starts no clock: there a timer may end
 * in a state in which, in that context, none runs, and two timers may end in either order.
 */
const untakenPairs: Readonly<Record<string, number>> = { alerts: 48, formDraft: 68, formRequest: 1 };

describe('§4 pairs of transitions', () => {
  it.each(Object.entries(registry))(
    'takes every pair of %s that can follow each other, on actors',
    async (name, entry) => {
      const registered: RegisteredMachine = entry;
      const { pairs, runs } = findTransitionPairs(registered);
      expect(pairs.length).toBeGreaterThan(0);
      const taken = new Set<string>();
      for (const run of runs) {
        const { frames } = await runMachine(registered, run);
        for (const pair of listPairs(frames.flatMap((frame) => frame.taken))) taken.add(pair);
      }
      const untaken = pairs.filter((pair) => !taken.has(pair));
      expect(untaken.length, untaken.join('\n')).toBe(untakenPairs[name] ?? 0);
    },
    120_000,
  );

  it('counts a transition that follows itself, and one without an event after the one that led to it', () => {
    expect(listPairs(['a', 'a', 'b'])).toEqual([formatPair('a', 'a'), formatPair('a', 'b')]);
    expect(listPairs(['a'])).toEqual([]);
  });
});
