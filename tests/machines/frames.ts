/** A frame of a run, against what is known of its states and of the step that led to it. */
import { isDeepStrictEqual } from 'node:util';
import type { StateNode } from 'xstate';
import type { RunFrame } from '../../machines/model/run.ts';
import { activeIn, lacks, pathOf, sameNames, told } from './activeStates.ts';
import type { Facts, StateFact } from './expectations.ts';
import { type OneRow, set } from './transitionRows.ts';

type Fact = StateFact<unknown>;

const clock = (name: string): string => `after ${name}`;

/** Every actor, clock and tag of a frame, against the rows of its states. */
export const stateProblems = (
  { states }: Facts,
  before: RunFrame | null,
  frame: RunFrame,
  again: boolean,
): readonly string[] => {
  const active = activeIn(frame.state);
  const facts = active.map((name) => [name, (states[name] ?? {}) as Fact] as const);
  const of = (list: (fact: Fact) => readonly string[] | undefined) =>
    facts.flatMap(([, fact]) => list(fact) ?? []);
  const wasActive = before === null ? [] : activeIn(before.state);
  const news = facts.filter(([name]) => !wasActive.includes(name));
  const tags = [...new Set(of(({ tags }) => tags))];
  const problems: string[] = [];
  if (!sameNames([...frame.state.tags], tags))
    problems.push(`has the tags ${told([...frame.state.tags])}, not ${told(tags)}`);
  const pending = of(({ pending }) => pending);
  if (!sameNames(frame.pending, pending))
    problems.push(`awaits ${told(frame.pending)}, not ${told(pending)}`);
  const missed = news.flatMap(([, { entered = [] }]) => lacks(frame.actions, entered));
  if (missed.length > 0) problems.push(`was entered without ${told(missed)}`);
  for (const [name, { holds }] of facts)
    if (holds !== undefined && !holds(frame.state.context))
      problems.push(`does not hold what ${name} says of the context`);
  for (const [name, { timers = {} }] of facts)
    for (const [delay, ms] of Object.entries(timers)) {
      const timer = frame.timers.find(({ key }) => key === clock(delay));
      const earlier = before?.timers.find(({ key }) => key === clock(delay));
      const isNew = again || !wasActive.includes(name);
      const length = typeof ms === 'number' ? ms : ms(frame.state.context);
      const due = isNew ? frame.now + length : frame.key === clock(delay) ? undefined : earlier?.due;
      if (timer?.due !== due) problems.push(`${delay} ends at ${timer?.due}, not at ${due}`);
    }
  return problems;
};

/** Where the machine starts, and what it asks of outside at once. */
export const startProblems = (facts: Facts, frame: RunFrame): readonly string[] => {
  const leaves = (frame.state._nodes as readonly StateNode[]).filter(
    ({ states }) => Object.keys(states).length === 0,
  );
  const begins = Object.keys(facts.states).filter((name) => facts.states[name]?.begins);
  const entered = activeIn(frame.state).flatMap((name) => facts.states[name]?.entered ?? []);
  return [
    ...(sameNames(leaves.map(pathOf), begins)
      ? []
      : [`is in ${told(leaves.map(pathOf))}, not in ${told(begins)}`]),
    ...(sameNames(frame.actions, entered) ? [] : [`does ${told(frame.actions)}, not ${told(entered)}`]),
    ...stateProblems(facts, null, frame, false),
  ];
};

/** The clocks that no state has. */
const ownerless = ({ states }: Facts, { state, timers }: RunFrame): ReadonlyMap<string, number> => {
  const owned = activeIn(state).flatMap((name) => Object.keys(states[name]?.timers ?? {}).map(clock));
  return new Map(timers.filter(({ key }) => !owned.includes(key)).map(({ key, due }) => [key, due]));
};

/** What a step did, against the rows that apply to it. */
export const stepProblems = (
  facts: Facts,
  rows: readonly OneRow[],
  before: RunFrame,
  frame: RunFrame,
): readonly string[] => {
  const problems: string[] = [];
  const active = activeIn(frame.state);
  if (frame.taken.length > 0 !== rows.length > 0)
    problems.push(rows.length > 0 ? 'is refused' : `is not refused: ${told(frame.taken)}`);
  const wasActive = activeIn(before.state);
  const to = rows.flatMap((row) => row.to);
  const missed = lacks(active, to);
  if (missed.length > 0) problems.push(`leads to ${told(active)}, not to ${told(missed)}`);
  // Those that were to be entered, those around them, and those in them where they themselves were entered.
  const isMeant = (state: string) =>
    to.some(
      (name) =>
        `${name}.`.startsWith(`${state}.`) || (!wasActive.includes(name) && state.startsWith(`${name}.`)),
    );
  const strays = lacks(wasActive, active).filter((state) => !isMeant(state));
  if (strays.length > 0) problems.push(`enters ${told(strays)} too`);
  const does = rows.flatMap(({ more }) => more.does ?? []);
  if (!sameNames(frame.actions, does)) problems.push(`does ${told(frame.actions)}, not ${told(does)}`);
  const context = { ...before.state.context, ...set(rows, before.state.context) };
  if (!isDeepStrictEqual(frame.state.context, context))
    problems.push(`sets ${told(frame.state.context)}, not ${told(context)}`);
  const clocks = new Map(ownerless(facts, before));
  clocks.delete(frame.key ?? '');
  for (const { more } of rows) {
    for (const name of more.stops ?? []) clocks.delete(clock(name));
    for (const [name, ms] of Object.entries(more.starts ?? {})) clocks.set(clock(name), frame.now + ms);
  }
  const running = ownerless(facts, frame);
  if (!isDeepStrictEqual(running, clocks))
    problems.push(`leaves the clocks ${told([...running])}, not ${told([...clocks])}`);
  return problems;
};
