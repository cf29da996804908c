/** A whitelist: only names in a machine's configuration may be reported. */
import type { AnyMachineSnapshot, AnyStateMachine, StateValue } from 'xstate';
import { eventTypesOf } from '../model/paths.ts';
import { formatTransitionName, listTransitions } from '../model/transitions.ts';
import type { ActorEvent, ActorState } from './messages.ts';

interface NameWhitelist {
  /** The type; null if the configuration does not name it. */
  readonly event: (type: string) => string | null;
  readonly taken: (transitions: readonly Parameters<typeof formatTransitionName>[0][]) => readonly string[];
  readonly state: (snapshot: AnyMachineSnapshot) => Pick<ActorState, 'value' | 'tags'>;
}

type Node = AnyStateMachine['root'];

const listNodes = (node: Node): readonly Node[] => [node, ...Object.values(node.states).flatMap(listNodes)];

/** The state value, limited to the keys of the configuration; '' for any other. */
const filterValue = (node: Node, value: StateValue): StateValue => {
  if (typeof value === 'string') return Object.keys(node.states).find((key) => key === value) ?? '';
  return Object.fromEntries(
    Object.entries(node.states).flatMap(([key, child]) => {
      const held = value[key];
      return held === undefined ? [] : [[key, filterValue(child, held)]];
    }),
  );
};

export const createNameWhitelist = (machine: AnyStateMachine): NameWhitelist => {
  const types = new Set([...eventTypesOf(machine), 'xstate.init']);
  const names = new Set(listTransitions(machine).map(formatTransitionName));
  const tags = new Set(listNodes(machine.root).flatMap((node) => node.tags));
  return {
    event: (type) => (types.has(type) ? type : null),
    taken: (transitions): ActorEvent['taken'] =>
      transitions.map(formatTransitionName).filter((name) => names.has(name)),
    state: (snapshot) => ({
      value: filterValue(machine.root, snapshot.value),
      tags: [...snapshot.tags].filter((tag) => tags.has(tag)),
    }),
  };
};
