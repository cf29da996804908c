/** Names that every object has: a table made of a plain object answers to them although it has no such row. */
import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, assign, createMachine, fromPromise } from 'xstate';
import { toChart } from '../../../src/chart/chart.ts';
import { registerMachines } from '../../../src/command/registerMachines.ts';
import { layOutChart } from '../../../src/layout/layout.ts';
import { listChoices } from '../../../src/model/choices.ts';
import { findCover } from '../../../src/model/cover.ts';
import { createMutants } from '../../../src/model/mutants.ts';
import { acceptedEventTypes, eventTypesOf } from '../../../src/model/paths.ts';
import { rebuildMachine } from '../../../src/model/rebuildMachine.ts';
import { runMachine } from '../../../src/model/run.ts';

const names = Object.getOwnPropertyNames(Object.prototype);

/** An object with its own property of any name, `__proto__` too. */
const row = <Value>(name: string, value: Value) => Object.fromEntries([[name, value]]);

const registered = (machine: AnyStateMachine, exportName = 'office') => {
  const machines = registerMachines(row(exportName, machine));
  expect(Object.keys(machines)).toEqual([exportName]);
  return Object.values(machines)[0]!;
};

/** Where a machine takes a name, and the run that uses it: a machine that closes in the end. */
const places: Readonly<
  Record<string, (name: string) => { readonly machine: AnyStateMachine; readonly run: readonly string[] }>
> = {
  event: (name) => ({
    machine: createMachine({
      id: 'office',
      initial: 'open',
      states: { open: { on: { ...row(name, 'closed'), CLOSE: 'closed' } }, closed: {} },
    }),
    run: [name],
  }),
  state: (name) => ({
    machine: createMachine({
      id: 'office',
      initial: 'open',
      states: { open: { on: { GO: name } }, ...row(name, { on: { CLOSE: 'closed' } }), closed: {} },
    } as never),
    run: ['GO', 'CLOSE'],
  }),
  actor: (name) => ({
    machine: createMachine(
      {
        id: 'office',
        initial: 'open',
        states: { open: { invoke: { id: name, src: name, onDone: 'closed', onError: 'open' } }, closed: {} },
      } as never,
      {
        actors: row(
          name,
          fromPromise(async () => {}),
        ),
      } as never,
    ),
    run: [`${name}:answers`],
  }),
  guard: (name) => ({
    machine: createMachine(
      {
        id: 'office',
        initial: 'open',
        context: { isDark: false },
        states: {
          open: {
            on: {
              DARKEN: { actions: assign({ isDark: true }) },
              CLOSE: { guard: name, target: 'closed' },
            },
          },
          closed: {},
        },
      } as never,
      { guards: row(name, ({ context }: { context: { isDark: boolean } }) => context.isDark) } as never,
    ),
    run: ['DARKEN', 'CLOSE'],
  }),
  action: (name) => ({
    machine: createMachine(
      {
        id: 'office',
        initial: 'open',
        states: { open: { on: { CLOSE: { target: 'closed', actions: name } } }, closed: {} },
      } as never,
      { actions: row(name, () => {}) } as never,
    ),
    run: ['CLOSE'],
  }),
  delay: (name) => ({
    machine: createMachine(
      {
        id: 'office',
        initial: 'open',
        states: { open: { after: row(name, 'closed') }, closed: {} },
      } as never,
      { delays: row(name, 500) } as never,
    ),
    run: [`after ${name}`],
  }),
  'context key': (name) => ({
    machine: createMachine({
      id: 'office',
      initial: 'open',
      context: row(name, 0),
      states: { open: { on: { CLOSE: { target: 'closed', actions: assign(row(name, 1)) } } }, closed: {} },
    } as never),
    run: ['CLOSE'],
  }),
};

const cases = Object.keys(places)
  .flatMap((place) => names.map((name) => [place, name] as const))
  .filter(([place, name]) => !(place === 'state' && name === '__proto__'));

describe('a machine with a name that every object has', () => {
  it.each(cases)(
    'is registered, drawn, run, covered, rebuilt and changed with its %s %s',
    async (place, name) => {
      const { machine, run } = places[place]!(name);
      const office = registered(machine);
      for (const type of eventTypesOf(machine)) expect(listChoices(office, type).length).toBe(1);
      const chart = toChart(machine);
      const layout = await layOutChart(chart);
      expect(layout.states.length).toBe(chart.states.length);
      const { frames, refused } = await runMachine(office, run);
      expect([refused, frames.at(-1)?.state.value]).toEqual([null, 'closed']);
      if (place === 'event') expect(acceptedEventTypes(frames[0]!.state)).toEqual([name, 'CLOSE']);
      expect(toChart(rebuildMachine(office).machine)).toEqual(chart);
      expect(findCover(office).length).toBeGreaterThan(0);
      expect([...createMutants(office)].length).toBeGreaterThan(0);
    },
  );

  it('is refused in a sentence with a state __proto__, which XState never starts', () => {
    expect(() => toChart(places.state!('__proto__').machine)).toThrow(
      "XState runs no state named '__proto__': give it another name.",
    );
  });

  it.each(names)('is registered under the export %s', (name) => {
    registered(places.event!('CLOSE').machine, name);
  });
});
