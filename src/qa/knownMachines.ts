/** A whitelist: what a machine's configuration names may be told, and nothing else. */
import type { AnyMachineSnapshot, AnyStateMachine, StateValue } from 'xstate';
import { eventTypesOf } from '../../machines/model/paths.ts';
import { transitionName, transitionsIn } from '../../machines/model/transitions.ts';
import type { Actor, Told } from './messages.ts';

interface Known {
  /** The type, null where the configuration does not name it. */
  readonly event: (type: string) => string | null;
  readonly taken: (transitions: readonly Parameters<typeof transitionName>[0][]) => readonly string[];
  readonly state: (snapshot: AnyMachineSnapshot) => Pick<Actor, 'value' | 'tags'>;
}

type Node = AnyStateMachine['root'];

const within = (node: Node): readonly Node[] => [node, ...Object.values(node.states).flatMap(within)];

/** The value by the keys of the configuration; '' where it holds another. */
const valueIn = (node: Node, value: StateValue): StateValue => {
  if (typeof value === 'string') return Object.keys(node.states).find((key) => key === value) ?? '';
  return Object.fromEntries(
    Object.entries(node.states).flatMap(([key, child]) => {
      const held = value[key];
      return held === undefined ? [] : [[key, valueIn(child, held)]];
    }),
  );
};

export const knownOf = (machine: AnyStateMachine): Known => {
  const types = new Set([...eventTypesOf(machine), 'xstate.init']);
  const names = new Set(transitionsIn(machine).map(transitionName));
  const tags = new Set(within(machine.root).flatMap((node) => node.tags));
  return {
    event: (type) => (types.has(type) ? type : null),
    taken: (transitions): Told['taken'] => transitions.map(transitionName).filter((name) => names.has(name)),
    state: (snapshot) => ({
      value: valueIn(machine.root, snapshot.value),
      tags: [...snapshot.tags].filter((tag) => tags.has(tag)),
    }),
  };
};
