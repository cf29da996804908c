import { describe, expect, it } from 'vitest';
import { assign, setup } from 'xstate';
import { type RegisteredMachine, sampleEvents } from '../../../src/model/index.ts';
import { recordTransitions } from '../../../src/vitest/index.ts';
import { readRecordedRuns } from '../../../src/vitest/transitionRecord.ts';
import { registeredUpload } from '../../support/registeredUpload.ts';

const machine = setup({
  types: {} as { context: { order: string }; events: { type: 'ORDER'; order: string } | { type: 'PAUSE' } },
  actions: { log: () => {} },
  delays: { limit: 500 },
}).createMachine({
  id: 'shop',
  context: { order: '' },
  initial: 'open',
  states: {
    open: {
      on: {
        PAUSE: { target: 'open', reenter: true },
        ORDER: { actions: ['log', assign({ order: ({ event }) => event.order })] },
      },
      after: { limit: 'shut' },
    },
    shut: {},
  },
});

const longOrder = 'rice and beans '.repeat(4);
const shop: RegisteredMachine = {
  machine,
  samples: sampleEvents('ORDER', { short: { order: 'rice' }, long: { order: longOrder } }),
  project: (context: { readonly order: string }) => context.order,
};

describe('the record of the transitions of a machine', () => {
  it('has each choice with its states, its actions, the context that it sets, and its timers', async () => {
    expect(await recordTransitions(registeredUpload)).toBe(`SEND → sending, sets attempts = 1
  CANCEL → idle, sets attempts = 0
  send:offline → waiting, starts pause (1000 ms)
    CANCEL → idle, sets attempts = 0, stops pause
    after pause → sending, sets attempts = 2
      send:offline → waiting, starts pause (1000 ms)
        after pause → sending, sets attempts = 3
          send:offline → failed
            CANCEL → idle, sets attempts = 0
  send:stored → stored
`);
  });

  it('names an action, a timer that starts again, and a long value once, in a note', async () => {
    expect(await recordTransitions(shop)).toBe(`PAUSE → stays, starts limit (500 ms)
ORDER:short → stays, does log, sets order = "rice"
  ORDER:short → stays, does log
ORDER:long → stays, does log, sets order = {1}
  ORDER:long → stays, does log
after limit → shut
{1} = ${JSON.stringify(longOrder)}
`);
  });

  it('is read as the runs that it was made of, with the value of each note', async () => {
    const runs = readRecordedRuns(await recordTransitions(shop));
    expect(runs.map((run) => run.map(({ key }) => key))).toEqual([
      ['PAUSE'],
      ['ORDER:short', 'ORDER:short'],
      ['ORDER:long', 'ORDER:long'],
      ['after limit'],
    ]);
    expect(runs[2]![0]!.effect).toBe(`stays, does log, sets order = ${JSON.stringify(longOrder)}`);
  });

  it.each([
    ['a line without an effect', 'SEND\n', "Line 1 of the record is no step: 'SEND'."],
    [
      'a step too deep',
      'SEND → sending\n    CANCEL → idle\n',
      "Line 2 of the record is no step: '    CANCEL → idle'.",
    ],
  ])('is refused for %s', (_, record, message) => {
    expect(() => readRecordedRuns(record)).toThrow(message);
  });
});
