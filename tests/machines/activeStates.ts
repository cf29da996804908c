/** The states of a snapshot by their paths, 'submitting.trying', and lists of names. */
import type { AnyMachineSnapshot, StateNode } from 'xstate';

export const pathOf = ({ path }: StateNode): string => path.join('.');

/** A snapshot never changes. */
const actives = new WeakMap<AnyMachineSnapshot, readonly string[]>();
export const activeIn = (state: AnyMachineSnapshot): readonly string[] => {
  const active = actives.get(state) ?? (state._nodes as readonly StateNode[]).map(pathOf);
  actives.set(state, active);
  return active;
};

export const told = (given: unknown): string => JSON.stringify(given);

export const sameNames = (some: readonly string[], others: readonly string[]): boolean =>
  told(some.toSorted()) === told(others.toSorted());

export const lacks = (all: readonly string[], some: readonly string[]): readonly string[] =>
  some.filter((name) => !all.includes(name));
