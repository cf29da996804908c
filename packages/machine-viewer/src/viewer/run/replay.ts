/** A cache of replayed runs, so that each runs only once. */
import type { RegisteredMachine } from '../../model/registered.ts';
import { type RunFrame, runMachine } from '../../model/run.ts';
import { withInput } from './runInput.ts';

export interface Replay {
  /** The start, and one frame for each step that was possible; none for a machine that does not start. */
  readonly frames: readonly RunFrame[];
  /** The reason why the next step is impossible; null after a complete run. */
  readonly refused: string | null;
}

const replaysOf = new WeakMap<RegisteredMachine, Map<string, Promise<Replay>>>();
/** Enough to move the slider back and forth. */
const maxReplays = 50;

/** Returns the same promise for the same run, as React's `use` requires. */
export const replayRun = (
  registered: RegisteredMachine,
  run: readonly string[],
  input: string | null = null,
): Promise<Replay> => {
  const replays = replaysOf.get(registered) ?? new Map<string, Promise<Replay>>();
  replaysOf.set(registered, replays);
  const key = JSON.stringify([run, input]);
  const cached = replays.get(key);
  if (cached !== undefined) return cached;
  const replay = runMachine(withInput(registered, input), run).catch((error: unknown) => ({
    frames: [],
    refused: error instanceof Error ? error.message : String(error),
  }));
  replays.set(key, replay);
  for (const oldest of [...replays.keys()].slice(0, -maxReplays)) replays.delete(oldest);
  return replay;
};
