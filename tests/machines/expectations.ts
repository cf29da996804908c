/** What is known of a machine by hand, from the specification and the decisions: its states, and its transitions. */
import type { AnyStateMachine, SnapshotFrom } from 'xstate';

type Tags<Machine extends AnyStateMachine> = Parameters<SnapshotFrom<Machine>['hasTag']>[0];
type ContextOf<Machine extends AnyStateMachine> = SnapshotFrom<Machine>['context'];

/** What holds in a state. What a parent's row says holds in its children too: they add to it. */
export interface StateExpectation<Context, Tag = string> {
  /** Where the machine starts, in each of its regions. */
  readonly begins?: true;
  /** All of them: a component may rely on there being no other. */
  readonly tags?: readonly Tag[];
  /** The actors at work. */
  readonly pending?: readonly string[];
  /** How long each clock runs from the entry on (ms), by the name of its delay. */
  readonly timers?: Readonly<Record<string, number | ((context: Context) => number)>>;
  /** The effects that it asks of outside on the way in, whatever the way. */
  readonly entered?: readonly string[];
  /** What else holds, of the context. */
  readonly holds?: (context: Context) => boolean;
}

/** By the state's path: 'submitting.trying.saving'. */
export type StateExpectations<Machine extends AnyStateMachine> = Readonly<
  Record<string, StateExpectation<ContextOf<Machine>, Tags<Machine>>>
>;

interface TransitionDetails<Context> {
  /** Where the same choice leads elsewhere: the first row that holds counts. */
  readonly when?: (context: Context, isIn: (state: string) => boolean) => boolean;
  /** The effects that are asked of outside on the way, all of them. */
  readonly does?: readonly string[];
  /** What becomes of the context; all else of it stays. */
  readonly sets?: Partial<Context> | ((context: Context) => Partial<Context>);
  /** Entered anew where it was entered already: its clocks begin again. */
  readonly again?: true;
  /** A clock that no state has (ms), by its event. */
  readonly starts?: Readonly<Record<string, number>>;
  readonly stops?: readonly string[];
}

/**
 * From a state, by a choice, to a state: `['ready', 'SUBMIT', 'checking']`. A choice that no row names for a state is refused
 * there. '' is the machine itself; a transition that stays says where it is.
 */
export type TransitionRow<Context> = readonly [
  from: string | readonly string[],
  choice: string | readonly string[],
  to: string | readonly string[],
  more?: TransitionDetails<Context>,
];

export type TransitionRows<Machine extends AnyStateMachine> = readonly TransitionRow<ContextOf<Machine>>[];

export interface MachineExpectations {
  readonly states: Readonly<Record<string, StateExpectation<never>>>;
  /** Each is a Row of its machine's context. */
  readonly transitions: readonly (readonly [...unknown[]])[];
}
