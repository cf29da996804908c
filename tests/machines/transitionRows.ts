/** What is known of transitions (facts.ts), asked of a state: which rows apply, and what they make of the context. */
import { isDeepStrictEqual } from 'node:util';
import type { AnyMachineSnapshot } from 'xstate';
import { activeIn } from './activeStates.ts';
import type { Facts, Row } from './expectations.ts';

type Context = Readonly<Record<string, unknown>>;
type Known = Row<Context>;

/** The rows as they are written. */
export const writtenIn = ({ transitions }: Facts) => transitions as readonly unknown[] as readonly Known[];

export interface OneRow {
  readonly name: string;
  readonly from: string;
  readonly to: readonly string[];
  readonly more: NonNullable<Known[3]>;
}

export const listed = (given: string | readonly string[]): readonly string[] =>
  typeof given === 'string' ? [given] : given;

/** Each row for each of its states, by the choice. */
export const rowsOf = (facts: Facts): ReadonlyMap<string, readonly OneRow[]> => {
  const rows = writtenIn(facts).flatMap(([from, choice, to, more = {}]) =>
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

/** The rows that apply: of each state that is active the first that holds. */
export const applying = (
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

/** What rows make of a context. */
export const set = (rows: readonly OneRow[], context: Context): Context =>
  Object.assign(
    {},
    ...rows.map(({ more: { sets = {} } }) => (typeof sets === 'function' ? sets(context) : sets)),
  );

/** What of a context rows change: a value that is set to what it was shows nothing. */
export const changes = (rows: readonly OneRow[], context: Context): readonly string[] =>
  Object.entries(set(rows, context)).flatMap(([name, value]) =>
    isDeepStrictEqual(value, context[name]) ? [] : name,
  );
