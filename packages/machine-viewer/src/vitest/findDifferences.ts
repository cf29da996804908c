/**
 * Walks a machine on real actors along the edges of its own model, and yields each difference from its expectations
 * (expectations.ts). `testMachine` reads all of them, the search for surviving mutants the first.
 */
import type { AnyMachineSnapshot, StateNode } from 'xstate';
import { getStateNodes } from 'xstate/graph';
import { actorOf, isTimerEvent, listChoices } from '../model/choices.ts';
import { addFrame, type Coverage, createCoverage } from '../model/coverage.ts';
import { findPathsToEdges } from '../model/edges.ts';
import { eventTypesOf, withSampleGuards } from '../model/paths.ts';
import type { RegisteredMachine } from '../model/registered.ts';
import { type MachineRun, type RunFrame, startRun } from '../model/run.ts';
import { formatTransitionName, listTransitionNames } from '../model/transitions.ts';
import { activeStatePaths, findMissing, statePath, toJson } from './activeStates.ts';
import type { MachineExpectations } from './expectations.ts';
import { findStartProblems, findStateProblems, findStepProblems } from './frames.ts';
import {
  type ExpandedRow,
  findApplyingRows,
  groupRowsByChoice,
  listChangedKeys,
  readTransitionRows,
  toArray,
} from './transitionRows.ts';
import { findRowProblems, findValueProblems, listUnmetValues } from './values.ts';

/** Whether a state must have a row: it has no children, or its own tags, actions, actors or timers. */
const needsExpectation = ({ states, tags, entry, exit, invoke, after }: StateNode): boolean =>
  Object.keys(states).length === 0 || [tags, entry, exit, invoke, after].some((own) => own.length > 0);

/** Yields states without a row, and rows that name no state. */
function* findUnknownStates({ machine }: RegisteredMachine, facts: MachineExpectations): Generator<string> {
  const { states } = facts;
  const nodes = getStateNodes(machine);
  const paths = nodes.map(statePath);
  for (const node of nodes)
    if (needsExpectation(node) && states[statePath(node)] === undefined)
      yield `${statePath(node)} has no assertion.`;
  for (const name of findMissing(paths, Object.keys(states))) yield `${name}: there is no such state.`;
  for (const [from, , to] of readTransitionRows(facts))
    for (const name of findMissing(['', ...paths], [...toArray(from), ...toArray(to)]))
      yield `${name}: there is no such state.`;
}

export interface WalkOptions {
  readonly coverage?: Coverage;
  /** Takes each transition in each context that the model distinguishes; otherwise once for each row. */
  readonly inEveryContext?: boolean;
}

/** A story, or a path of the model with its states. */
type Steps = readonly { readonly key: string; readonly state?: AnyMachineSnapshot }[];

function* chain<Item>(...lists: readonly Iterable<Item>[]): Generator<Item> {
  for (const list of lists) yield* list;
}

/** Yields every difference between a machine and its expectations. */
export async function* findDifferences(
  registered: RegisteredMachine,
  facts: MachineExpectations,
  { coverage = createCoverage(), inEveryContext = false }: WalkOptions = {},
): AsyncGenerator<string> {
  yield* findUnknownStates(registered, facts);
  const machine = withSampleGuards(registered);
  const project = registered.project as (context: unknown) => unknown;
  const rows = groupRowsByChoice(facts);
  const all = [...rows.values()].flat();
  const choices = eventTypesOf(machine).flatMap((type) => listChoices(registered, type));
  const choiceKeys = choices.map(({ key }) => key);
  for (const key of findMissing(choiceKeys, [...rows.keys()])) yield `${key}: there is no such choice.`;
  const stateOf = ({ value, context }: AnyMachineSnapshot) => [value, project(context)];
  const [seen, met] = [new Set<string>(), new Set<ExpandedRow>()];
  const metValues = new Set<string>();

  for (const row of facts.values?.rows ?? [])
    for (const problem of await findRowProblems(registered, row)) yield `${row.title}: ${problem}.`;

  /** Compares the events that a state handles with the rows; once for all states with the same rows. */
  function* hearing({ state, pending, timers }: RunFrame): Generator<string> {
    const mayCome = choices.filter(({ key, event: { type } }) => {
      const actorId = actorOf(type);
      if (isTimerEvent(type)) return timers.some((timer) => timer.key === key);
      return actorId === null || pending.includes(actorId);
    });
    const expected = mayCome.map(({ key }) => findApplyingRows(rows, state, key).length > 0);
    const alike = toJson([state.value, expected]);
    if (seen.has(alike)) return;
    seen.add(alike);
    for (const [at, { key, event }] of mayCome.entries()) {
      const isHeard = machine.getTransitionData(state as never, event as never).length > 0;
      if (isHeard !== expected[at])
        yield `${toJson(state.value)} ${isHeard ? 'handles' : 'does not handle'} ${key}.`;
    }
  }

  const edges = findPathsToEdges(registered, (before, key, after, event) => {
    const taken = machine.getTransitionData(before as never, event as never).map(formatTransitionName);
    const applied = findApplyingRows(rows, before, key);
    const context = inEveryContext ? [before, after].map(stateOf) : listChangedKeys(applied, before.context);
    const which = applied.map((row) => all.indexOf(row));
    return toJson([
      key,
      taken,
      which,
      findMissing(activeStatePaths(before), activeStatePaths(after)),
      context,
    ]);
  });

  async function* walk(run: MachineRun, steps: Steps) {
    let before = run.frame();
    addFrame(coverage, before);
    for (const problem of [
      ...findStartProblems(facts, before),
      ...findValueProblems(registered, facts, null, before, metValues),
    ])
      yield `The start ${problem}.`;
    yield* hearing(before);
    for (const [at, { key, state }] of steps.entries()) {
      // A moment passes, to tell a restarted timer from one that runs on.
      if (before.timers.every(({ due }) => due > before.now + 1)) before = await run.choose('wait 1');
      const applied = findApplyingRows(rows, before.state, key);
      const frame = await run.choose(key);
      addFrame(coverage, frame);
      for (const row of applied) met.add(row);
      const path = steps
        .slice(0, at + 1)
        .map((step) => step.key)
        .join(', ');
      const again = applied.some(({ more }) => more.again === true);
      for (const problem of [
        ...findStepProblems(facts, applied, before, frame),
        ...findStateProblems(facts, before, frame, again),
        ...findValueProblems(registered, facts, before, frame, metValues),
      ])
        yield `${path}: in ${toJson(before.state.value)}, '${key}' ${problem}.`;
      if (state !== undefined && toJson(stateOf(state)) !== toJson(stateOf(frame.state)))
        yield `${path}: ends in ${toJson(stateOf(frame.state))}, and its model in ${toJson(stateOf(state))}.`;
      yield* hearing(frame);
      before = frame;
    }
  }

  const stories = Object.values(registered.stories ?? {}).map((keys) => keys.map((key) => ({ key })));
  for (const steps of chain<Steps>(stories, edges)) {
    const run = startRun(registered);
    try {
      yield* walk(run, steps);
    } finally {
      run.stop();
    }
  }
  for (const row of all) if (!met.has(row)) yield `${row.name}: never met.`;
  for (const name of listUnmetValues(facts, metValues)) yield `${name}: never met.`;
  for (const name of listTransitionNames(machine))
    if (!coverage.transitions.has(name)) yield `${name}: never taken.`;
}
