/** Where the configuration of a machine has its states and transitions. */
import type { AnyStateMachine, AnyTransitionDefinition, StateNode } from 'xstate';
import { getStateNodes } from 'xstate/graph';
import { type ConfigObject, type ConfigPath, isReadonlyArray } from './rebuildMachine.ts';
import { formatTransitionName } from './transitions.ts';

export const toList = (value: unknown): readonly unknown[] =>
  value === undefined ? [] : isReadonlyArray(value) ? value : [value];

/** Each item of a value that may be single or a list, with its path. */
export const itemsWithPaths = (
  value: unknown,
  place: ConfigPath,
): readonly (readonly [item: unknown, place: ConfigPath])[] =>
  toList(value).map((item, at) => [item, isReadonlyArray(value) ? [...place, at] : place]);

/** The path of a state: `['states', 'submitting', 'states', 'saving']`; empty for the machine itself. */
export const configPathOf = ({ path }: StateNode): ConfigPath => path.flatMap((key) => ['states', key]);

/** A transition of a machine, and where its configuration has it. */
export interface WrittenTransition {
  readonly place: ConfigPath;
  readonly definition: AnyTransitionDefinition;
  /** Whether another transition of the same event comes after it. */
  readonly isFollowed: boolean;
}

/** The transitions of a state, with the path of each in the configuration of its machine. */
export const listWrittenTransitions = (node: StateNode): readonly WrittenTransition[] => {
  const place = configPathOf(node);
  const {
    on = {},
    always,
    after = {},
    invoke,
    onDone,
  } = node.config as ConfigObject & { on?: ConfigObject; after?: ConfigObject };
  const groups: readonly (readonly [
    config: unknown,
    place: ConfigPath,
    of: readonly AnyTransitionDefinition[],
  ])[] = [
    ...Object.keys(on).map(
      (type) => [on[type], [...place, 'on', type], node.transitions.get(type) ?? []] as const,
    ),
    ...Object.keys(after).map(
      (delay) =>
        [
          after[delay],
          [...place, 'after', delay],
          node.after.filter((row) => String(row.delay) === delay),
        ] as const,
    ),
    ...itemsWithPaths(invoke, [...place, 'invoke']).flatMap(([config, at], index) => {
      const { onDone, onError, onSnapshot } = config as ConfigObject;
      // XState gives an id to what has none.
      const id = node.invoke[index]?.id;
      return [
        [onDone, [...at, 'onDone'], node.transitions.get(`xstate.done.actor.${id}`) ?? []],
        [onError, [...at, 'onError'], node.transitions.get(`xstate.error.actor.${id}`) ?? []],
        [onSnapshot, [...at, 'onSnapshot'], node.transitions.get(`xstate.snapshot.${id}`) ?? []],
      ] as const;
    }),
    [onDone, [...place, 'onDone'], node.transitions.get(`xstate.done.state.${node.id}`) ?? []],
    [always, [...place, 'always'], node.always ?? []],
  ];
  return groups.flatMap(([config, at, definitions]) =>
    itemsWithPaths(config, at).flatMap(([, itsPlace], index) => {
      const definition = definitions[index];
      return definition === undefined
        ? []
        : [{ place: itsPlace, definition, isFollowed: index < definitions.length - 1 }];
    }),
  );
};

/** The path of every state, by its id, and of every transition, by its name (transitions.ts). */
export const listConfigPaths = (machine: AnyStateMachine): ReadonlyMap<string, ConfigPath> =>
  new Map(
    [machine.root, ...getStateNodes(machine)].flatMap((node: StateNode) => [
      [node.id, configPathOf(node)] as const,
      ...listWrittenTransitions(node).map(
        ({ definition, place }) => [formatTransitionName(definition), place] as const,
      ),
    ]),
  );
