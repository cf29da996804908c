/** Transition rows (expectations.ts): which of them apply in a state, and what they assign to the context. */
import { isDeepStrictEqual } from 'node:util';
import type { AnyMachineSnapshot } from 'xstate';
import { activeStatePaths } from './activeStates.ts';
import type { MachineExpectations, TransitionRow } from './expectations.ts';

type Context = Readonly<Record<string, unknown>>;
type PlainRow = TransitionRow<Context>;

/** The rows as written. */
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

/** Expands each row to one for each of its states, grouped by choice. */
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

/** The rows that apply: for each active state the first whose condition holds. */
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

/** The assignments of rows to a context. */
export const computeAssignments = (rows: readonly ExpandedRow[], context: Context): Context =>
  Object.assign(
    {},
    ...rows.map(({ more: { sets = {} } }) => (typeof sets === 'function' ? sets(context) : sets)),
  );

/** The fields that rows change; a field assigned its previous value does not count. */
export const listChangedKeys = (rows: readonly ExpandedRow[], context: Context): readonly string[] =>
  Object.entries(computeAssignments(rows, context)).flatMap(([name, value]) =>
    isDeepStrictEqual(value, context[name]) ? [] : name,
  );
