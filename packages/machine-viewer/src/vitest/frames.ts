/** Compares a frame of a run with the expectations of its states. */
import type { RunFrame } from '../model/run.ts';
import { activeLeafPaths, activeStatePaths, findMissing, hasSameNames, toJson } from './activeStates.ts';
import type { MachineExpectations, StateExpectation } from './expectations.ts';

type Expectation = StateExpectation<unknown>;

const toTimerKey = (name: string): string => `after ${name}`;

/** Compares every actor, timer and tag of a frame with the rows of its states. */
export const findStateProblems = (
  { states }: MachineExpectations,
  before: RunFrame | null,
  frame: RunFrame,
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
      // Whether a step starts the timer of an active state again is in the record of transitions.
      const runsOn = wasActive.includes(name) && (timer === undefined || timer.due === previous?.due);
      const length = typeof ms === 'number' ? ms : ms(frame.state.context);
      const due = frame.now + length;
      if (!runsOn && timer?.due !== due) problems.push(`${delay} ends at ${timer?.due}, not at ${due}`);
    }
  return problems;
};

/** Compares the initial states and their entry actions with the rows. */
export const findStartProblems = (facts: MachineExpectations, frame: RunFrame): readonly string[] => {
  const leaves = activeLeafPaths(frame.state);
  const begins = Object.keys(facts.states).filter((name) => facts.states[name]?.begins);
  const entered = activeStatePaths(frame.state).flatMap((name) => facts.states[name]?.entered ?? []);
  return [
    ...(hasSameNames(leaves, begins) ? [] : [`is in ${toJson(leaves)}, not in ${toJson(begins)}`]),
    ...(hasSameNames(frame.actions, entered)
      ? []
      : [`does ${toJson(frame.actions)}, not ${toJson(entered)}`]),
    ...findStateProblems(facts, null, frame),
  ];
};
