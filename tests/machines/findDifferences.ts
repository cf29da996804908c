/**
 * Walks a machine on real actors along the edges of its own model, and tells each difference from what is known of it by
 * hand (facts.ts). The tests ask for all of them, the mutants (tools/cli/mutants.ts) for the first.
 */
import type { AnyMachineSnapshot, StateNode } from 'xstate';
import { getStateNodes } from 'xstate/graph';
import { actorOf, isTimerEvent, listChoices } from '../../machines/model/choices.ts';
import { addFrame, type Coverage, createCoverage } from '../../machines/model/coverage.ts';
import { findPathsToEdges } from '../../machines/model/edges.ts';
import { eventTypesOf, withSampleGuards } from '../../machines/model/paths.ts';
import type { RegisteredMachine } from '../../machines/model/registered.ts';
import { type MachineRun, type RunFrame, startRun } from '../../machines/model/run.ts';
import { formatTransitionName, listTransitionNames } from '../../machines/model/transitions.ts';
import { activeIn, lacks, pathOf, told } from './activeStates.ts';
import type { Facts } from './expectations.ts';
import { startProblems, stateProblems, stepProblems } from './frames.ts';
import { applying, changes, listed, type OneRow, rowsOf, writtenIn } from './transitionRows.ts';

/** Each state that must have a row: those without children, and those that do something themselves. */
const needsFact = ({ states, tags, entry, exit, invoke, after }: StateNode): boolean =>
  Object.keys(states).length === 0 || [tags, entry, exit, invoke, after].some((own) => own.length > 0);

/** States without a row, and rows that name no state. */
function* strangers({ machine }: RegisteredMachine, facts: Facts): Generator<string> {
  const { states } = facts;
  const nodes = getStateNodes(machine);
  const paths = nodes.map(pathOf);
  for (const node of nodes)
    if (needsFact(node) && states[pathOf(node)] === undefined) yield `${pathOf(node)} has no assertion.`;
  for (const name of lacks(paths, Object.keys(states))) yield `${name}: there is no such state.`;
  for (const [from, , to] of writtenIn(facts))
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
  registered: RegisteredMachine,
  facts: Facts,
  { coverage = createCoverage(), inEveryContext = false }: Walk = {},
): AsyncGenerator<string> {
  yield* strangers(registered, facts);
  const machine = withSampleGuards(registered);
  const project = registered.project as (context: unknown) => unknown;
  const rows = rowsOf(facts);
  const all = [...rows.values()].flat();
  const choices = eventTypesOf(machine).flatMap((type) => listChoices(registered, type));
  const known = choices.map(({ key }) => key);
  for (const key of lacks(known, [...rows.keys()])) yield `${key}: there is no such choice.`;
  const stateOf = ({ value, context }: AnyMachineSnapshot) => [value, project(context)];
  const [seen, met] = [new Set<string>(), new Set<OneRow>()];

  /** What a state hears, against the rows; once for all states that are alike to them. */
  function* hearing({ state, pending, timers }: RunFrame): Generator<string> {
    const mayCome = choices.filter(({ key, event: { type } }) => {
      const actorId = actorOf(type);
      if (isTimerEvent(type)) return timers.some((timer) => timer.key === key);
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

  const edges = findPathsToEdges(registered, (before, key, after, event) => {
    const taken = machine.getTransitionData(before as never, event as never).map(formatTransitionName);
    const applied = applying(rows, before, key);
    const context = inEveryContext ? [before, after].map(stateOf) : changes(applied, before.context);
    const which = applied.map((row) => all.indexOf(row));
    return told([key, taken, which, lacks(activeIn(before), activeIn(after)), context]);
  });

  async function* walk(run: MachineRun, steps: Steps) {
    let before = run.frame();
    addFrame(coverage, before);
    for (const problem of startProblems(facts, before)) yield `The start ${problem}.`;
    yield* hearing(before);
    for (const [at, { key, state }] of steps.entries()) {
      // A moment passes, so that a clock which begins anew is told from one that runs on.
      if (before.timers.every(({ due }) => due > before.now + 1)) before = await run.choose('wait 1');
      const applied = applying(rows, before.state, key);
      const frame = await run.choose(key);
      addFrame(coverage, frame);
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
    const run = startRun(registered);
    try {
      yield* walk(run, steps);
    } finally {
      run.stop();
    }
  }
  for (const row of all) if (!met.has(row)) yield `${row.name}: never met.`;
  for (const name of listTransitionNames(machine))
    if (!coverage.transitions.has(name)) yield `${name}: never taken.`;
}
