/** Timing that the paths of the navPanel model do not show. */
import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { navPanelMachine } from '../../machines/navigation/navPanel.ts';

const started = () => {
  const clock = new SimulatedClock();
  const actor = createActor(navPanelMachine, { clock });
  actor.start();
  const hover = (item: string | null) => actor.send({ type: 'HOVER', item, pointerType: 'mouse' });
  const endHover = () => actor.send({ type: 'HOVER_END' });
  return { clock, actor, hover, endHover, shown: () => actor.getSnapshot().context.item };
};

describe('§2 the mouse on its way into an open navigation panel', () => {
  it('the mouse crosses another item without changing the panel', () => {
    const { clock, hover, endHover, shown } = started();
    hover('/Government');
    endHover();
    hover('/Visitor');
    clock.increment(149);
    endHover();
    clock.increment(1_000);
    expect(shown()).toBe('/Government');
  });

  it.each([
    ['changes the panel', '/Visitor'],
    ['closes the panel if that item has none', null],
  ])('resting on another item for 150 ms %s', (_, item) => {
    const { clock, hover, shown } = started();
    hover('/Government');
    hover(item);
    expect(shown()).toBe('/Government');
    clock.increment(150);
    expect(shown()).toBe(item);
  });

  it('a click on the hovered item ends the hover, and the next click closes the panel', () => {
    const { clock, actor, hover, shown } = started();
    hover('/Government');
    hover('/Visitor');
    actor.send({ type: 'PRESS', item: '/Visitor' });
    clock.increment(1_000);
    expect(shown()).toBe('/Visitor');
    actor.send({ type: 'PRESS', item: '/Visitor' });
    expect(shown()).toBeNull();
  });

  it('crossing several items counts the delay from the last one', () => {
    const { clock, hover, shown } = started();
    hover('/Government');
    hover(null);
    clock.increment(100);
    hover('/Visitor');
    clock.increment(100);
    expect(shown()).toBe('/Government');
    clock.increment(50);
    expect(shown()).toBe('/Visitor');
  });

  it('closing the panel cancels the hover', () => {
    const { clock, actor, hover, shown } = started();
    hover('/Government');
    hover('/Visitor');
    actor.send({ type: 'ESCAPE' });
    clock.increment(1_000);
    expect(shown()).toBeNull();
  });
});
