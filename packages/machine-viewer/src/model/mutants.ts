/**
 * Creates mutants of a machine: copies that each differ in one thing, as a developer's slip would make them differ. Every
 * mutant must break something that is known of the machine. A mutant that no test notices reveals a missing assertion or
 * an unnecessary element.
 */
import { not, type StateNode } from 'xstate';
import { getStateNodes } from 'xstate/graph';
import {
  configPathOf,
  itemsWithPaths,
  listWrittenTransitions,
  toList,
  type WrittenTransition,
} from './configPaths.ts';
import { type ConfigObject, type ConfigPath, type MachineChange, rebuildMachine } from './rebuildMachine.ts';
import type { RegisteredMachine } from './registered.ts';
import { formatTransitionName, guardNameOf } from './transitions.ts';

/** The kinds of change, by their name in the report. */
export const mutantKinds = [
  'transition removed',
  'guard negated',
  'guard dropped',
  'target changed',
  'branches reordered',
  'reentry dropped',
  'action dropped',
  'actor dropped',
  'tag dropped',
  'initial state changed',
  'delay halved',
  'delay doubled',
  'guard body changed',
  'assignment changed',
  'parameter changed',
  'input changed',
  'delay changed',
] as const;
export type MutantKind = (typeof mutantKinds)[number];

/** A copy of a machine with one change. */
export interface MachineMutant {
  /** 'upload.idle | SEND → upload.sending: transition removed' */
  readonly name: string;
  readonly kind: MutantKind;
  /** @throws Error when the changed configuration is no valid machine */
  readonly create: () => RegisteredMachine | Promise<RegisteredMachine>;
}

/** A mutant of the configuration. */
export interface ConfigMutant extends MachineMutant {
  readonly create: () => RegisteredMachine;
}

interface Change extends MachineChange {
  readonly of: string;
  readonly kind: MutantKind;
  readonly more?: string;
}

const removeValue = () => undefined;

/** The next sibling of a state, or of its nearest ancestor that has one; null when there is none. */
const findOtherState = (node: StateNode): StateNode | null => {
  const { parent } = node;
  if (parent === undefined) return null;
  const beside = Object.values(parent.states) as StateNode[];
  const isChoice = parent.type !== 'parallel' && beside.length > 1;
  return isChoice ? beside[(beside.indexOf(node) + 1) % beside.length]! : findOtherState(parent);
};

/** A function of the configuration has no name of its own, but XState's actions have a type: 'xstate.assign'. */
const actionNameOf = (action: unknown): string =>
  typeof action === 'string'
    ? action
    : String((action as { readonly type?: unknown }).type ?? 'inline action');

const changesOfActions = (of: string, actions: unknown, place: ConfigPath): readonly Change[] =>
  itemsWithPaths(actions, place).map(([action, at], index) => ({
    of,
    kind: 'action dropped',
    more: `${index + 1}, ${actionNameOf(action)}`,
    place: at,
    to: removeValue,
  }));

const toTransitionObject = (written: unknown): ConfigObject =>
  typeof written === 'string' ? { target: written } : (written as ConfigObject);

const changesOfTransition = ({ place, definition, isFollowed }: WrittenTransition): readonly Change[] => {
  const of = formatTransitionName(definition);
  const guard = guardNameOf(definition.guard);
  const [was = definition.source] = (definition.target ?? []) as readonly StateNode[];
  const other = findOtherState(was);
  return [
    { of, kind: 'transition removed', place, to: removeValue },
    ...(guard === null
      ? []
      : [
          {
            of,
            kind: 'guard negated',
            place,
            to: (written: unknown) => ({
              ...toTransitionObject(written),
              guard: not(toTransitionObject(written).guard as never),
            }),
          } as const,
          { of, kind: 'guard dropped', place: [...place, 'guard'], to: removeValue } as const,
        ]),
    ...(other === null
      ? []
      : [
          {
            of,
            kind: 'target changed',
            more: other.id,
            place,
            to: (written: unknown) => ({ ...toTransitionObject(written), target: `#${other.id}` }),
          } as const,
        ]),
    ...(isFollowed
      ? [
          {
            of,
            kind: 'branches reordered',
            place: place.slice(0, -1),
            to: (written: unknown) => {
              const [list, at] = [toList(written), place.at(-1) as number];
              return [...list.slice(0, at), list[at + 1], list[at], ...list.slice(at + 2)];
            },
          } as const,
        ]
      : []),
    ...(definition.reenter
      ? [{ of, kind: 'reentry dropped', place: [...place, 'reenter'], to: removeValue } as const]
      : []),
    ...changesOfActions(of, definition.actions, [...place, 'actions']).map((change, at) => ({
      ...change,
      // A single transition is written without a list.
      place,
      to: (written: unknown) => ({
        ...toTransitionObject(written),
        actions: toList(toTransitionObject(written).actions).filter((_, index) => index !== at),
      }),
    })),
  ];
};

const changesOfState = (node: StateNode): readonly Change[] => {
  const of = node.id;
  const place = configPathOf(node);
  const { entry, exit, tags, invoke, initial } = node.config as ConfigObject;
  const start = typeof initial === 'string' ? findOtherState(node.states[initial] as StateNode) : null;
  return [
    ...listWrittenTransitions(node).flatMap(changesOfTransition),
    ...changesOfActions(`${of}, entry`, entry, [...place, 'entry']),
    ...changesOfActions(`${of}, exit`, exit, [...place, 'exit']),
    ...itemsWithPaths(invoke, [...place, 'invoke']).map(
      ([config, at]): Change => ({
        of,
        kind: 'actor dropped',
        more: String((config as ConfigObject).id),
        place: at,
        to: removeValue,
      }),
    ),
    ...itemsWithPaths(tags, [...place, 'tags']).map(
      ([tag, at]): Change => ({ of, kind: 'tag dropped', more: String(tag), place: at, to: removeValue }),
    ),
    ...(start === null || start.parent !== node
      ? []
      : [
          {
            of,
            kind: 'initial state changed',
            more: start.key,
            place: [...place, 'initial'],
            to: () => start.key,
          } as const,
        ]),
  ];
};

const changesOfDelay = (id: string, name: string, delay: unknown): readonly Change[] => {
  const times = (factor: number) =>
    typeof delay === 'number'
      ? delay * factor
      : (...args: readonly unknown[]) => (delay as (...args: readonly unknown[]) => number)(...args) * factor;
  const of = `${id}, ${name}`;
  return [
    { of, kind: 'delay halved', puts: { delays: { [name]: times(0.5) } } },
    { of, kind: 'delay doubled', puts: { delays: { [name]: times(2) } } },
  ];
};

/** Every mutant of a registered machine, in document order. The names are stable. */
export const createMutants = (registered: RegisteredMachine): readonly ConfigMutant[] => {
  const { machine } = registered;
  const changes = [
    ...[machine.root, ...getStateNodes(machine)].flatMap(changesOfState),
    ...Object.entries(machine.implementations.delays).flatMap(([name, delay]) =>
      changesOfDelay(machine.id, name, delay),
    ),
  ];
  return changes.map((change) => ({
    name: `${change.of}: ${change.kind}${change.more === undefined ? '' : ` (${change.more})`}`,
    kind: change.kind,
    create: () => rebuildMachine(registered, change),
  }));
};
