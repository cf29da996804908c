/** The states of a snapshot by their paths, 'submitting.attempting', and lists of names. */
import type { AnyMachineSnapshot, StateNode } from 'xstate';

export const statePath = ({ path }: StateNode): string => path.join('.');

/** A snapshot never changes. */
const activePathsCache = new WeakMap<AnyMachineSnapshot, readonly string[]>();
export const activeStatePaths = (state: AnyMachineSnapshot): readonly string[] => {
  const active = activePathsCache.get(state) ?? (state._nodes as readonly StateNode[]).map(statePath);
  activePathsCache.set(state, active);
  return active;
};

/** The active states without children. */
export const activeLeafPaths = ({ _nodes: nodes }: AnyMachineSnapshot): readonly string[] =>
  (nodes as readonly StateNode[]).filter(({ states }) => Object.keys(states).length === 0).map(statePath);

export const toJson = (value: unknown): string => JSON.stringify(value);

export const hasSameNames = (some: readonly string[], others: readonly string[]): boolean =>
  toJson(some.toSorted()) === toJson(others.toSorted());

export const findMissing = (all: readonly string[], some: readonly string[]): readonly string[] =>
  some.filter((name) => !all.includes(name));
