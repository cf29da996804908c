/** A machine as a chart: states in document order, each inside its parent, and transitions as arrows between them. */
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { isTimerEvent } from '../model/choices.ts';
import { formatTransitionName, guardNameOf } from '../model/transitions.ts';
import { formatEventType } from './formatEventType.ts';

export interface ChartState {
  /** 'upload.sending.paused' */
  readonly id: string;
  readonly key: string;
  /** Null for the machine itself. */
  readonly parent: string | null;
  readonly kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  /** Which states a history state returns to: the children, or all below. Null for any other state. */
  readonly history: 'shallow' | 'deep' | null;
  readonly isInitial: boolean;
  readonly description: string;
  readonly tags: readonly string[];
  readonly entry: readonly string[];
  readonly exit: readonly string[];
  /** The actors that run while the state is active. */
  readonly invokes: readonly string[];
}

export interface ChartEdge {
  /** The transition name that coverage counts by. */
  readonly name: string;
  readonly source: string;
  /** Null for a transition that stays in its state. */
  readonly target: string | null;
  /** The readable event: 'SUBMIT', 'saveRequest answers', 'after answerTimeout', 'at once'. */
  readonly event: string;
  /** How long a delayed transition waits (ms); null for any other, and for a delay that depends on the context. */
  readonly delay: number | null;
  readonly guard: string | null;
  /** Whether the transition leaves and enters again the state that it starts in. */
  readonly isReentry: boolean;
  readonly actions: readonly string[];
}

export interface Chart {
  readonly id: string;
  readonly description: string;
  readonly states: readonly ChartState[];
  readonly edges: readonly ChartEdge[];
}

/** An inline assignment has no name: what it assigns stands for one, where its keys are known before it runs. */
const assignmentNameOf = (assignment: unknown): string =>
  typeof assignment === 'object' && assignment !== null
    ? `assign ${Object.keys(assignment).join(', ')}`
    : 'assign';

const actionNameOf = (action: unknown): string => {
  if (typeof action === 'string') return action;
  if (typeof action === 'object' && action !== null && 'type' in action) return String(action.type);
  if (typeof action === 'function' && 'assignment' in action) return assignmentNameOf(action.assignment);
  if (typeof action === 'function' && 'type' in action) return String(action.type).replace('xstate.', '');
  return 'action';
};

const delayOf = (taken: AnyTransitionDefinition): number | null => {
  if (!('delay' in taken)) return null;
  const { delay } = taken;
  const value =
    typeof delay === 'string' ? taken.source.machine.implementations.delays[delay] : (delay as unknown);
  return typeof value === 'number' ? value : null;
};

const toEdges = (taken: AnyTransitionDefinition): ChartEdge[] =>
  (taken.target ?? [null]).map((target) => ({
    name: formatTransitionName(taken),
    source: taken.source.id,
    target: target?.id ?? null,
    event: formatEventType(taken.eventType),
    delay: delayOf(taken),
    guard: guardNameOf(taken.guard),
    isReentry: taken.reenter === true,
    actions: taken.actions.map(actionNameOf),
  }));

/** XState starts and cancels a state's timers by actions of its own; the arrows show the delays. */
const isTimerAction = (action: unknown): boolean => {
  if (typeof action !== 'function') return false;
  const { event, sendId } = action as { event?: { type?: unknown }; sendId?: unknown };
  return isTimerEvent(String(event?.type)) || isTimerEvent(String(sendId));
};

const toActionNames = (actions: readonly unknown[]): readonly string[] =>
  actions.filter((action) => !isTimerAction(action)).map(actionNameOf);

const toState = (node: AnyStateNode): ChartState => ({
  id: node.id,
  key: node.key,
  parent: node.parent?.id ?? null,
  kind: node.type,
  history: node.type === 'history' ? (node.history === 'deep' ? 'deep' : 'shallow') : null,
  isInitial: node.parent?.type === 'compound' && node.parent.initial.target?.[0] === node,
  description: node.description ?? '',
  tags: node.tags,
  entry: toActionNames(node.entry),
  exit: toActionNames(node.exit),
  invokes: node.invoke.map(({ id }) => id),
});

const listNodes = (node: AnyStateNode): readonly AnyStateNode[] => {
  if (Object.hasOwn(node.config.states ?? {}, '__proto__'))
    throw new Error("XState runs no state named '__proto__': give it another name.");
  return [node, ...Object.values(node.states).flatMap(listNodes)];
};

/**
 * Reads the chart of a machine from its configuration.
 * @throws Error when a state has a name that XState cannot run
 */
export const toChart = (machine: AnyStateMachine): Chart => {
  const nodes = listNodes(machine.root);
  return {
    id: machine.id,
    description: machine.root.description ?? '',
    states: nodes.map(toState),
    edges: nodes.flatMap((node) =>
      [...[...node.transitions.values()].flat(), ...(node.always ?? [])].flatMap(toEdges),
    ),
  };
};
