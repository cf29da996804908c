/**
 * Walks a machine at random on real actors, for the pairs of transitions that the runs of its model do not take there: the
 * model starts no clock, and keeps one context for each state that it distinguishes.
 */
import { acceptedEventTypes, choicesByKey } from '../model/paths.ts';
import type { RegisteredMachine } from '../model/registered.ts';
import { startRun } from '../model/run.ts';
import { listPairs } from '../model/transitionPairs.ts';
import { isPossible } from './playStory.ts';

const walks = 30_000;
const maxSteps = 45;

const numberCount = 100_003;

/**
 * @param seed another one walks other ways
 * @returns runs that together take as many of the pairs as the walks found, each as long as its last new pair
 * @throws Error when the package fast-check is not installed
 */
export const findPairRuns = async (
  registered: RegisteredMachine,
  pairs: readonly string[],
  seed: number,
): Promise<readonly (readonly string[])[]> => {
  const { default: fc } = await import('fast-check');
  const randomNumbers = fc.sample(fc.nat(), { seed, numRuns: numberCount });
  const left = new Set(pairs);
  const choices = [...choicesByKey(registered).values()];
  const runs: (readonly string[])[] = [];
  let drawn = 0;
  for (let walk = 0; walk < walks && left.size > 0; walk++) {
    const run = startRun(registered);
    const keys: string[] = [];
    const taken = [...run.frame().taken];
    let length = 0;
    try {
      while (keys.length < maxSteps) {
        const accepted = new Set(acceptedEventTypes(run.frame().state));
        const possible = choices.filter(
          ({ key, event }) => accepted.has(event.type) && isPossible(registered, run.frame(), key),
        );
        if (possible.length === 0) break;
        drawn += 1;
        const { key } = possible[randomNumbers[drawn % numberCount]! % possible.length]!;
        const frame = await run.choose(key);
        keys.push(key);
        const before = taken.length;
        taken.push(...frame.taken);
        for (const pair of listPairs(taken.slice(Math.max(0, before - 1))))
          if (left.delete(pair)) length = keys.length;
      }
    } finally {
      run.stop();
    }
    if (length > 0) runs.push(keys.slice(0, length));
  }
  return runs;
};
