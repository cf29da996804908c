/**
 * How long a page keeps a slow telephone from answering, by the main thread's own time: what Lighthouse counts as total
 * blocking time, without the waits for a core that a busy machine puts into its tasks.
 */
import type { CDPSession } from 'playwright-core';
import type { Tab } from './tab.ts';

/** Of Lighthouse's mobile preset. */
const slowdown = 4;
/** A task may last so long on the telephone before it is felt, ms. */
const taskBudget = 50;

export interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds: when it began, how long it lasted, and how long its thread worked at it. */
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly beginData?: { readonly url?: string } };
}

const task = 'ThreadControllerImpl::RunTask';

/** @param address of the page whose thread is looked at @returns milliseconds, from the first paint on */
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

/** A first visit, until the page has come to rest. */
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
