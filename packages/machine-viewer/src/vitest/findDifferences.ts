/**
 * Walks a machine on real actors along the runs of its record, and yields each difference from its expectations
 * (expectations.ts). `testMachine` reads all of them, the search for surviving mutants the first.
 */
import type { StateNode } from 'xstate';
import { getStateNodes } from 'xstate/graph';
import { addFrame, type Coverage, createCoverage } from '../model/coverage.ts';
import { withSampleGuards } from '../model/paths.ts';
import type { RegisteredMachine } from '../model/registered.ts';
import { startRun } from '../model/run.ts';
import { listTransitionNames } from '../model/transitions.ts';
import { findMissing, statePath, toJson } from './activeStates.ts';
import type { MachineExpectations } from './expectations.ts';
import { findStartProblems, findStateProblems } from './frames.ts';
import {
  describeStep,
  type RecordedStep,
  readRecordedRuns,
  recordTransitions,
  walkRun,
} from './transitionRecord.ts';
import { findRowProblems, findValueProblems, listUnmetValues } from './values.ts';

/** Whether a state must have a row: it has no children, or its own tags, actions, actors or timers. */
const needsExpectation = ({ states, tags, entry, exit, invoke, after }: StateNode): boolean =>
  Object.keys(states).length === 0 || [tags, entry, exit, invoke, after].some((own) => own.length > 0);

/** Yields states without a row, and rows that name no state. */
function* findUnknownStates(
  { machine }: RegisteredMachine,
  { states }: MachineExpectations,
): Generator<string> {
  const nodes = getStateNodes(machine);
  for (const node of nodes)
    if (needsExpectation(node) && states[statePath(node)] === undefined)
      yield `${statePath(node)} has no assertion.`;
  for (const name of findMissing(nodes.map(statePath), Object.keys(states)))
    yield `${name}: there is no such state.`;
}

/** Yields the first line in which a record is not that of the machine. */
async function* findRecordProblems(registered: RegisteredMachine, recorded: string): AsyncGenerator<string> {
  const expected = recorded.split('\n');
  // The last line of both is empty, so that a longer record differs there.
  for (const [at, line] of (await recordTransitions(registered)).split('\n').entries()) {
    if (line === expected[at]) continue;
    yield `Line ${at + 1} of the record is '${expected[at] ?? ''}', not '${line}'.`;
    return;
  }
}

/** Yields every difference between a machine and its expectations; the coverage counts what was taken meanwhile. */
export async function* findDifferences(
  registered: RegisteredMachine,
  facts: MachineExpectations,
  coverage: Coverage = createCoverage(),
): AsyncGenerator<string> {
  yield* findUnknownStates(registered, facts);
  const metValues = new Set<string>();
  for (const row of facts.values?.rows ?? [])
    for (const problem of await findRowProblems(registered, row)) yield `${row.title}: ${problem}.`;

  async function* walk(steps: readonly RecordedStep[]): AsyncGenerator<string> {
    const run = startRun(registered);
    const keys = steps.map(({ key }) => key);
    try {
      const start = run.frame();
      addFrame(coverage, start);
      for (const problem of [
        ...findStartProblems(facts, start),
        ...findValueProblems(registered, facts, null, start, metValues),
      ])
        yield `The start ${problem}.`;
      let at = 0;
      for await (const step of walkRun(run, keys)) {
        const { before, frame } = step;
        addFrame(coverage, frame);
        const [expected, actual] = [steps[at]?.effect, describeStep(step)];
        at += 1;
        for (const problem of [
          ...(expected === actual ? [] : [`is '${actual}', not '${expected}'`]),
          ...findStateProblems(facts, before, frame),
          ...findValueProblems(registered, facts, before, frame, metValues),
        ])
          yield `${keys.slice(0, at).join(', ')}: in ${toJson(before.state.value)}, '${frame.key}' ${problem}.`;
      }
    } finally {
      run.stop();
    }
  }

  for (const steps of readRecordedRuns(facts.transitions)) yield* walk(steps);
  yield* findRecordProblems(registered, facts.transitions);
  for (const name of listUnmetValues(facts, metValues)) yield `${name}: never met.`;
  for (const name of listTransitionNames(withSampleGuards(registered)))
    if (!coverage.transitions.has(name)) yield `${name}: never taken.`;
}
