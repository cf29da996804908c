import { describe, expect, it } from 'vitest';
import { assign, createMachine, fromPromise, setup } from 'xstate';
import { toChart } from '../../../../src/chart/chart.ts';
import { listSequence, type SequenceStep } from '../../../../src/viewer/run/listSequence.ts';

const machine = setup({ actors: { read: fromPromise(async () => 'text') } }).createMachine({
  id: 'sample',
  initial: 'idle',
  on: { STOP: '.idle' },
  states: {
    idle: { on: { READ: 'reading' } },
    reading: {
      invoke: { id: 'read', src: 'read', onDone: 'idle', onError: { target: 'reading', reenter: true } },
      on: { NOTE: { actions: () => {} } },
    },
  },
});
const chart = toChart(machine);
const done = 'xstate.done.actor.read';
const failed = 'xstate.error.actor.read';

const start: SequenceStep = { label: 'start', eventType: null, active: ['sample', 'sample.idle'], taken: [] };
const step = (label: string, eventType: string | null, state: string, taken: string): SequenceStep => ({
  label,
  eventType,
  active: ['sample', `sample.${state}`],
  taken: taken === '' ? [] : [taken],
});
const read = step('READ', 'READ', 'reading', 'sample.idle | READ → sample.reading');

const rowsOf = (steps: readonly SequenceStep[], isFromStart = true) =>
  listSequence(chart, steps, isFromStart).rows.map(({ step: at, kind, from, to, label }) =>
    `${at} ${kind} ${from} > ${to} ${label}`.trim(),
  );

describe('§4 a run as a sequence', () => {
  it('shows an event from outside, the actor that it starts, and the answer of that actor', () => {
    const steps = [start, read, step('read:text', done, 'idle', `sample.reading | ${done} → sample.idle`)];
    expect(listSequence(chart, steps, true).lanes).toEqual(['outside', 'sample', 'read']);
    expect(rowsOf(steps)).toEqual([
      '0 state sample > sample idle',
      '1 event outside > sample READ',
      '1 start sample > read',
      '1 state sample > sample reading',
      '2 event read > sample read:text',
      '2 state sample > sample idle',
    ]);
  });

  it('stops an actor when its state is left without an answer', () => {
    expect(
      rowsOf([start, read, step('STOP', 'STOP', 'idle', 'sample | STOP → sample.idle')]).slice(4),
    ).toEqual(['2 event outside > sample STOP', '2 stop sample > read', '2 state sample > sample idle']);
  });

  it('starts an actor anew when its state is entered again', () => {
    const again = step('read:fails', failed, 'reading', `sample.reading | ${failed} → sample.reading`);
    expect(rowsOf([start, read, again]).slice(4)).toEqual([
      '2 event read > sample read:fails',
      '2 start sample > read',
    ]);
  });

  it('leaves an actor alone when an event changes no state', () => {
    const note = step('NOTE', 'NOTE', 'reading', 'sample.reading | NOTE → (stays)');
    expect(rowsOf([start, read, note]).slice(4)).toEqual(['2 event outside > sample NOTE']);
  });

  it('marks an event that the state refused, and passing time as the clock', () => {
    const steps = [start, step('NOTE', 'NOTE', 'idle', ''), step('wait 500', null, 'idle', '')];
    expect(rowsOf(steps).slice(1)).toEqual([
      '1 refused outside > sample NOTE',
      '2 event clock > sample wait 500',
    ]);
    expect(listSequence(chart, steps, true).lanes).toEqual(['outside', 'clock', 'sample']);
  });

  it('claims no start of actors that ran before the page was seen', () => {
    const note = step('NOTE', 'NOTE', 'reading', 'sample.reading | NOTE → (stays)');
    expect(rowsOf([note], false)).toEqual([
      '0 event outside > sample NOTE',
      '0 state sample > sample reading',
    ]);
    expect(rowsOf([read], false)).toEqual([
      '0 event outside > sample READ',
      '0 start sample > read',
      '0 state sample > sample reading',
    ]);
  });
});

describe('§4 an inline assignment on a chart', () => {
  it('is named by what it assigns, where its keys are known', () => {
    const { edges } = toChart(
      createMachine({
        id: 'sample',
        context: { first: 0, second: 0 },
        on: {
          KNOWN: { actions: assign({ first: 1, second: () => 2 }) },
          UNKNOWN: { actions: assign(() => ({ first: 1 })) },
        },
      }),
    );
    expect(edges.map(({ actions }) => actions)).toEqual([['assign first, second'], ['assign']]);
  });
});
