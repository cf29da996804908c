/** Compares what a machine passes to actors and actions with the expectations of its values. */
import { isDeepStrictEqual } from 'node:util';
import { findEvent } from '../model/paths.ts';
import type { RegisteredMachine } from '../model/registered.ts';
import { type RunFrame, runMachine } from '../model/run.ts';
import { toJson } from './activeStates.ts';
import type { MachineExpectations, StepContext, ValueRow } from './expectations.ts';

type PlainValues = Readonly<Record<string, (step: StepContext<unknown>) => unknown>>;

/** The values that a step passes on, each with its receiver. */
const listPassed = ({ inputs, params }: RunFrame) => [
  ...Object.entries(inputs).map(([name, value]) => ['inputs', name, value] as const),
  ...params.map(({ action, params: value }) => ['params', action, value] as const),
];

/**
 * @param before null at the start
 * @param met the lines of the table that a step has met: 'inputs.saveRequest'
 */
export const findValueProblems = (
  registered: RegisteredMachine,
  { values }: MachineExpectations,
  before: RunFrame | null,
  frame: RunFrame,
  met: Set<string>,
): readonly string[] => {
  if (values === undefined) return [];
  const step: Omit<StepContext<unknown>, 'times'> = {
    before: (before ?? frame).state.context,
    context: frame.state.context,
    event: frame.key === null ? {} : { ...findEvent(registered, frame.key) },
  };
  const begins =
    before !== null || values.begins === undefined || isDeepStrictEqual(step.context, values.begins)
      ? []
      : [`begins with ${toJson(step.context)}, not ${toJson(values.begins)}`];
  const all = listPassed(frame);
  const passed = all.flatMap(([of, name, value], at) => {
    const expected = (values[of] as PlainValues | undefined)?.[name];
    if (expected === undefined) return [`passes ${toJson(value)} to ${name}, and no line says what`];
    met.add(`${of}.${name}`);
    const times = all.slice(0, at).filter(([, other]) => other === name).length;
    const right = expected({ ...step, times });
    return isDeepStrictEqual(value, right)
      ? []
      : [`passes ${toJson(value)} to ${name}, not ${toJson(right)}`];
  });
  return [...begins, ...passed];
};

/** The lines of the table that no step has met. */
export const listUnmetValues = (
  { values = {} }: MachineExpectations,
  met: ReadonlySet<string>,
): readonly string[] =>
  (['inputs', 'params'] as const)
    .flatMap((of) => Object.keys(values[of] ?? {}).map((name) => `${of}.${name}`))
    .filter((line) => !met.has(line));

/** Takes the run of a row, and compares the values of its last step. */
export const findRowProblems = async (
  registered: RegisteredMachine,
  { input = registered.input, steps, inputs = {}, params = {}, timers = {}, sets = {} }: ValueRow,
): Promise<readonly string[]> => {
  const { frames, refused } = await runMachine({ ...registered, input }, steps);
  if (refused !== null) return [refused];
  const frame = frames.at(-1)!;
  const expected = { inputs, params, sets };
  const actual = {
    inputs: frame.inputs,
    params: Object.fromEntries(frame.params.map(({ action, params: value }) => [action, value])),
    sets: frame.state.context as Readonly<Record<string, unknown>>,
  };
  const ends = new Map(frame.timers.map(({ key, due }) => [key, due - frame.now]));
  return [
    ...(['inputs', 'params', 'sets'] as const).flatMap((of) =>
      Object.entries(expected[of]).flatMap(([name, value]) =>
        isDeepStrictEqual(actual[of][name], value)
          ? []
          : [`${of}.${name} is ${toJson(actual[of][name])}, not ${toJson(value)}`],
      ),
    ),
    ...Object.entries(timers).flatMap(([delay, left]) => {
      const end = ends.get(`after ${delay}`);
      return end === left ? [] : [`${delay} ends in ${end}, not in ${left}`];
    }),
  ];
};
