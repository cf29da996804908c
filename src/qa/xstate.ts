/**
 * XState in the build for quality assurance: it reports every machine that the site starts, by names only, and runs its
 * timers on the movable clock. The site's own code has no line for it: tools/vite/plugins/qaPlugin.ts installs this module.
 */
import {
  type AnyActorLogic,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type InspectionEvent,
  createActor as originalCreateActor,
  StateMachine,
} from 'xstate';
import * as machines from '../../machines/index.ts';
import { findHeldMachine, holdActors } from '../../packages/machine-viewer/src/live/heldActors.ts';
import { createNameWhitelist } from '../../packages/machine-viewer/src/live/knownMachines.ts';
import type { RegisteredMachine } from '../../packages/machine-viewer/src/model/index.ts';
import { isSitePage, qaClock, reportEnd, reportEvent } from './page.ts';

export * from 'xstate';

let actors = 0;

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
      if (actor !== null) reportEnd(actor);
      actor = null;
      return;
    }
    // An actor that is created and never started reports nothing.
    if (actor === null) {
      actors += 1;
      actor = actors;
    }
    reportEvent({
      actor,
      machine: machine.id,
      event: whitelist.event(inspection.event.type),
      taken,
      ...whitelist.state(snapshot),
    });
    taken = [];
  };
};

type Options = NonNullable<Parameters<typeof originalCreateActor>[1]>;

/** Creates a machine with held actors, for a test. */
const createHeld = (registered: RegisteredMachine, machine: AnyStateMachine, options: Options = {}) => {
  const { logic, options: heldOptions, begin } = holdActors(registered, machine);
  const actor = originalCreateActor(logic, { ...options, ...heldOptions } as Options);
  begin(actor);
  return actor;
};

export const createActor = ((logic: AnyActorLogic, options?: Options) => {
  if (!isSitePage || !(logic instanceof StateMachine)) return originalCreateActor(logic, options);
  const registered = findHeldMachine(machines, logic);
  if (registered !== null) return createHeld(registered, logic, options);
  return originalCreateActor(logic, {
    clock: qaClock,
    inspect: createInspector(logic),
    ...options,
  } as Options);
}) as typeof originalCreateActor;
