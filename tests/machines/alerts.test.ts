/** Timing and merging that the paths of the alerts model do not show. */
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { alertsMachine, placeAlerts, type SiteAlert } from '../../machines/site/alerts.ts';

const minute = 60_000;

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
  readonly isComplete?: boolean;
  readonly dismissed?: readonly string[];
  /** How old the answer is: another tab has read it. */
  readonly age?: number;
}

/** Lets a query resolve. */
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn++) await Promise.resolve();
};

/** Starts the machine with known alerts, and resolves its query with `read`. */
const startAlerts = async ({ known = [], read, isComplete = true, dismissed = [], age = 0 }: AlertsSetup) => {
  const clock = new SimulatedClock();
  const storedIds: string[] = [];
  const clockReads: number[] = [];
  let queryCount = 0;
  const actor = createActor(
    alertsMachine.provide({
      actors: {
        readAlerts: fromPromise(async () => {
          queryCount++;
          return { alerts: read, isComplete, dismissed, readAt: clock.now() - age, at: clock.now() };
        }),
      },
      actions: {
        readClock: ({ self }) => {
          clockReads.push(clock.now());
          self.send({ type: 'CLOCK_READ', at: clock.now() });
        },
        storeDismissed: (_, { id }) => void storedIds.push(id),
      },
    }),
    { input: { known, dismissed: [], now: 0, readInterval: minute }, clock },
  );
  actor.start();
  await settle();
  const shown = () => {
    const { inFlow, late } = placeAlerts(actor.getSnapshot().context);
    return {
      inFlow: inFlow.map(({ alert: { title }, isOver }) => (isOver ? `${title}, over` : title)),
      late: late.map(({ title }) => title),
    };
  };
  return { actor, clock, storedIds, clockReads, shown, queryCount: () => queryCount };
};

describe('§2 alerts known when the page was prerendered', () => {
  it('puts known alerts into the flow before the machine starts', () => {
    const actor = createActor(alertsMachine, {
      input: { known: [alert('a')], dismissed: [], now: 0, readInterval: minute },
    });
    expect(actor.getSnapshot().matches({ placement: 'inFlow' })).toBe(true);
  });

  it.each([
    [
      'keeps known alerts in their order when the response has another order',
      { read: [alert('b'), alert('a')] },
      ['Sample a', 'Sample b'],
      [],
    ],
    [
      'expires a known alert that a complete response lacks',
      { read: [alert('b')] },
      ['Sample a, over', 'Sample b'],
      [],
    ],
    [
      'keeps a known alert that an incomplete response lacks',
      { read: [alert('c')], isComplete: false },
      ['Sample a', 'Sample b'],
      ['Sample c'],
    ],
    [
      'expires a known alert that the response changes, and shows the changed one late',
      { read: [alert('a', { updated: 1, title: 'Changed' }), alert('b')], isComplete: false },
      ['Sample a, over', 'Sample b'],
      ['Changed'],
    ],
    [
      'removes a known alert that an earlier session dismissed',
      { read: [alert('a'), alert('b')], dismissed: ['a '] },
      ['Sample b'],
      [],
    ],
  ])('%s', async (_, answer, inFlow, late) => {
    const { shown } = await startAlerts({ known: [alert('a'), alert('b')], ...answer });
    expect(shown()).toEqual({ inFlow, late });
  });
});

describe('§2 alerts over time', () => {
  it('starts and ends alerts by the clock, and an expired alert in the flow keeps its space', async () => {
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

  it('reads the clock every minute, and stores a dismissal', async () => {
    const { clock, clockReads, actor, storedIds } = await startAlerts({ read: [alert('a')] });
    clock.increment(minute);
    await settle();
    clock.increment(minute);
    expect(clockReads).toEqual([minute, 2 * minute]);
    actor.send({ type: 'DISMISS', alert: alert('a') });
    expect(storedIds).toEqual(['a']);
  });
});

describe('§2 alerts on an open page', () => {
  it('queries the records again a minute after each response, while the tab is shown', async () => {
    const { clock, queryCount } = await startAlerts({ read: [] });
    for (let times = 1; times <= 3; times++) {
      clock.increment(minute - 1);
      expect(queryCount()).toBe(times);
      clock.increment(1);
      await settle();
      expect(queryCount()).toBe(times + 1);
    }
  });

  it('queries the records a minute after another tab has read them', async () => {
    const { clock, queryCount } = await startAlerts({ read: [], age: minute - 1_000 });
    clock.increment(999);
    expect(queryCount()).toBe(1);
    clock.increment(1);
    expect(queryCount()).toBe(2);
  });

  it('queries nothing while the tab is hidden, and at once when it is shown after a minute', async () => {
    const { actor, clock, queryCount } = await startAlerts({ read: [] });
    actor.send({ type: 'HIDDEN' });
    clock.increment(minute - 1);
    actor.send({ type: 'SHOWN', at: clock.now() });
    expect(queryCount()).toBe(1);
    actor.send({ type: 'HIDDEN' });
    for (let times = 0; times < 60; times++) clock.increment(minute);
    expect(queryCount()).toBe(1);
    actor.send({ type: 'SHOWN', at: clock.now() });
    await settle();
    expect(queryCount()).toBe(2);
  });
});
