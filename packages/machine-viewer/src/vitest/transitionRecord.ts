/**
 * The record of a machine's transitions: what each choice does on a real actor, as a list that is compared with the last one and read
 * as a difference. A line is a choice and its effect, and the lines below it, two spaces deeper, are the choices that may follow:
 *
 *     SEND → sending, sets attempts = 1
 *       send:offline → waiting, starts pause (1000 ms)
 *
 * A long value of the context stands once, in a note at the end: 'sets order = {1}', and '{1} = ...'.
 */
import { isDeepStrictEqual } from 'node:util';
import type { AnyMachineSnapshot } from 'xstate';
import { findPathsToEdges } from '../model/edges.ts';
import type { RegisteredMachine } from '../model/registered.ts';
import { type MachineRun, type RunFrame, startRun } from '../model/run.ts';
import { activeLeafPaths, activeStatePaths, findMissing, toJson } from './activeStates.ts';

export interface WalkedStep {
  readonly before: RunFrame;
  readonly frame: RunFrame;
}

/** Takes choices one after the other. A moment passes before each, to tell a restarted timer from one that runs on. */
export async function* walkRun(run: MachineRun, keys: readonly string[]): AsyncGenerator<WalkedStep> {
  let before = run.frame();
  for (const key of keys) {
    if (before.timers.every(({ due }) => due > before.now + 1)) before = await run.choose('wait 1');
    const frame = await run.choose(key);
    yield { before, frame };
    before = frame;
  }
}

/** The fields of the context that differ, with their values. */
const findChanges = (before: AnyMachineSnapshot, after: AnyMachineSnapshot) =>
  Object.entries(after.context).filter(([name, value]) => !isDeepStrictEqual(value, before.context[name]));

const nameTimer = (key: string): string => key.replace(/^after /, '');

/** The effect of a step: 'waiting, does log, sets attempts = 2, starts pause (1000 ms), stops limit'. */
export const describeStep = ({ before, frame }: WalkedStep): string => {
  if (frame.taken.length === 0) return 'refused';
  const entered = findMissing(activeStatePaths(before.state), activeLeafPaths(frame.state));
  const changes = findChanges(before.state, frame.state);
  const started = frame.timers.filter(
    ({ key, due }) => due !== before.timers.find((timer) => timer.key === key)?.due,
  );
  const stopped = before.timers.filter(
    ({ key }) => key !== frame.key && !frame.timers.some((timer) => timer.key === key),
  );
  return [
    entered.length > 0 ? entered.join(' and ') : 'stays',
    ...(frame.actions.length > 0 ? [`does ${frame.actions.join(' and ')}`] : []),
    ...(changes.length > 0
      ? [`sets ${changes.map(([name, value]) => `${name} = ${toJson(value)}`).join(', ')}`]
      : []),
    ...started.map(({ key, due }) => `starts ${nameTimer(key)} (${due - frame.now} ms)`),
    ...stopped.map(({ key }) => `stops ${nameTimer(key)}`),
  ].join(', ');
};

/**
 * The stories, which may wait for a clock that the model does not have, and runs that together take each transition with each outcome
 * that the model distinguishes.
 */
function* findRuns(registered: RegisteredMachine): Generator<readonly string[]> {
  yield* Object.values(registered.stories ?? {});
  const paths = findPathsToEdges(registered, (before, key, after, taken) => {
    const entered = findMissing(activeStatePaths(before), activeStatePaths(after));
    // A refused choice takes no transition that would name its state.
    return toJson([key, taken, entered, findChanges(before, after), taken.length > 0 || before.value]);
  });
  for (const path of paths) yield path.map(({ key }) => key);
}

interface StepNode {
  readonly effect: string;
  readonly next: StepNodes;
}

/** By the key of the choice. */
type StepNodes = Map<string, StepNode>;

const toLines = (steps: StepNodes, indent = ''): readonly string[] =>
  [...steps].flatMap(([key, { effect, next }]) => [
    `${indent}${key} → ${effect}`,
    ...toLines(next, `${indent}  `),
  ]);

/** From this length on (characters) a value stands in a note. */
const noteLength = 60;

/**
 * Walks a machine on real actors along its stories and every edge of its model.
 * @returns the record; the same machine has the same record each time
 */
export const recordTransitions = async (registered: RegisteredMachine): Promise<string> => {
  const first: StepNodes = new Map();
  const notes = new Set<string>();
  for (const keys of findRuns(registered)) {
    const run = startRun(registered);
    try {
      let steps = first;
      for await (const step of walkRun(run, keys)) {
        const key = step.frame.key!;
        const recorded = steps.get(key) ?? { effect: describeStep(step), next: new Map() };
        steps.set(key, recorded);
        steps = recorded.next;
        for (const [, value] of findChanges(step.before.state, step.frame.state)) {
          const note = toJson(value) ?? '';
          if (note.length >= noteLength) notes.add(note);
        }
      }
    } finally {
      run.stop();
    }
  }
  const shorten = (line: string): string =>
    [...notes].reduce((text, note, at) => text.replace(` = ${note}`, ` = {${at + 1}}`), line);
  const noteLines = [...notes].map((note, at) => `{${at + 1}} = ${note}`);
  return [...toLines(first).map(shorten), ...noteLines].map((line) => `${line}\n`).join('');
};

export interface RecordedStep {
  readonly key: string;
  readonly effect: string;
}

const linePattern = /^((?: {2})*)(\S.*?) → (.+)$/;
const notePattern = /^\{(\d+)\} = (.+)$/gm;

/**
 * Reads a record as the runs that it was made of.
 * @throws Error that names the line that is none of a record
 */
export const readRecordedRuns = (record: string): readonly (readonly RecordedStep[])[] => {
  const notes = new Map([...record.matchAll(notePattern)].map(([, number, note]) => [number, note]));
  const runs: (readonly RecordedStep[])[] = [];
  let run: readonly RecordedStep[] = [];
  for (const [at, line] of record.replace(notePattern, '').split('\n').entries()) {
    if (line === '') continue;
    const [, indent, key, effect] = linePattern.exec(line) ?? [];
    const depth = (indent?.length ?? 0) / 2;
    if (key === undefined || effect === undefined || depth > run.length)
      throw new Error(`Line ${at + 1} of the record is no step: '${line}'.`);
    if (depth < run.length) runs.push(run);
    const whole = effect.replace(/ = \{(\d+)\}/g, (text, number) => ` = ${notes.get(number) ?? text}`);
    run = [...run.slice(0, depth), { key, effect: whole }];
  }
  return run.length > 0 ? [...runs, run] : runs;
};
