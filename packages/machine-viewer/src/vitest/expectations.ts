/** The states and transitions of a machine, written by hand from the specification and the decisions. */
import type { AnyStateMachine, SnapshotFrom } from 'xstate';

type Tags<Machine extends AnyStateMachine> = Parameters<SnapshotFrom<Machine>['hasTag']>[0];
type ContextOf<Machine extends AnyStateMachine> = SnapshotFrom<Machine>['context'];

/** The facts that hold in a state. The row of a parent holds in its children too, whose rows add to it. */
export interface StateExpectation<Context, Tag = string> {
  /** An initial state, of the machine or of one of its regions. */
  readonly begins?: true;
  /** All tags: a component may rely on the absence of any other. */
  readonly tags?: readonly Tag[];
  /** The running actors. */
  readonly pending?: readonly string[];
  /** The length of each timer from entry on (ms), by the name of its delay. */
  readonly timers?: Readonly<Record<string, number | ((context: Context) => number)>>;
  /** The provided actions that run on entry, by any transition. */
  readonly entered?: readonly string[];
  /** Whether the context is as it must be. */
  readonly holds?: (context: Context) => boolean;
}

/** By the state's path: 'submitting.attempting.saving'. */
export type StateExpectations<Machine extends AnyStateMachine> = Readonly<
  Record<string, StateExpectation<ContextOf<Machine>, Tags<Machine>>>
>;

interface TransitionDetails<Context> {
  /** When the row applies. Of several rows for a choice, the first that applies counts. */
  readonly when?: (context: Context, isIn: (state: string) => boolean) => boolean;
  /** All provided actions that the transition runs. */
  readonly does?: readonly string[];
  /** The assigned context; all other fields stay. */
  readonly sets?: Partial<Context> | ((context: Context) => Partial<Context>);
  /** The transition reenters an active state: its timers start again. */
  readonly again?: true;
  /** A timer of a delayed raise (ms), by its event. */
  readonly starts?: Readonly<Record<string, number>>;
  readonly stops?: readonly string[];
}

/**
 * From a state, by a choice, to a state: `['robotChecked', 'SUBMIT', 'validating']`. A state refuses a choice that no row
 * names for it. '' is the machine itself; a transition that stays names its own state as target.
 */
export type TransitionRow<Context> = readonly [
  from: string | readonly string[],
  choice: string | readonly string[],
  to: string | readonly string[],
  more?: TransitionDetails<Context>,
];

/** All rows of a machine. */
export type TransitionRows<Machine extends AnyStateMachine> = readonly TransitionRow<ContextOf<Machine>>[];

/** The two tables of a machine. */
export interface MachineExpectations {
  readonly states: Readonly<Record<string, StateExpectation<never>>>;
  /** Each is a TransitionRow of its machine's context. */
  readonly transitions: readonly (readonly [...unknown[]])[];
}
