import { describe, expect, it } from 'vitest';
import { type AnyMachineSnapshot, createMachine } from 'xstate';
import { acceptedEventTypes, createInertScope } from '../../../src/model/index.ts';
import { searchSystem } from '../../../src/vitest/index.ts';

/** It reads the number of a store, and writes it back one higher. */
const client = createMachine({
  id: 'client',
  initial: 'idle',
  states: { idle: { on: { READ: 'reading' } }, reading: { on: { WRITE: 'done' } }, done: {} },
});

interface World {
  readonly stored: number;
  readonly clients: readonly { readonly state: AnyMachineSnapshot; readonly read: number }[];
}

const scope = createInertScope();
const start = client.getInitialSnapshot(scope) as AnyMachineSnapshot;

/** @param hasLock whether a client reads only while no other has read and not written */
const searchClients = (hasLock: boolean, maxWorlds = 100) =>
  searchSystem<World>({
    first: { stored: 0, clients: [0, 1].map(() => ({ state: start, read: 0 })) },
    *listSteps({ stored, clients }) {
      const isLocked = hasLock && clients.some(({ state }) => state.matches('reading' as never));
      for (const [at, { state, read }] of clients.entries())
        for (const type of acceptedEventTypes(state)) {
          if (type === 'READ' && isLocked) continue;
          const next = client.transition(state as never, { type } as never, scope) as AnyMachineSnapshot;
          yield {
            title: `client ${at + 1} ${type}`,
            world: {
              stored: type === 'WRITE' ? read + 1 : stored,
              clients: clients.with(at, { state: next, read: type === 'READ' ? stored : read }),
            },
          };
        }
    },
    keyOf: ({ stored, clients }) =>
      JSON.stringify([stored, clients.map(({ state, read }) => [state.value, read])]),
    invariants: {
      'each write counts': ({ stored, clients }) =>
        stored === clients.filter(({ state }) => state.matches('done' as never)).length,
    },
    outcomes: {
      'both are done': ({ clients }) => clients.every(({ state }) => state.matches('done' as never)),
      'three writes': ({ stored }) => stored === 3,
    },
    maxWorlds,
  });

describe('a search of two clients and their store', () => {
  it('finds the shortest way to a lost write', () => {
    const { broken } = searchClients(false);
    expect(broken).toEqual({
      'each write counts': ['client 1 READ', 'client 2 READ', 'client 1 WRITE', 'client 2 WRITE'],
    });
  });

  it('visits every order of steps, and finds none that breaks the invariant under a lock', () => {
    const { broken, worlds, reached } = searchClients(true);
    expect(broken).toEqual({});
    // The start, three steps of each client alone, and one last world for both orders.
    expect(worlds).toBe(9);
    expect([...reached]).toEqual(['both are done']);
  });

  it('ends with an error when there are more worlds than its limit', () => {
    expect(() => searchClients(false, 5)).toThrow('The search has more than 5 worlds.');
  });
});
