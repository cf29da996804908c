/** What the panel's own paths do not show: time. */
import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { navPanelMachine } from '../../machines/navigation/navPanel.ts';

const started = () => {
  const clock = new SimulatedClock();
  const actor = createActor(navPanelMachine, { clock });
  actor.start();
  const point = (item: string | null) => actor.send({ type: 'POINT', item, pointerType: 'mouse' });
  const off = () => actor.send({ type: 'OFF' });
  return { clock, actor, point, off, shown: () => actor.getSnapshot().context.item };
};

describe('§2 the mouse on its way into an open panel', () => {
  it('crosses another item without a change', () => {
    const { clock, point, off, shown } = started();
    point('/Government');
    off();
    point('/Visitor');
    clock.increment(149);
    off();
    clock.increment(1_000);
    expect(shown()).toBe('/Government');
  });

  it.each([
    ['changes the panel', '/Visitor'],
    ['closes it where the item opens nothing', null],
  ])('rests on another item, which %s', (_, item) => {
    const { clock, point, shown } = started();
    point('/Government');
    point(item);
    expect(shown()).toBe('/Government');
    clock.increment(150);
    expect(shown()).toBe(item);
  });

  it('does not rest on what it has clicked: the next click closes it', () => {
    const { clock, actor, point, shown } = started();
    point('/Government');
    point('/Visitor');
    actor.send({ type: 'PRESS', item: '/Visitor' });
    clock.increment(1_000);
    expect(shown()).toBe('/Visitor');
    actor.send({ type: 'PRESS', item: '/Visitor' });
    expect(shown()).toBeNull();
  });

  it('rests on the last of several, counted from its own arrival', () => {
    const { clock, point, shown } = started();
    point('/Government');
    point(null);
    clock.increment(100);
    point('/Visitor');
    clock.increment(100);
    expect(shown()).toBe('/Government');
    clock.increment(50);
    expect(shown()).toBe('/Visitor');
  });

  it('is forgotten once the panel has closed', () => {
    const { clock, actor, point, shown } = started();
    point('/Government');
    point('/Visitor');
    actor.send({ type: 'ESCAPE' });
    clock.increment(1_000);
    expect(shown()).toBeNull();
  });
});
