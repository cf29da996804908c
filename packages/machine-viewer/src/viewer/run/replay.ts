/** A cache of replayed runs, so that each runs only once. */
import * as registry from '../../../../../machines/index.ts';
import type { RegisteredMachine } from '../../model/registered.ts';
import { type RunFrame, runMachine } from '../../model/run.ts';

export interface Replay {
  /** The start, and one frame for each step that was possible. */
  readonly frames: readonly RunFrame[];
  /** The reason why the next step is impossible; null after a complete run. */
  readonly refused: string | null;
}

const replays = new Map<string, Promise<Replay>>();
/** Enough to move the slider back and forth. */
const maxReplays = 50;

export const getRegistered = (name: string): RegisteredMachine =>
  (registry as Readonly<Record<string, RegisteredMachine>>)[name]!;

/** Returns the same promise for the same run, as React's `use` requires. */
export const replayRun = (machine: string, run: readonly string[]): Promise<Replay> => {
  const key = JSON.stringify([machine, run]);
  const cached = replays.get(key);
  if (cached !== undefined) return cached;
  const replay = runMachine(getRegistered(machine), run);
  replays.set(key, replay);
  for (const oldest of [...replays.keys()].slice(0, -maxReplays)) replays.delete(oldest);
  return replay;
};
