/** When the server rewrites the store's file after deletions. */
import { describe, expect, it } from 'vitest';
import { createErasureTimer } from '../../../../server/ops/erasureTimer.ts';

describe('§7 the timer of the erasure', () => {
  function createTimers() {
    const waiting = new Map<() => void, number>();
    return {
      waiting: () => [...waiting.values()],
      setTimer: (act: () => void, milliseconds: number) => {
        waiting.set(act, milliseconds);
        return () => void waiting.delete(act);
      },
      run: () => {
        const [[act] = []] = waiting;
        if (act === undefined) throw new Error('Nothing waits.');
        waiting.delete(act);
        act();
      },
    };
  }

  it('erases once, a minute after the last deletion', () => {
    const timers = createTimers();
    let erased = 0;
    const timer = createErasureTimer(() => {
      erased += 1;
      return true;
    }, timers.setTimer);
    expect(timers.waiting()).toEqual([]);
    timer.restart();
    timer.restart();
    expect([timers.waiting(), erased]).toEqual([[60_000], 0]);
    timers.run();
    expect([timers.waiting(), erased]).toEqual([[], 1]);
  });

  it('tries again an hour after a failure, and not once the server closes', () => {
    const timers = createTimers();
    const timer = createErasureTimer(() => false, timers.setTimer);
    timer.restart();
    timers.run();
    expect(timers.waiting()).toEqual([3_600_000]);
    timer.close();
    expect(timers.waiting()).toEqual([]);
  });
});
