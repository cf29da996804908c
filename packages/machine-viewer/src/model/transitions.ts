/** A machine's transitions by name: the denominator of coverage. */
import type { AnyStateMachine, AnyTransitionDefinition, InspectionEvent, StateNode } from 'xstate';
import { getStateNodes } from 'xstate/graph';

/** The name of every guard that is a function in the configuration. */
export const inlineGuardName = 'inline guard';

/** A guard's name, or null without a guard. */
export const guardNameOf = (guard: unknown): string | null => {
  if (guard === undefined) return null;
  if (typeof guard === 'string') return guard;
  if (typeof guard === 'object' && guard !== null && 'type' in guard) return String(guard.type);
  return inlineGuardName;
};

const formatGuard = (guard: unknown): string => {
  const name = guardNameOf(guard);
  return name === null ? '' : ` [${name}]`;
};

/** 'upload.idle | SEND → upload.sending': stable across runs. */
export const formatTransitionName = ({ source, eventType, guard, target }: AnyTransitionDefinition): string =>
  `${source.id} | ${eventType || '(always)'}${formatGuard(guard)} → ${(target ?? []).map(({ id }) => id).join(', ') || '(stays)'}`;

/** The names of the transitions that an inspected step of a machine took; none for any other inspection event. */
export const takenTransitions = (inspection: InspectionEvent): readonly string[] =>
  inspection.type === '@xstate.microstep' ? inspection._transitions.map(formatTransitionName) : [];

/** Every transition of a machine's configuration, in document order. */
export const listTransitions = (machine: AnyStateMachine): readonly AnyTransitionDefinition[] =>
  [machine.root, ...getStateNodes(machine)].flatMap((node: StateNode) => [
    ...[...node.transitions.values()].flat(),
    ...(node.always ?? []),
  ]);

/** The names of `listTransitions`. */
export const listTransitionNames = (machine: AnyStateMachine): readonly string[] =>
  listTransitions(machine).map(formatTransitionName);
