/** Runs that were walked, each once. */
import * as registry from '../../../machines/index.ts';
import type { RegisteredMachine } from '../../../machines/model/registered.ts';
import { type RunFrame, runMachine } from '../../../machines/model/run.ts';

export interface Replay {
  /** The start, and a frame for each step that could be taken. */
  readonly frames: readonly RunFrame[];
  /** Why the next step of the run cannot be taken; null where all were. */
  readonly refused: string | null;
}

const replays = new Map<string, Promise<Replay>>();
/** Enough for a slider moved to and fro. */
const maxReplays = 50;

export const getRegistered = (name: string): RegisteredMachine =>
  (registry as Readonly<Record<string, RegisteredMachine>>)[name]!;

/** The same promise for the same run, as `use` asks for. */
export const replayRun = (machine: string, run: readonly string[]): Promise<Replay> => {
  const key = JSON.stringify([machine, run]);
  const cached = replays.get(key);
  if (cached !== undefined) return cached;
  const replay = runMachine(getRegistered(machine), run);
  replays.set(key, replay);
  for (const oldest of [...replays.keys()].slice(0, -maxReplays)) replays.delete(oldest);
  return replay;
};
