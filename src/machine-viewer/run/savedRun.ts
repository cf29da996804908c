/**
 * A run as a file: the choices that were made and where each led, so that whoever loads it later is told where the machine
 * does otherwise now. A file is anybody's: its shape is checked, and its choices are looked up as they are taken.
 */
import type { Frame } from '../../../machines/model/run.ts';
import { viewerMessages as words } from '../../i18n/en/viewer.ts';
import type { Walked } from './replay.ts';
import { stateName } from './stateNames.ts';
import { longestRun } from './viewUrl.ts';

interface SavedStep {
  readonly choice: string;
  readonly state: string;
}

export interface SavedRun {
  readonly machine: string;
  readonly steps: readonly SavedStep[];
}

export const savedRunOf = (machine: string, frames: readonly Frame[]): SavedRun => ({
  machine,
  steps: frames.flatMap(({ key, state }) => (key === null ? [] : [{ choice: key, state: stateName(state) }])),
});

const isStep = (value: unknown): value is SavedStep =>
  typeof value === 'object' &&
  value !== null &&
  'choice' in value &&
  typeof value.choice === 'string' &&
  'state' in value &&
  typeof value.state === 'string';

type Read = { readonly run: SavedRun } | { readonly problem: string };

/** @param known the names of the registry */
export const readRun = (text: string, known: readonly string[]): Read => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { problem: words.why.json };
  }
  if (typeof value !== 'object' || value === null || !('machine' in value) || !('steps' in value))
    return { problem: words.why.shape };
  const { machine, steps } = value;
  if (typeof machine !== 'string' || !Array.isArray(steps) || !steps.every(isStep))
    return { problem: words.why.shape };
  if (steps.length > longestRun) return { problem: words.why.long(longestRun) };
  if (!known.includes(machine)) return { problem: words.why.machine(machine.slice(0, 60)) };
  return { run: { machine, steps: steps.map(({ choice, state }) => ({ choice, state })) } };
};

/** What is said of a run that was loaded and walked. */
export const comparedWith = ({ steps }: SavedRun, { frames, refused }: Walked): string => {
  const walked = frames.slice(1);
  const step = walked.findIndex(({ state }, index) => stateName(state) !== steps[index]!.state);
  if (step !== -1) {
    const { choice, state } = steps[step]!;
    return words.differs(step + 1, choice, state, stateName(walked[step]!.state));
  }
  return refused === null ? words.loaded(steps.length) : words.refused(steps[walked.length]!.choice, refused);
};
