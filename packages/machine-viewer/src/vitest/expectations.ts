/** The states of a machine and the values that it passes on, written by hand from what the machine is for. */
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

/** What is known where an actor starts or an action runs. */
export interface StepContext<Context> {
  /** Before the step; at the start, as it begins. */
  readonly before: Context;
  readonly context: Context;
  /** The event of the step, with its payload; empty at the start and where time passes. */
  readonly event: Readonly<Record<string, unknown>>;
  /** How often the step has run the action before. */
  readonly times: number;
}

/** A run, and values that its last step makes of what went before. */
export interface ValueRow {
  /** It says what a person would lose. */
  readonly title: string;
  /** The machine's input; that of its registration by default. */
  readonly input?: unknown;
  readonly steps: readonly string[];
  /** The input of actors that the step starts, by their ids. */
  readonly inputs?: Readonly<Record<string, unknown>>;
  /** The parameters of actions that the step runs. */
  readonly params?: Readonly<Record<string, unknown>>;
  /** The time left of timers (ms), by the names of their delays. */
  readonly timers?: Readonly<Record<string, number>>;
  /** Fields of the context. */
  readonly sets?: Readonly<Record<string, unknown>>;
}

type Values<Context> = Readonly<Record<string, (step: StepContext<Context>) => unknown>>;

/** What a machine passes on. Every actor with an input and every action with parameters needs its line. */
export interface ValueExpectations<Machine extends AnyStateMachine> {
  /** The context at the start. */
  readonly begins?: ContextOf<Machine>;
  /** By the actor's id. */
  readonly inputs?: Values<ContextOf<Machine>>;
  readonly params?: Values<ContextOf<Machine>>;
  readonly rows?: readonly ValueRow[];
}

/** The tables of a machine. */
export interface MachineExpectations {
  readonly states: Readonly<Record<string, StateExpectation<never>>>;
  /** The record of its transitions (transitionRecord.ts). */
  readonly transitions: string;
  /** Without it nothing is known of what the machine passes to actors and actions. */
  readonly values?: {
    readonly begins?: unknown;
    readonly inputs?: Values<never>;
    readonly params?: Values<never>;
    readonly rows?: readonly ValueRow[];
  };
}
