/** A machine → the same machine made anew, with one thing of it changed where that is asked for. */
import { type AnyStateMachine, createMachine } from 'xstate';
import type { Registered } from './registered.ts';

export type Place = readonly (string | number)[];
export type Plain = Readonly<Record<string, unknown>>;
type Implementations = AnyStateMachine['implementations'];

export interface Remaking {
  readonly place?: Place;
  /** From what stands at the place; undefined takes it away. */
  readonly to?: (was: unknown) => unknown;
  readonly puts?: Partial<Record<keyof Implementations, Plain>>;
}

export const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

const changed = (value: unknown, [at, ...rest]: Place, to: (was: unknown) => unknown): unknown => {
  if (at === undefined) return to(value);
  const inner = changed((value as Plain)[at], rest, to);
  if (isList(value)) {
    const left = value.map((item, index) => (index === at ? inner : item));
    return inner === undefined ? left.filter((_, index) => index !== at) : left;
  }
  const { [at]: _, ...others } = value as Plain;
  return inner === undefined ? others : { ...others, [at]: inner };
};

/** A machine that goes round for ever is one that fails, and says so. */
const mostSteps = 500;

/** The machine made anew with a change; without one it is the same machine. */
export const remade = (
  registered: Registered,
  { place = [], to = (was) => was, puts = {} }: Remaking = {},
): Registered => {
  const { config, implementations } = registered.machine;
  const options = { maxIterations: mostSteps };
  const machine = createMachine({ ...(changed(config, place, to) as Plain), options } as never);
  const put = Object.entries(implementations).map(([of, those]) => [
    of,
    { ...those, ...puts[of as keyof Implementations] },
  ]);
  return { ...registered, machine: machine.provide(Object.fromEntries(put) as never) as AnyStateMachine };
};
