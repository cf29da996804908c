/** A machine's transitions by name: the denominator of coverage. */
import type { AnyStateMachine, AnyTransitionDefinition, StateNode } from 'xstate';
import { getStateNodes } from 'xstate/graph';

/** A guard's name, or null without a guard. @throws Error for an unnamed guard, which coverage could not count */
export const guardNameOf = (guard: unknown): string | null => {
  if (guard === undefined) return null;
  if (typeof guard === 'string') return guard;
  if (typeof guard === 'object' && guard !== null && 'type' in guard) return String(guard.type);
  throw new Error('A guard has no name: name it in setup(), so that it can be counted.');
};

const formatGuard = (guard: unknown): string => {
  const name = guardNameOf(guard);
  return name === null ? '' : ` [${name}]`;
};

/** 'formRequest.idle | CONFIRM → formRequest.robotChecked': stable across runs. */
export const formatTransitionName = ({ source, eventType, guard, target }: AnyTransitionDefinition): string =>
  `${source.id} | ${eventType || '(always)'}${formatGuard(guard)} → ${(target ?? []).map(({ id }) => id).join(', ') || '(stays)'}`;

/** Every transition of a machine's configuration, in document order. */
export const listTransitions = (machine: AnyStateMachine): readonly AnyTransitionDefinition[] =>
  [machine.root, ...getStateNodes(machine)].flatMap((node: StateNode) => [
    ...[...node.transitions.values()].flat(),
    ...(node.always ?? []),
  ]);

/** The names of `listTransitions`. */
export const listTransitionNames = (machine: AnyStateMachine): readonly string[] =>
  listTransitions(machine).map(formatTransitionName);
