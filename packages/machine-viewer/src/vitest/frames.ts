/** Compares a frame of a run with the expectations of its states and of the step that led to it. */
import { isDeepStrictEqual } from 'node:util';
import type { StateNode } from 'xstate';
import type { RunFrame } from '../model/run.ts';
import { activeStatePaths, findMissing, hasSameNames, statePath, toJson } from './activeStates.ts';
import type { MachineExpectations, StateExpectation } from './expectations.ts';
import { computeAssignments, type ExpandedRow } from './transitionRows.ts';

type Expectation = StateExpectation<unknown>;

const toTimerKey = (name: string): string => `after ${name}`;

/** Compares every actor, timer and tag of a frame with the rows of its states. */
export const findStateProblems = (
  { states }: MachineExpectations,
  before: RunFrame | null,
  frame: RunFrame,
  again: boolean,
): readonly string[] => {
  const active = activeStatePaths(frame.state);
  const facts = active.map((name) => [name, (states[name] ?? {}) as Expectation] as const);
  const of = (list: (fact: Expectation) => readonly string[] | undefined) =>
    facts.flatMap(([, fact]) => list(fact) ?? []);
  const wasActive = before === null ? [] : activeStatePaths(before.state);
  const news = facts.filter(([name]) => !wasActive.includes(name));
  const tags = [...new Set(of(({ tags }) => tags))];
  const problems: string[] = [];
  if (!hasSameNames([...frame.state.tags], tags))
    problems.push(`has the tags ${toJson([...frame.state.tags])}, not ${toJson(tags)}`);
  const pending = of(({ pending }) => pending);
  if (!hasSameNames(frame.pending, pending))
    problems.push(`awaits ${toJson(frame.pending)}, not ${toJson(pending)}`);
  const missed = news.flatMap(([, { entered = [] }]) => findMissing(frame.actions, entered));
  if (missed.length > 0) problems.push(`was entered without ${toJson(missed)}`);
  for (const [name, { holds }] of facts)
    if (holds !== undefined && !holds(frame.state.context))
      problems.push(`does not hold what ${name} says of the context`);
  for (const [name, { timers = {} }] of facts)
    for (const [delay, ms] of Object.entries(timers)) {
      const timer = frame.timers.find(({ key }) => key === toTimerKey(delay));
      const previous = before?.timers.find(({ key }) => key === toTimerKey(delay));
      const isNew = again || !wasActive.includes(name);
      const length = typeof ms === 'number' ? ms : ms(frame.state.context);
      const due = isNew ? frame.now + length : frame.key === toTimerKey(delay) ? undefined : previous?.due;
      if (timer?.due !== due) problems.push(`${delay} ends at ${timer?.due}, not at ${due}`);
    }
  return problems;
};

/** Compares the initial states and their entry actions with the rows. */
export const findStartProblems = (facts: MachineExpectations, frame: RunFrame): readonly string[] => {
  const leaves = (frame.state._nodes as readonly StateNode[]).filter(
    ({ states }) => Object.keys(states).length === 0,
  );
  const begins = Object.keys(facts.states).filter((name) => facts.states[name]?.begins);
  const entered = activeStatePaths(frame.state).flatMap((name) => facts.states[name]?.entered ?? []);
  return [
    ...(hasSameNames(leaves.map(statePath), begins)
      ? []
      : [`is in ${toJson(leaves.map(statePath))}, not in ${toJson(begins)}`]),
    ...(hasSameNames(frame.actions, entered)
      ? []
      : [`does ${toJson(frame.actions)}, not ${toJson(entered)}`]),
    ...findStateProblems(facts, null, frame, false),
  ];
};

/** The timers that no state owns. */
const findOwnerlessTimers = (
  { states }: MachineExpectations,
  { state, timers }: RunFrame,
): ReadonlyMap<string, number> => {
  const owned = activeStatePaths(state).flatMap((name) =>
    Object.keys(states[name]?.timers ?? {}).map(toTimerKey),
  );
  return new Map(timers.filter(({ key }) => !owned.includes(key)).map(({ key, due }) => [key, due]));
};

/** Compares the effect of a step with the rows that apply to it. */
export const findStepProblems = (
  facts: MachineExpectations,
  rows: readonly ExpandedRow[],
  before: RunFrame,
  frame: RunFrame,
): readonly string[] => {
  const problems: string[] = [];
  const active = activeStatePaths(frame.state);
  if (frame.taken.length > 0 !== rows.length > 0)
    problems.push(rows.length > 0 ? 'is refused' : `is not refused: ${toJson(frame.taken)}`);
  const wasActive = activeStatePaths(before.state);
  const to = rows.flatMap((row) => row.to);
  const missed = findMissing(active, to);
  if (missed.length > 0) problems.push(`leads to ${toJson(active)}, not to ${toJson(missed)}`);
  // The targets, their ancestors, and the children of newly entered targets.
  const isExpected = (state: string) =>
    to.some(
      (name) =>
        `${name}.`.startsWith(`${state}.`) || (!wasActive.includes(name) && state.startsWith(`${name}.`)),
    );
  const strays = findMissing(wasActive, active).filter((state) => !isExpected(state));
  if (strays.length > 0) problems.push(`enters ${toJson(strays)} too`);
  const does = rows.flatMap(({ more }) => more.does ?? []);
  if (!hasSameNames(frame.actions, does)) problems.push(`does ${toJson(frame.actions)}, not ${toJson(does)}`);
  const context = { ...before.state.context, ...computeAssignments(rows, before.state.context) };
  if (!isDeepStrictEqual(frame.state.context, context))
    problems.push(`sets ${toJson(frame.state.context)}, not ${toJson(context)}`);
  const clocks = new Map(findOwnerlessTimers(facts, before));
  clocks.delete(frame.key ?? '');
  for (const { more } of rows) {
    for (const name of more.stops ?? []) clocks.delete(toTimerKey(name));
    for (const [name, ms] of Object.entries(more.starts ?? {})) clocks.set(toTimerKey(name), frame.now + ms);
  }
  const running = findOwnerlessTimers(facts, frame);
  if (!isDeepStrictEqual(running, clocks))
    problems.push(`leaves the clocks ${toJson([...running])}, not ${toJson([...clocks])}`);
  return problems;
};
