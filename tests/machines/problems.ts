/**
 * Walks a machine on real actors along the edges of its own model, and tells each difference from what is known of it by
 * hand (facts.ts). The tests ask for all of them, the mutants (tools/mutants.ts) for the first.
 */
import { isDeepStrictEqual } from 'node:util';
import type { AnyMachineSnapshot, StateNode } from 'xstate';
import { getStateNodes } from 'xstate/graph';
import { actorOf, choicesOf, isOfTime } from '../../machines/model/choices.ts';
import { pathsToEdges } from '../../machines/model/edges.ts';
import { decided, eventTypesOf } from '../../machines/model/paths.ts';
import type { Registered } from '../../machines/model/registered.ts';
import { type Coverage, count, noCoverage } from '../../machines/model/replay.ts';
import { type Frame, type Run, start } from '../../machines/model/run.ts';
import { transitionName, transitionsOf } from '../../machines/model/transitions.ts';
import type { Facts, Row, StateFact } from './facts.ts';

type Fact = StateFact<unknown>;
type Known = Row<Record<string, unknown>>;

interface OneRow {
  readonly name: string;
  readonly from: string;
  readonly to: readonly string[];
  readonly more: NonNullable<Known[3]>;
}

const listed = (given: string | readonly string[]): readonly string[] =>
  typeof given === 'string' ? [given] : given;

/** Each row for each of its states, by the choice. */
export const rowsOf = ({ transitions }: Facts): ReadonlyMap<string, readonly OneRow[]> => {
  const rows = (transitions as readonly unknown[] as readonly Known[]).flatMap(
    ([from, choice, to, more = {}]) =>
      listed(choice).flatMap((key) =>
        listed(from).map((state) => ({
          key,
          row: { from: state, to: listed(to), more, name: `${state} | ${key} → ${to}` },
        })),
      ),
  );
  return new Map(
    rows.map(({ key }) => [key, rows.filter((other) => other.key === key).map(({ row }) => row)]),
  );
};

const pathOf = ({ path }: StateNode): string => path.join('.');

const actives = new WeakMap<AnyMachineSnapshot, readonly string[]>();
const activeIn = (state: AnyMachineSnapshot): readonly string[] => {
  const active = actives.get(state) ?? (state._nodes as readonly StateNode[]).map(pathOf);
  actives.set(state, active);
  return active;
};

/** Each state that must have a row: those without children, and those that do something themselves. */
const needsFact = ({ states, tags, entry, exit, invoke, after }: StateNode): boolean =>
  Object.keys(states).length === 0 || [tags, entry, exit, invoke, after].some((own) => own.length > 0);

const told = (given: unknown): string => JSON.stringify(given);

const sameNames = (some: readonly string[], others: readonly string[]): boolean =>
  told(some.toSorted()) === told(others.toSorted());

const lacks = (all: readonly string[], some: readonly string[]): readonly string[] =>
  some.filter((name) => !all.includes(name));

/** The rows that apply: of each state that is active the first that holds. */
const applying = (
  rows: ReadonlyMap<string, readonly OneRow[]>,
  state: AnyMachineSnapshot,
  key: string,
): readonly OneRow[] => {
  const of = rows.get(key);
  if (of === undefined) return [];
  const active = activeIn(state);
  const found = of.filter(
    ({ from, more: { when = () => true } }) =>
      active.includes(from) && when(state.context, (name) => active.includes(name)),
  );
  return found.filter(({ from }, at) => found.findIndex((row) => row.from === from) === at);
};

type Context = Readonly<Record<string, unknown>>;

/** What rows make of a context. */
const set = (rows: readonly OneRow[], context: Context): Context =>
  Object.assign(
    {},
    ...rows.map(({ more: { sets = {} } }) => (typeof sets === 'function' ? sets(context) : sets)),
  );

/** What of a context rows change: a value that is set to what it was shows nothing. */
const changes = (rows: readonly OneRow[], context: Context): readonly string[] =>
  Object.entries(set(rows, context)).flatMap(([name, value]) =>
    isDeepStrictEqual(value, context[name]) ? [] : name,
  );

const clock = (name: string): string => `after ${name}`;

/** Every actor, clock and tag of a frame, against the rows of its states. */
const stateProblems = (
  { states }: Facts,
  before: Frame | null,
  frame: Frame,
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
const startProblems = (facts: Facts, frame: Frame): readonly string[] => {
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
const ownerless = ({ states }: Facts, { state, timers }: Frame): ReadonlyMap<string, number> => {
  const owned = activeIn(state).flatMap((name) => Object.keys(states[name]?.timers ?? {}).map(clock));
  return new Map(timers.filter(({ key }) => !owned.includes(key)).map(({ key, due }) => [key, due]));
};

/** What a step did, against the rows that apply to it. */
const stepProblems = (
  facts: Facts,
  rows: readonly OneRow[],
  before: Frame,
  frame: Frame,
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

/** States without a row, and rows that name no state. */
function* strangers({ machine }: Registered, { states, transitions }: Facts): Generator<string> {
  const nodes = getStateNodes(machine);
  const paths = nodes.map(pathOf);
  for (const node of nodes)
    if (needsFact(node) && states[pathOf(node)] === undefined) yield `${pathOf(node)} has no assertion.`;
  for (const name of lacks(paths, Object.keys(states))) yield `${name}: there is no such state.`;
  for (const [from, , to] of transitions as readonly unknown[] as readonly Known[])
    for (const name of lacks(['', ...paths], [...listed(from), ...listed(to)]))
      yield `${name}: there is no such state.`;
}

interface Walk {
  readonly coverage?: Coverage;
  /** Each transition in each context that its model tells apart; else once for each row. */
  readonly inEveryContext?: boolean;
}

/** A story, or a path of the model with its states. */
type Steps = readonly { readonly key: string; readonly state?: AnyMachineSnapshot }[];

function* chained<Item>(...lists: readonly Iterable<Item>[]): Generator<Item> {
  for (const list of lists) yield* list;
}

/** Every difference between a machine and what is known of it. */
export async function* problemsOf(
  registered: Registered,
  facts: Facts,
  { coverage = noCoverage(), inEveryContext = false }: Walk = {},
): AsyncGenerator<string> {
  yield* strangers(registered, facts);
  const machine = decided(registered);
  const project = registered.project as (context: unknown) => unknown;
  const rows = rowsOf(facts);
  const all = [...rows.values()].flat();
  const choices = eventTypesOf(machine).flatMap((type) => choicesOf(registered, type));
  const known = choices.map(({ key }) => key);
  for (const key of lacks(known, [...rows.keys()])) yield `${key}: there is no such choice.`;
  const stateOf = ({ value, context }: AnyMachineSnapshot) => [value, project(context)];
  const [seen, met] = [new Set<string>(), new Set<OneRow>()];

  /** What a state hears, against the rows; once for all states that are alike to them. */
  function* hearing({ state, pending, timers }: Frame): Generator<string> {
    const mayCome = choices.filter(({ key, event: { type } }) => {
      const actorId = actorOf(type);
      if (isOfTime(type)) return timers.some((timer) => timer.key === key);
      return actorId === null || pending.includes(actorId);
    });
    const expected = mayCome.map(({ key }) => applying(rows, state, key).length > 0);
    const alike = told([state.value, expected]);
    if (seen.has(alike)) return;
    seen.add(alike);
    for (const [at, { key, event }] of mayCome.entries()) {
      const isHeard = machine.getTransitionData(state as never, event as never).length > 0;
      if (isHeard !== expected[at])
        yield `${told(state.value)} ${isHeard ? 'hears' : 'does not hear'} ${key}.`;
    }
  }

  const edges = pathsToEdges(registered, (before, key, after, event) => {
    const taken = machine.getTransitionData(before as never, event as never).map(transitionName);
    const applied = applying(rows, before, key);
    const context = inEveryContext ? [before, after].map(stateOf) : changes(applied, before.context);
    const which = applied.map((row) => all.indexOf(row));
    return told([key, taken, which, lacks(activeIn(before), activeIn(after)), context]);
  });

  async function* walk(run: Run, steps: Steps) {
    let before = run.frame();
    count(coverage, before);
    for (const problem of startProblems(facts, before)) yield `The start ${problem}.`;
    yield* hearing(before);
    for (const [at, { key, state }] of steps.entries()) {
      // A moment passes, so that a clock which begins anew is told from one that runs on.
      if (before.timers.every(({ due }) => due > before.now + 1)) before = await run.choose('wait 1');
      const applied = applying(rows, before.state, key);
      const frame = await run.choose(key);
      count(coverage, frame);
      for (const row of applied) met.add(row);
      const way = steps
        .slice(0, at + 1)
        .map((step) => step.key)
        .join(', ');
      const again = applied.some(({ more }) => more.again === true);
      for (const problem of [
        ...stepProblems(facts, applied, before, frame),
        ...stateProblems(facts, before, frame, again),
      ])
        yield `${way}: in ${told(before.state.value)}, '${key}' ${problem}.`;
      if (state !== undefined && told(stateOf(state)) !== told(stateOf(frame.state)))
        yield `${way}: ends in ${told(stateOf(frame.state))}, and its model in ${told(stateOf(state))}.`;
      yield* hearing(frame);
      before = frame;
    }
  }

  const stories = Object.values(registered.stories ?? {}).map((keys) => keys.map((key) => ({ key })));
  for (const steps of chained<Steps>(stories, edges)) {
    const run = start(registered);
    try {
      yield* walk(run, steps);
    } finally {
      run.stop();
    }
  }
  for (const row of all) if (!met.has(row)) yield `${row.name}: never met.`;
  for (const name of transitionsOf(machine))
    if (!coverage.transitions.has(name)) yield `${name}: never taken.`;
}
