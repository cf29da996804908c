/** Registers the machines that a module exports, so that the viewer runs them as it runs the site's own. */
import { StateMachine } from 'xstate';
import { actorOf } from '../model/choices.ts';
import { eventTypesOf } from '../model/paths.ts';
import type { EventSample, RegisteredMachine } from '../model/registered.ts';

const isMachine = (value: unknown): value is RegisteredMachine['machine'] => value instanceof StateMachine;

const isRegistered = (value: unknown): value is RegisteredMachine =>
  typeof value === 'object' &&
  value !== null &&
  'machine' in value &&
  isMachine(value.machine) &&
  'samples' in value;

/** An answer and a failure of each actor that has no samples: a run needs something that settles it. */
const sampleActors = (machine: RegisteredMachine['machine']): RegisteredMachine['samples'] => {
  const samples: Record<string, readonly EventSample[]> = {};
  for (const type of eventTypesOf(machine)) {
    const actorId = actorOf(type);
    if (actorId === null) continue;
    const isFailure = type.startsWith('xstate.error.');
    samples[type] = [
      isFailure
        ? {
            label: 'fails',
            event: { type, actorId, error: new Error('Sample failure') } as EventSample['event'],
          }
        : { label: 'answers', event: { type, actorId, output: undefined } as EventSample['event'] },
    ];
  }
  return samples;
};

/**
 * @param exported a module's exports: machines, or registrations of machines with samples (packages/machine-viewer/src/model/registered.ts);
 *   any other export is left out
 * @returns by the export's name; a default export by the id of its machine
 */
export const registerMachines = (
  exported: Readonly<Record<string, unknown>>,
): Readonly<Record<string, RegisteredMachine>> => {
  const machines: Record<string, RegisteredMachine> = {};
  for (const [name, value] of Object.entries(exported)) {
    if (isRegistered(value)) machines[name === 'default' ? value.machine.id : name] = value;
    if (isMachine(value))
      machines[name === 'default' ? value.id : name] = {
        machine: value,
        samples: sampleActors(value),
        project: (context: unknown) => context,
      };
  }
  return machines;
};
