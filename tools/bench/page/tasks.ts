/**
 * The main thread's tasks on a phone of a quarter of this computer's speed, from the first script until the page is idle. A debugger is
 * attached, for which V8 parses a file again that makes errors as it starts, as react-dom does: a reader's phone does not.
 */
import type { Browser } from 'playwright-core';
import { holdScripts } from './heldScripts.ts';
import { openTab } from './tab.ts';

const slowdown = 4;
/**
 * The slowing counts as CPU time of the thread, so that a slowed tab never looks idle: it gets a fixed time instead, ms. A form is
 * hydrated within it, also where its last request ended long before.
 */
const settlingTime = 4_000;
/** A longer task keeps a press waiting noticeably, ms: Lighthouse's limit. */
const longTask = 50;

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds. */
  readonly dur?: number;
  readonly args?: { readonly name?: string };
}

/** The durations of the tasks of the page's main thread, ms: of the renderer that worked most, for an empty one may stand by. */
function listTasks(events: readonly TraceEvent[]): readonly number[] {
  const threads = events
    .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
    .map(({ pid, tid }) =>
      events
        .filter((each) => each.pid === pid && each.tid === tid && each.ph === 'X')
        .filter(({ name }) => name === 'ThreadControllerImpl::RunTask')
        .map(({ dur = 0 }) => dur / 1_000),
    );
  const sum = (tasks: readonly number[]) => tasks.reduce((whole, each) => whole + each, 0);
  return threads.toSorted((one, other) => sum(other) - sum(one))[0] ?? [];
}

/**
 * @returns ms, slowed: the longest task, what the tasks have beyond 50 ms together, and all of them
 */
export async function measureTasks(browser: Browser, address: string) {
  const { page, context } = await openTab(browser, slowdown);
  const releaseScripts = await holdScripts(page);
  try {
    await page.goto(address, { waitUntil: 'commit' });
    await page.waitForTimeout(settlingTime);
    await browser.startTracing(page, { categories: ['toplevel'] });
    releaseScripts();
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(settlingTime);
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
      traceEvents: readonly TraceEvent[];
    };
    const tasks = listTasks(traceEvents);
    return {
      longest: Math.max(0, ...tasks),
      blocking: tasks.reduce((sum, task) => sum + Math.max(0, task - longTask), 0),
      all: tasks.reduce((sum, task) => sum + task, 0),
    };
  } finally {
    await context.close();
  }
}
