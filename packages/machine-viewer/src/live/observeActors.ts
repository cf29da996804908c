/** XState's `createActor` for a page under test: each machine is reported, by names only, and runs its timers on a movable clock. */
import {
  type AnyActorLogic,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type InspectionEvent,
  StateMachine,
} from 'xstate';
import type { RegisteredMachine } from '../model/registered.ts';
import { findHeldMachine, holdActors } from './heldActors.ts';
import { createNameWhitelist } from './knownMachines.ts';
import type { LivePage } from './livePage.ts';
import type { MovableClock } from './movableClock.ts';

export interface ObservedActorsOptions {
  readonly page: LivePage;
  readonly clock: MovableClock;
  /** A test can hold one of them (heldActors.ts). */
  readonly machines: Readonly<Record<string, RegisteredMachine>>;
}

type Options = NonNullable<Parameters<typeof createActor>[1]>;

/** Creates a machine with held actors, for a test. */
const createHeld = (registered: RegisteredMachine, machine: AnyStateMachine, options: Options = {}) => {
  const { logic, options: heldOptions } = holdActors(registered, machine);
  return createActor(logic, { ...options, ...heldOptions } as Options);
};

/** @returns what a page's build puts in the place of XState's own `createActor` */
export const observeActors = ({ page, clock, machines }: ObservedActorsOptions): typeof createActor => {
  let actorCount = 0;
  /** Observes a root actor and reports its names. */
  const createInspector = (machine: AnyStateMachine) => {
    const whitelist = createNameWhitelist(machine);
    let actor: number | null = null;
    let taken: readonly string[] = [];
    return (inspection: InspectionEvent): void => {
      if (inspection.actorRef?.sessionId !== inspection.rootId) return;
      if (inspection.type === '@xstate.microstep')
        taken = [...taken, ...whitelist.taken(inspection._transitions)];
      if (inspection.type !== '@xstate.snapshot') return;
      const snapshot = inspection.snapshot as AnyMachineSnapshot;
      if (snapshot.status === 'stopped') {
        if (actor !== null) page.reportEnd(actor);
        actor = null;
        return;
      }
      // An actor that is created and never started reports nothing.
      if (actor === null) {
        actorCount += 1;
        actor = actorCount;
      }
      page.reportEvent({
        actor,
        machine: machine.id,
        event: whitelist.event(inspection.event.type),
        taken,
        ...whitelist.state(snapshot),
      });
      taken = [];
    };
  };
  return ((logic: AnyActorLogic, options?: Options) => {
    if (!(logic instanceof StateMachine)) return createActor(logic, options);
    const registered = findHeldMachine(machines, logic);
    if (registered !== null) return createHeld(registered, logic, options);
    return createActor(logic, { clock, inspect: createInspector(logic), ...options } as Options);
  }) as typeof createActor;
};
