/** Rebuilds a machine from its configuration, with one change applied if there is one. */
import { type AnyStateMachine, createMachine } from 'xstate';
import type { RegisteredMachine } from './registered.ts';

/** The way to a part of a configuration: `['states', 'idle', 'on', 'PRESS']`. */
export type ConfigPath = readonly (string | number)[];
export type ConfigObject = Readonly<Record<string, unknown>>;
type Implementations = AnyStateMachine['implementations'];

/** A change of a configuration, of its implementations, or of both. */
export interface MachineChange {
  /** Where the configuration changes; the whole of it by default. */
  readonly place?: ConfigPath;
  /** Receives the current value at the path and returns the new one; undefined removes it. */
  readonly to?: (current: unknown) => unknown;
  /** Implementations to add or replace, by kind and name: `{ guards: { isReady: () => true } }`. */
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

/** A machine that loops forever fails with XState's own error after this many steps. */
const maxSteps = 500;

/** The rebuilt machine, with the change applied. Without a change it equals the original. */
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
