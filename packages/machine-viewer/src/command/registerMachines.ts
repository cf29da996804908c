/** Registers the machines that a module exports, so that the viewer runs them as it runs those with samples. */
import type { AnyStateMachine } from 'xstate';
import { actorOf } from '../model/choices.ts';
import { eventTypesOf } from '../model/paths.ts';
import type { EventSample, RegisteredMachine } from '../model/registered.ts';

type Exports = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Exports => typeof value === 'object' && value !== null;

/** By shape, because a project may have an XState of its own, whose class is another. */
const isMachine = (value: unknown): value is AnyStateMachine =>
  isObject(value) &&
  isObject(value.root) &&
  isObject(value.implementations) &&
  typeof value.getInitialSnapshot === 'function' &&
  typeof value.provide === 'function';

/** A machine of XState 4, which has no `provide`. */
export const isOldMachine = (value: unknown): boolean =>
  isObject(value) && typeof value.withConfig === 'function' && typeof value.withContext === 'function';

const isRegistered = (value: unknown): value is RegisteredMachine =>
  isObject(value) && isMachine(value.machine) && 'samples' in value;

/** An answer and a failure of each actor that has no samples: a run needs something that settles it. */
const sampleActors = (machine: AnyStateMachine): RegisteredMachine['samples'] => {
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

const register = (machine: AnyStateMachine): RegisteredMachine => ({
  machine,
  samples: sampleActors(machine),
  project: (context: unknown) => context,
});

/** The value as a registration: a machine, its registration, or an actor that runs it; null for anything else. */
const toRegistered = (value: unknown): RegisteredMachine | null => {
  if (isRegistered(value)) return value;
  if (isMachine(value)) return register(value);
  return isObject(value) && isMachine(value.logic) && 'sessionId' in value ? register(value.logic) : null;
};

const isPlain = (value: unknown): value is Exports =>
  Array.isArray(value) ||
  (isObject(value) && [Object.prototype, null].includes(Object.getPrototypeOf(value) as object | null));

/** 'createCartMachine', and no hook or component. */
const factoryPattern = /^(?!use[A-Z]).*machine$/i;

/** What a function that makes a machine returns without arguments; undefined when it does not. */
const callFactory = (name: string, value: unknown): unknown => {
  if (typeof value !== 'function' || !factoryPattern.test(name)) return undefined;
  try {
    return (value as () => unknown)();
  } catch {
    return undefined;
  }
};

const nameOf = (name: string, { machine }: RegisteredMachine): string => {
  if (name !== 'default') return name;
  return machine.id === '(machine)' ? 'machine' : machine.id;
};

/**
 * @param exported a module's exports: machines, registrations of machines with samples
 *   (../model/registered.ts), actors of machines, and objects or lists of them; where there is none,
 *   what a function without arguments returns whose name ends with 'Machine'. Any other export is left out
 * @returns by the export's name, 'machines.cart' for a machine in an object; a default export by the id of its machine
 */
export const registerMachines = (exported: Exports): Readonly<Record<string, RegisteredMachine>> => {
  const machines = new Map<string, RegisteredMachine>();
  const add = (name: string, value: unknown): void => {
    const registered = toRegistered(value);
    if (registered === null) return;
    const isKnown = [...machines.values()].some(({ machine }) => machine === registered.machine);
    if (!isKnown) machines.set(nameOf(name, registered), registered);
  };
  const rows = Object.entries(exported);
  // A name of its own comes before 'default' of the same machine.
  for (const [name, value] of rows.toSorted(([a], [b]) => Number(a === 'default') - Number(b === 'default')))
    add(name, value);
  for (const [name, value] of rows)
    if (isPlain(value) && !isRegistered(value))
      for (const [key, inner] of Object.entries(value)) add(`${name}.${key}`, inner);
  if (machines.size === 0) for (const [name, value] of rows) add(name, callFactory(name, value));
  return Object.fromEntries(machines);
};
