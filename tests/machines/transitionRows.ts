/** What is known of transitions (facts.ts), asked of a state: which rows apply, and what they make of the context. */
import { isDeepStrictEqual } from 'node:util';
import type { AnyMachineSnapshot } from 'xstate';
import { activeStatePaths } from './activeStates.ts';
import type { MachineExpectations, TransitionRow } from './expectations.ts';

type Context = Readonly<Record<string, unknown>>;
type PlainRow = TransitionRow<Context>;

/** The rows as they are written. */
export const readTransitionRows = ({ transitions }: MachineExpectations) =>
  transitions as readonly unknown[] as readonly PlainRow[];

export interface ExpandedRow {
  readonly name: string;
  readonly from: string;
  readonly to: readonly string[];
  readonly more: NonNullable<PlainRow[3]>;
}

export const toArray = (names: string | readonly string[]): readonly string[] =>
  typeof names === 'string' ? [names] : names;

/** Each row for each of its states, by the choice. */
export const groupRowsByChoice = (
  facts: MachineExpectations,
): ReadonlyMap<string, readonly ExpandedRow[]> => {
  const rows = readTransitionRows(facts).flatMap(([from, choice, to, more = {}]) =>
    toArray(choice).flatMap((key) =>
      toArray(from).map((state) => ({
        key,
        row: { from: state, to: toArray(to), more, name: `${state} | ${key} → ${to}` },
      })),
    ),
  );
  return new Map(
    rows.map(({ key }) => [key, rows.filter((other) => other.key === key).map(({ row }) => row)]),
  );
};

/** The rows that apply: of each state that is active the first that holds. */
export const findApplyingRows = (
  rows: ReadonlyMap<string, readonly ExpandedRow[]>,
  state: AnyMachineSnapshot,
  key: string,
): readonly ExpandedRow[] => {
  const of = rows.get(key);
  if (of === undefined) return [];
  const active = activeStatePaths(state);
  const found = of.filter(
    ({ from, more: { when = () => true } }) =>
      active.includes(from) && when(state.context, (name) => active.includes(name)),
  );
  return found.filter(({ from }, at) => found.findIndex((row) => row.from === from) === at);
};

/** What rows make of a context. */
export const computeAssignments = (rows: readonly ExpandedRow[], context: Context): Context =>
  Object.assign(
    {},
    ...rows.map(({ more: { sets = {} } }) => (typeof sets === 'function' ? sets(context) : sets)),
  );

/** What of a context rows change: a value that is set to what it was shows nothing. */
export const listChangedKeys = (rows: readonly ExpandedRow[], context: Context): readonly string[] =>
  Object.entries(computeAssignments(rows, context)).flatMap(([name, value]) =>
    isDeepStrictEqual(value, context[name]) ? [] : name,
  );
