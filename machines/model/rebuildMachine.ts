/** A machine → the same machine made anew, with one thing of it changed where that is asked for. */
import { type AnyStateMachine, createMachine } from 'xstate';
import type { RegisteredMachine } from './registered.ts';

export type ConfigPath = readonly (string | number)[];
export type ConfigObject = Readonly<Record<string, unknown>>;
type Implementations = AnyStateMachine['implementations'];

export interface MachineChange {
  readonly place?: ConfigPath;
  /** From what stands at the place; undefined takes it away. */
  readonly to?: (current: unknown) => unknown;
  readonly puts?: Partial<Record<keyof Implementations, ConfigObject>>;
}

export const isReadonlyArray = (value: unknown): value is readonly unknown[] => Array.isArray(value);

const replaceAt = (value: unknown, [at, ...rest]: ConfigPath, to: (current: unknown) => unknown): unknown => {
  if (at === undefined) return to(value);
  const inner = replaceAt((value as ConfigObject)[at], rest, to);
  if (isReadonlyArray(value)) {
    const left = value.map((item, index) => (index === at ? inner : item));
    return inner === undefined ? left.filter((_, index) => index !== at) : left;
  }
  const { [at]: _, ...others } = value as ConfigObject;
  return inner === undefined ? others : { ...others, [at]: inner };
};

/** A machine that goes round for ever is one that fails, and says so. */
const maxSteps = 500;

/** The machine made anew with a change; without one it is the same machine. */
export const rebuildMachine = (
  registered: RegisteredMachine,
  { place = [], to = (current) => current, puts = {} }: MachineChange = {},
): RegisteredMachine => {
  const { config, implementations } = registered.machine;
  const options = { maxIterations: maxSteps };
  const machine = createMachine({ ...(replaceAt(config, place, to) as ConfigObject), options } as never);
  const provided = Object.entries(implementations).map(([of, those]) => [
    of,
    { ...those, ...puts[of as keyof Implementations] },
  ]);
  return {
    ...registered,
    machine: machine.provide(Object.fromEntries(provided) as never) as AnyStateMachine,
  };
};
