import { describe, expect, it } from 'vitest';
import { assign, createActor, setup } from 'xstate';
import { createNameWhitelist } from '../../../src/live/knownMachines.ts';
import { listTransitions } from '../../../src/model/transitions.ts';

const secret = 'Secret';
const machine = setup({ types: { context: {} as { readonly typed: string } } }).createMachine({
  id: 'sample',
  context: { typed: '' },
  initial: 'one',
  states: {
    one: { tags: ['first'], on: { GO: { target: 'two', actions: assign({ typed: secret }) }, '*': {} } },
    two: { type: 'parallel', states: { left: {}, right: { initial: 'deep', states: { deep: {} } } } },
  },
});

describe('§4 createNameWhitelist', () => {
  const whitelist = createNameWhitelist(machine);

  it('reports the states, tags, events and transitions that the machine configuration names', () => {
    const actor = createActor(machine).start();
    expect(whitelist.state(actor.getSnapshot())).toEqual({ value: 'one', tags: ['first'] });
    actor.send({ type: 'GO' });
    expect(whitelist.state(actor.getSnapshot())).toEqual({
      value: { two: { left: {}, right: 'deep' } },
      tags: [],
    });
    expect(whitelist.event('GO')).toBe('GO');
    expect(whitelist.taken(listTransitions(machine)).length).toBe(2);
  });

  it('reports no event, state, tag or transition that the configuration does not name', () => {
    const [other] = listTransitions(setup({}).createMachine({ id: secret, on: { [secret]: {} } }));
    const snapshot = createActor(machine).getSnapshot();
    expect(whitelist.event(secret)).toBe(null);
    expect(whitelist.taken([other!])).toEqual([]);
    const reported = whitelist.state({
      ...snapshot,
      value: { [secret]: secret },
      tags: new Set([secret]),
    } as never);
    expect(JSON.stringify(reported)).not.toContain(secret);
    expect(JSON.stringify(whitelist.state({ ...snapshot, value: secret } as never))).not.toContain(secret);
  });
});
