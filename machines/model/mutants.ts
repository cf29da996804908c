/**
 * A machine → machines that each differ from it in one thing, as a slip of a developer's would make them differ. What is
 * known of the machine must not hold of any of them: a mutant that nobody notices is an assertion that is missing, or an
 * element that is not needed.
 */
import type { AnyTransitionDefinition, StateNode } from 'xstate';
import { getStateNodes } from 'xstate/graph';
import { decided } from './paths.ts';
import type { Registered } from './registered.ts';
import { isList, type Place, type Plain, type Remaking, remade } from './remade.ts';
import { guardOf, transitionName } from './transitions.ts';

/** What is done to a machine, by the words for it. */
export const kinds = [
  'transition removed',
  'guard negated',
  'guard dropped',
  'transition led elsewhere',
  'asked in another order',
  'not entered anew',
  'action dropped',
  'actor dropped',
  'tag dropped',
  'begins elsewhere',
  'clock halved',
  'clock doubled',
] as const;
export type Kind = (typeof kinds)[number];

export interface Mutant {
  /** 'formRequest.ready | SUBMIT → formRequest.checking: transition removed' */
  readonly name: string;
  readonly kind: Kind;
  /** Throws where no machine can be made of it. */
  readonly made: () => Registered;
}

interface Change extends Remaking {
  readonly of: string;
  readonly kind: Kind;
  readonly more?: string;
}

const listOf = (value: unknown): readonly unknown[] =>
  value === undefined ? [] : isList(value) ? value : [value];

/** Each of a thing that may stand alone or in a list, and where. */
const eachOf = (value: unknown, place: Place): readonly (readonly [item: unknown, place: Place])[] =>
  listOf(value).map((item, at) => [item, isList(value) ? [...place, at] : place]);

const without = () => undefined;

/** The next one beside a state, beside its parent where it is alone; null where there is none. */
const otherThan = (node: StateNode): StateNode | null => {
  const { parent } = node;
  if (parent === undefined) return null;
  const beside = Object.values(parent.states) as StateNode[];
  const isChoice = parent.type !== 'parallel' && beside.length > 1;
  return isChoice ? beside[(beside.indexOf(node) + 1) % beside.length]! : otherThan(parent);
};

const nameOfAction = (action: unknown): string =>
  typeof action === 'string' ? action : String((action as { readonly type?: unknown }).type);

const actionsIn = (of: string, actions: unknown, place: Place): readonly Change[] =>
  eachOf(actions, place).map(([action, at], index) => ({
    of,
    kind: 'action dropped',
    more: `${index + 1}, ${nameOfAction(action)}`,
    place: at,
    to: without,
  }));

interface Written {
  readonly place: Place;
  readonly definition: AnyTransitionDefinition;
  /** Whether another one is asked after it. */
  readonly isFollowed: boolean;
}

/** The transitions of a state, and where each is written. */
const writtenIn = (node: StateNode, place: Place): readonly Written[] => {
  const { on = {}, always, after = {}, invoke } = node.config as Plain & { on?: Plain; after?: Plain };
  const groups: readonly (readonly [given: unknown, place: Place, of: readonly AnyTransitionDefinition[]])[] =
    [
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
      ...eachOf(invoke, [...place, 'invoke']).flatMap(([given, at]) => {
        const { id, onDone, onError } = given as Plain;
        return [
          [onDone, [...at, 'onDone'], node.transitions.get(`xstate.done.actor.${id}`) ?? []],
          [onError, [...at, 'onError'], node.transitions.get(`xstate.error.actor.${id}`) ?? []],
        ] as const;
      }),
      [always, [...place, 'always'], node.always ?? []],
    ];
  return groups.flatMap(([given, at, definitions]) =>
    eachOf(given, at).map(([, itsPlace], index) => ({
      place: itsPlace,
      definition: definitions[index]!,
      isFollowed: index < definitions.length - 1,
    })),
  );
};

const asObject = (written: unknown): Plain =>
  typeof written === 'string' ? { target: written } : (written as Plain);

const changesOfTransition = (
  guards: Plain,
  { place, definition, isFollowed }: Written,
): readonly Change[] => {
  const of = transitionName(definition);
  const guard = guardOf(definition.guard);
  const [was = definition.source] = (definition.target ?? []) as readonly StateNode[];
  const other = otherThan(was);
  const negated = `not ${guard}`;
  const asked = guard === null ? null : (guards[guard] as (args: unknown, params: unknown) => boolean);
  return [
    { of, kind: 'transition removed', place, to: without },
    ...(asked === null
      ? []
      : [
          {
            of,
            kind: 'guard negated',
            place,
            to: (written: unknown) => {
              const { guard } = asObject(written);
              return {
                ...asObject(written),
                guard: typeof guard === 'string' ? negated : { ...(guard as Plain), type: negated },
              };
            },
            puts: { guards: { [negated]: (args: unknown, params: unknown) => !asked(args, params) } },
          } as const,
          { of, kind: 'guard dropped', place: [...place, 'guard'], to: without } as const,
        ]),
    ...(other === null
      ? []
      : [
          {
            of,
            kind: 'transition led elsewhere',
            more: other.id,
            place,
            to: (written: unknown) => ({ ...asObject(written), target: `#${other.id}` }),
          } as const,
        ]),
    ...(isFollowed
      ? [
          {
            of,
            kind: 'asked in another order',
            place: place.slice(0, -1),
            to: (written: unknown) => {
              const [list, at] = [listOf(written), place.at(-1) as number];
              return [...list.slice(0, at), list[at + 1], list[at], ...list.slice(at + 2)];
            },
          } as const,
        ]
      : []),
    ...(definition.reenter
      ? [{ of, kind: 'not entered anew', place: [...place, 'reenter'], to: without } as const]
      : []),
    ...actionsIn(of, definition.actions, [...place, 'actions']).map((change, at) => ({
      ...change,
      // One alone is written without a list.
      place,
      to: (written: unknown) => ({
        ...asObject(written),
        actions: listOf(asObject(written).actions).filter((_, index) => index !== at),
      }),
    })),
  ];
};

const changesOfState = (guards: Plain, node: StateNode): readonly Change[] => {
  const of = node.id;
  const place = node.path.flatMap((key) => ['states', key]);
  const { entry, exit, tags, invoke, initial } = node.config as Plain;
  const start = typeof initial === 'string' ? otherThan(node.states[initial] as StateNode) : null;
  return [
    ...writtenIn(node, place).flatMap((written) => changesOfTransition(guards, written)),
    ...actionsIn(`${of}, entry`, entry, [...place, 'entry']),
    ...actionsIn(`${of}, exit`, exit, [...place, 'exit']),
    ...eachOf(invoke, [...place, 'invoke']).map(
      ([given, at]): Change => ({
        of,
        kind: 'actor dropped',
        more: String((given as Plain).id),
        place: at,
        to: without,
      }),
    ),
    ...eachOf(tags, [...place, 'tags']).map(
      ([tag, at]): Change => ({ of, kind: 'tag dropped', more: String(tag), place: at, to: without }),
    ),
    ...(start === null || start.parent !== node
      ? []
      : [
          {
            of,
            kind: 'begins elsewhere',
            more: start.key,
            place: [...place, 'initial'],
            to: () => start.key,
          } as const,
        ]),
  ];
};

const changesOfClock = (id: string, name: string, delay: unknown): readonly Change[] => {
  const times = (factor: number) =>
    typeof delay === 'number'
      ? delay * factor
      : (...args: readonly unknown[]) => (delay as (...args: readonly unknown[]) => number)(...args) * factor;
  const of = `${id}, ${name}`;
  return [
    { of, kind: 'clock halved', puts: { delays: { [name]: times(0.5) } } },
    { of, kind: 'clock doubled', puts: { delays: { [name]: times(2) } } },
  ];
};

/** Every mutant of a machine of the registry, in document order, always under the same names. */
export const mutantsOf = (registered: Registered): readonly Mutant[] => {
  const { machine } = registered;
  const { guards } = decided(registered).implementations;
  const changes = [
    ...[machine.root, ...getStateNodes(machine)].flatMap((node: StateNode) => changesOfState(guards, node)),
    ...Object.entries(machine.implementations.delays).flatMap(([name, delay]) =>
      changesOfClock(machine.id, name, delay),
    ),
  ];
  return changes.map((change) => ({
    name: `${change.of}: ${change.kind}${change.more === undefined ? '' : ` (${change.more})`}`,
    kind: change.kind,
    made: () => remade(registered, change),
  }));
};
