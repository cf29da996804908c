/** Runs that were walked, each once. */
import * as registry from '../../../machines/index.ts';
import type { Registered } from '../../../machines/model/registered.ts';
import { type Frame, runOf } from '../../../machines/model/run.ts';

export interface Walked {
  /** The start, and a frame for each step that could be taken. */
  readonly frames: readonly Frame[];
  /** Why the next step of the run cannot be taken; null where all were. */
  readonly refused: string | null;
}

const walks = new Map<string, Promise<Walked>>();
/** Enough for a slider moved to and fro. */
const most = 50;

export const registeredAs = (name: string): Registered =>
  (registry as Readonly<Record<string, Registered>>)[name]!;

/** The same promise for the same run, as `use` asks for. */
export const walked = (machine: string, run: readonly string[]): Promise<Walked> => {
  const key = JSON.stringify([machine, run]);
  const known = walks.get(key);
  if (known !== undefined) return known;
  const walk = runOf(registeredAs(machine), run);
  walks.set(key, walk);
  for (const oldest of [...walks.keys()].slice(0, -most)) walks.delete(oldest);
  return walk;
};
