/** What the strip's own paths do not show: what was known, against what is read; and time. */
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { alertsMachine, placeAlerts, type SiteAlert } from '../../machines/site/alerts.ts';

const alert = (id: string, more: Partial<SiteAlert> = {}): SiteAlert => ({
  id,
  title: `Sample ${id}`,
  slug: '',
  summary: '',
  validFrom: 0,
  validUntil: 1_000_000,
  updated: null,
  isSample: true,
  ...more,
});

interface AlertsSetup {
  readonly known?: readonly SiteAlert[];
  readonly read: readonly SiteAlert[];
  readonly isWhole?: boolean;
  readonly dismissed?: readonly string[];
}

/** A strip that knew some alerts, and has been told what is read. */
const startAlerts = async ({ known = [], read, isWhole = true, dismissed = [] }: AlertsSetup) => {
  const clock = new SimulatedClock();
  const kept: string[] = [];
  const looks: number[] = [];
  let asked = 0;
  const answer = { alerts: read, isWhole, dismissed, at: 0 };
  const actor = createActor(
    alertsMachine.provide({
      actors: {
        readAlerts: fromPromise(async () => {
          asked++;
          return answer;
        }),
      },
      actions: {
        lookAtClock: ({ self }) => {
          looks.push(clock.now());
          self.send({ type: 'LOOK', at: clock.now() });
        },
        keepDismissed: (_, { id }) => void kept.push(id),
      },
    }),
    { input: { known, dismissed: [], now: 0 }, clock },
  );
  actor.start();
  for (let turn = 0; turn < 5; turn++) await Promise.resolve();
  const shown = () => {
    const { inFlow, late } = placeAlerts(actor.getSnapshot().context);
    return {
      inFlow: inFlow.map(({ alert: { title }, isOver }) => (isOver ? `${title}, over` : title)),
      late: late.map(({ title }) => title),
    };
  };
  return { actor, clock, kept, looks, shown, asked: () => asked };
};

describe('§2 alerts that were known when the page was made', () => {
  it('stand in the flow before anything starts', () => {
    const actor = createActor(alertsMachine, {
      input: { known: [alert('a')], dismissed: [], now: 0 },
    });
    expect(actor.getSnapshot().matches({ strip: 'inFlow' })).toBe(true);
  });

  it.each([
    [
      'stay where the answer has them, in their order',
      { read: [alert('b'), alert('a')] },
      ['Sample a', 'Sample b'],
      [],
    ],
    ['are over where it lacks them', { read: [alert('b')] }, ['Sample a, over', 'Sample b'], []],
    [
      'stay where it has room for five others only',
      { read: [alert('c')], isWhole: false },
      ['Sample a', 'Sample b'],
      ['Sample c'],
    ],
    [
      'are over where they were changed, and the change arrives late',
      { read: [alert('a', { updated: 1, title: 'Changed' }), alert('b')], isWhole: false },
      ['Sample a, over', 'Sample b'],
      ['Changed'],
    ],
    [
      'are gone where they were dismissed before',
      { read: [alert('a'), alert('b')], dismissed: ['a '] },
      ['Sample b'],
      [],
    ],
  ])('%s', async (_, answer, inFlow, late) => {
    const { shown } = await startAlerts({ known: [alert('a'), alert('b')], ...answer });
    expect(shown()).toEqual({ inFlow, late });
  });
});

describe('§2 alerts and time', () => {
  it('begin and end by themselves, and what stands in the flow keeps its room', async () => {
    const { actor, clock, shown } = await startAlerts({
      read: [alert('a', { validUntil: 900 }), alert('b', { validFrom: 500, validUntil: 1_000 })],
    });
    expect(shown()).toEqual({ inFlow: [], late: ['Sample a'] });
    actor.send({ type: 'NAVIGATED', at: 0 });
    expect(shown()).toEqual({ inFlow: ['Sample a'], late: [] });
    clock.increment(500);
    expect(shown()).toEqual({ inFlow: ['Sample a'], late: ['Sample b'] });
    clock.increment(400);
    expect(shown()).toEqual({ inFlow: ['Sample a, over'], late: ['Sample b'] });
    clock.increment(100);
    expect(shown()).toEqual({ inFlow: ['Sample a, over'], late: [] });
    actor.send({ type: 'NAVIGATED', at: 1_000 });
    expect(shown()).toEqual({ inFlow: [], late: [] });
  });

  it('are looked at every minute, and not once there is none; they are asked for once', async () => {
    const { clock, looks, actor, kept, asked } = await startAlerts({ read: [alert('a')] });
    clock.increment(60_000);
    clock.increment(60_000);
    expect(looks).toEqual([60_000, 120_000]);
    actor.send({ type: 'DISMISS', alert: alert('a') });
    expect(kept).toEqual(['a']);
    for (let minute = 0; minute < 5; minute++) clock.increment(60_000);
    expect(looks.length).toBeLessThanOrEqual(3);
    expect(asked()).toBe(1);
  });
});
