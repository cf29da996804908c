/**
 * A run as a file: the choices and the state after each, so that a later load shows where the machine now behaves
 * differently. A file is untrusted: the parser checks its shape, and the replay looks up each choice.
 */
import type { RunFrame } from '../../model/run.ts';
import { viewerMessages as messages } from '../messages.ts';
import type { Replay } from './replay.ts';
import { stateNameOf } from './stateNames.ts';
import { maxRunSteps } from './viewUrl.ts';

interface SavedStep {
  readonly choice: string;
  readonly state: string;
}

export interface SavedRun {
  readonly machine: string;
  readonly steps: readonly SavedStep[];
  /** JSON; absent from a run with the registered input, and from a file of before runs had inputs. */
  readonly input?: string;
}

export const toSavedRun = (
  machine: string,
  frames: readonly RunFrame[],
  input: string | null = null,
): SavedRun => ({
  machine,
  ...(input !== null && { input }),
  steps: frames.flatMap(({ key, state }) =>
    key === null ? [] : [{ choice: key, state: stateNameOf(state) }],
  ),
});

const isStep = (value: unknown): value is SavedStep =>
  typeof value === 'object' &&
  value !== null &&
  'choice' in value &&
  typeof value.choice === 'string' &&
  'state' in value &&
  typeof value.state === 'string';

type ParsedRun = { readonly run: SavedRun } | { readonly problem: string };

/** @param machineNames the names of the machines */
export const parseSavedRun = (text: string, machineNames: readonly string[]): ParsedRun => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { problem: messages.why.json };
  }
  if (typeof value !== 'object' || value === null || !('machine' in value) || !('steps' in value))
    return { problem: messages.why.shape };
  const { machine, steps } = value;
  if (typeof machine !== 'string' || !Array.isArray(steps) || !steps.every(isStep))
    return { problem: messages.why.shape };
  if (steps.length > maxRunSteps) return { problem: messages.why.long(maxRunSteps) };
  if (!machineNames.includes(machine)) return { problem: messages.why.machine(machine.slice(0, 60)) };
  const input = 'input' in value && typeof value.input === 'string' ? { input: value.input } : {};
  return { run: { machine, ...input, steps: steps.map(({ choice, state }) => ({ choice, state })) } };
};

/** The message after a saved run was loaded and replayed. */
export const compareSavedRun = ({ steps }: SavedRun, { frames, refused }: Replay): string => {
  const steppedFrames = frames.slice(1);
  const step = steppedFrames.findIndex(({ state }, index) => stateNameOf(state) !== steps[index]!.state);
  if (step !== -1) {
    const { choice, state } = steps[step]!;
    return messages.differs(step + 1, choice, state, stateNameOf(steppedFrames[step]!.state));
  }
  return refused === null
    ? messages.loaded(steps.length)
    : messages.refused(steps[steppedFrames.length]?.choice ?? messages.start, refused);
};
