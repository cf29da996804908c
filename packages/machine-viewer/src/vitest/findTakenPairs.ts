import type { RegisteredMachine } from '../model/registered.ts';
import { runMachine } from '../model/run.ts';
import { listPairs } from '../model/transitionPairs.ts';

/** The pairs of transitions that runs take on real actors, each run from the start to its first impossible step. */
export const findTakenPairs = async (
  registered: RegisteredMachine,
  runs: readonly (readonly string[])[],
): Promise<ReadonlySet<string>> => {
  const taken = new Set<string>();
  for (const run of runs) {
    const { frames } = await runMachine(registered, run);
    for (const pair of listPairs(frames.flatMap((frame) => frame.taken))) taken.add(pair);
  }
  return taken;
};
