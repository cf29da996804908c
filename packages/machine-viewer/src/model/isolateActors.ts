/**
 * Keeps a run from acting on the world: an actor that could (a promise, a callback, an observable) and every invoked one stay
 * pending, and actions of the machine's own do not run. A spawned machine runs, as do XState's own actions.
 */
import type { AnyActorLogic, AnyActorRef, AnyActorScope, AnyStateMachine, InspectionEvent } from 'xstate';
import { getStateNodes } from 'xstate/graph';

/** XState's built-in actions: assigning, sending, starting a child, a timer. */
export const isBuiltIn = (action: string): boolean => action.startsWith('xstate.');

const isMachine = (logic: AnyActorLogic): logic is AnyStateMachine => 'root' in logic;

/** A machine or a transition function computes its next state and does nothing else. */
const isPure = (logic: AnyActorLogic): boolean => isMachine(logic) || !('start' in logic);

const invokesOf = (machine: AnyStateMachine) =>
  [machine.root, ...getStateNodes(machine)].flatMap(({ invoke }) => invoke);

/** The names of the actors that a run holds, with those that the machine invokes and that nobody provides. */
export const heldActorNames = (machine: AnyStateMachine): readonly string[] => {
  const invoked = invokesOf(machine)
    .map(({ src }) => src)
    .filter((src) => typeof src === 'string');
  const { actors } = machine.implementations;
  return [
    ...new Set([...Object.keys(actors), ...invoked.filter((src) => !src.startsWith('xstate.invoke.'))]),
  ].filter((name) => invoked.includes(name) || !isPure(actors[name] as AnyActorLogic));
};

/** What an actor has that its type leaves out: XState gives no other way to what has no name. */
interface ActorInside {
  logic: AnyActorLogic;
  readonly _actorScope?: Partial<AnyActorScope>;
}

/**
 * @param hold the logic that takes the place of an actor's own
 * @returns a function that receives each inspected event of the run, and changes an actor before it starts
 */
export const createActorIsolation = (
  machine: AnyStateMachine,
  hold: AnyActorLogic,
): ((inspection: InspectionEvent) => void) => {
  const invoked = new Set(invokesOf(machine).map(({ id }) => id));
  return ({ type, actorRef, rootId }) => {
    if (type !== '@xstate.actor') return;
    const actor = actorRef as AnyActorRef & ActorInside;
    const isRoot = actor.sessionId === rootId;
    if (!isRoot && (!isPure(actor.logic) || invoked.has(actor.id))) actor.logic = hold;
    const scope = actor._actorScope;
    const execute = scope?.actionExecutor;
    if (scope === undefined || execute === undefined) return;
    scope.actionExecutor = (action) =>
      execute(isBuiltIn(action.type) ? action : { ...action, exec: undefined });
  };
};
