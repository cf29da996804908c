/** The blocking time of a page, from the thread time of a trace. */
import { describe, expect, it } from 'vitest';
import { blockingTimeIn, type TraceEvent } from '../../../../../tools/bench/page/blocking.ts';

const address = 'http://127.0.0.1/home';
const main = { pid: 1, tid: 1 } as const;
const page: readonly TraceEvent[] = [
  { ...main, name: 'ParseHTML', ts: 1, args: { beginData: { url: address } } },
  { ...main, name: 'Paint', ts: 10 },
];
const task = (ts: number, tdur: number, thread: { pid: number; tid: number } = main): TraceEvent => ({
  ...thread,
  name: 'ThreadControllerImpl::RunTask',
  ts,
  dur: 90_000,
  tdur,
});

describe('§7 blockingTimeIn', () => {
  it.each([
    ['the part of a task over 50 ms when it runs four times slower', [task(20, 20_000)], 30],
    ['the sum of two such tasks', [task(20, 20_000), task(30, 25_000)], 80],
    ['nothing for a task that only waited for a core', [task(20, 12_500)], 0],
    ['nothing before the first paint', [task(5, 90_000)], 0],
    ['nothing on another thread', [task(20, 90_000, { pid: 1, tid: 2 })], 0],
  ])('counts %s', (_, tasks, ms) => {
    expect(blockingTimeIn([...page, ...tasks], address)).toBe(ms);
  });

  it('returns NaN when the trace does not contain the page', () => {
    expect(blockingTimeIn([task(20, 90_000)], address)).toBeNaN();
  });
});
