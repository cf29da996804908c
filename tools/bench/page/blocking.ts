/**
 * Total blocking time on a slow phone, computed from the main thread's own CPU time. It equals Lighthouse's figure
 * without the waits for a core that a busy computer adds to tasks.
 */
import type { CDPSession } from 'playwright-core';
import type { Tab } from './tab.ts';

/** The CPU slowdown of Lighthouse's mobile preset. */
const slowdown = 4;
/** The longest task on the phone that a person does not notice (ms). */
const taskBudget = 50;

export interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds: start, duration, and CPU time of the thread. */
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly beginData?: { readonly url?: string } };
}

const task = 'ThreadControllerImpl::RunTask';

/**
 * @param address of the page whose thread is measured
 * @returns ms, from the first paint on
 */
export const blockingTimeIn = (events: readonly TraceEvent[], address: string): number => {
  const parseEvent = events.find(
    ({ name, args }) => name === 'ParseHTML' && args?.beginData?.url === address,
  );
  if (parseEvent === undefined) return Number.NaN;
  const ownThread = events.filter(({ pid, tid }) => pid === parseEvent.pid && tid === parseEvent.tid);
  const painted = Math.min(...ownThread.filter(({ name }) => name === 'Paint').map(({ ts }) => ts));
  return ownThread
    .filter(({ name, ts }) => name === task && ts > painted)
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, (tdur / 1_000) * slowdown - taskBudget), 0);
};

const traceVisit = async (
  session: CDPSession,
  visit: () => Promise<unknown>,
): Promise<readonly TraceEvent[]> => {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline', 'toplevel'] },
  });
  await visit();
  const complete = new Promise((resolve) => {
    session.once('Tracing.tracingComplete', resolve);
  });
  await session.send('Tracing.end');
  await complete;
  return events;
};

/** Measures a first visit until the page is idle. */
export async function measureBlocking(
  { page, context, waitUntilIdle }: Tab,
  address: string,
): Promise<number> {
  const session = await context.newCDPSession(page);
  const events = await traceVisit(session, async () => {
    await page.goto(address, { waitUntil: 'networkidle' });
    await waitUntilIdle();
  });
  return blockingTimeIn(events, address);
}
