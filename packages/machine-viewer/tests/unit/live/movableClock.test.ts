import { describe, expect, it } from 'vitest';
import { createMovableClock } from '../../../src/live/movableClock.ts';

/** A device whose time and timers move only when the test calls `pass`. */
const device = () => {
  let [now, timers] = [1_000, 0];
  const waiting = new Map<number, { readonly due: number; readonly call: () => void }>();
  return {
    now: () => now,
    setTimeout: (call: () => void, ms: number) => {
      waiting.set(++timers, { due: now + ms, call });
      return timers;
    },
    clearTimeout: (timer: number) => waiting.delete(timer),
    waits: () => waiting.size,
    pass: (ms: number) => {
      now += ms;
      for (const [timer, { due, call }] of [...waiting]) if (due <= now && waiting.delete(timer)) call();
    },
  };
};

describe('§4 the movable clock', () => {
  it('stays a fixed time ahead of the device clock, and fires a timer on time', () => {
    const testDevice = device();
    const clock = createMovableClock(testDevice, 500);
    expect([clock.now(), clock.ahead()]).toEqual([1_500, 500]);
    const called: number[] = [];
    clock.setTimeout(() => called.push(clock.now()), 100);
    testDevice.pass(99);
    expect(called).toEqual([]);
    testDevice.pass(1);
    expect(called).toEqual([1_600]);
  });

  it('a move fires due timers in order, including a timer that another one starts', () => {
    const testDevice = device();
    const clock = createMovableClock(testDevice, 0);
    const called: [name: string, at: number][] = [];
    const note = (name: string) => () => called.push([name, clock.now()]);
    clock.setTimeout(note('late'), 900);
    clock.setTimeout(() => {
      note('first')();
      clock.setTimeout(note('of the first'), 300);
      clock.setTimeout(note('beyond'), 800);
    }, 200);
    clock.clearTimeout(clock.setTimeout(note('given up'), 300));
    clock.moveTo(950);
    expect(called).toEqual([
      ['first', 1_200],
      ['of the first', 1_500],
      ['late', 1_900],
    ]);
    expect([clock.now(), testDevice.waits()]).toEqual([1_950, 1]);
    testDevice.pass(49);
    expect(called.length).toBe(3);
    testDevice.pass(1);
    expect(called.at(-1)).toEqual(['beyond', 2_000]);
    expect(testDevice.waits()).toBe(0);
  });

  it('a timer can wait longer than the 2^31 ms of a browser', () => {
    const testDevice = device();
    const clock = createMovableClock(testDevice, 0);
    let isOver = false;
    clock.setTimeout(
      () => {
        isOver = true;
      },
      2 ** 31 + 5,
    );
    testDevice.pass(2 ** 31 - 1);
    expect([isOver, testDevice.waits()]).toEqual([false, 1]);
    testDevice.pass(6);
    expect(isOver).toBe(true);
  });
});
