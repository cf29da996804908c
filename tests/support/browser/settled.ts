/**
 * A page is settled when it is hydrated and has no work: no request under way that the test does not hold, no callback or short
 * timer, and two frames without a change. Each act of a test on a page ends settled, so that what the test reads then, presence
 * and absence, is what a person sees.
 */
import type { BrowserContext, Locator, Page, Request, Route } from 'playwright-core';
import { hydratedEvent } from '../../../src/ssr/domMarkers.ts';
import { countWork, type PendingWork, readPending } from './pendingWork.ts';

/** What is still pending after this time (ms) is an error that names it. */
const settlingTimeout = 30_000;

const requestsUnderWay = new WeakMap<Page, Set<Request>>();
/** Those that a test holds. */
const heldRequests = new WeakSet<Request>();

/** Whether the scripts of the page answer. */
export const isHydrated = (page: Page): Promise<boolean> =>
  page.evaluate(() => (Reflect.get(window, 'pendingWork') as PendingWork).isHydrated());

/** Waits until the page has no work. @throws with what is pending after 30 s */
export const waitUntilSettled = async (page: Page): Promise<void> => {
  const deadline = performance.now() + settlingTimeout;
  while (!page.isClosed()) {
    const held = [...(requestsUnderWay.get(page) ?? [])].filter((request) => heldRequests.has(request));
    // The document is left meanwhile, or the page closes.
    const inPage = await page
      .evaluate(readPending, { held: held.map((request) => request.url()), rounds: 4 })
      .catch(() => ['another document']);
    // The page itself counts those that its scripts read: a body that nobody reads never ends.
    const requests = [...(requestsUnderWay.get(page) ?? [])]
      .filter((request) => request.resourceType() !== 'fetch' && !heldRequests.has(request))
      .map((request) => `${request.method()} ${request.url()}`);
    const pending = [...requests, ...inPage];
    if (pending.length === 0) return;
    if (performance.now() > deadline)
      throw new Error(`After 30 s the page still has work: ${pending.join(', ')}.`);
  }
};

type Method = (...args: readonly unknown[]) => unknown;

/** Replaces methods of an object by what `toWrapped` makes of them. */
const wrap = (target: object, names: readonly string[], toWrapped: (method: Method) => Method): void => {
  for (const name of names)
    Object.assign(target, { [name]: toWrapped((Reflect.get(target, name) as Method).bind(target)) });
};

/** The request is no work of the page until its route answers. */
export const holdRequest = (request: Request): void => {
  heldRequests.add(request);
};

/** A route that ended without an answer holds its request. */
const toHoldingRoute =
  (begin: Method): Method =>
  (calls, handle, ...options) => {
    const handleAndHold = async (route: Route, request: Request): Promise<void> => {
      let isAnswered = false;
      wrap(route, ['abort', 'continue', 'fallback', 'fulfill'], (answer) => (...args) => {
        isAnswered = true;
        heldRequests.delete(request);
        return answer(...args);
      });
      await (handle as Method)(route, request);
      if (!isAnswered) holdRequest(request);
    };
    return begin(calls, handleAndHold, ...options);
  };

const acts = [
  'check',
  'click',
  'dblclick',
  'dispatchEvent',
  'fill',
  'press',
  'selectOption',
  'setChecked',
  'setInputFiles',
  'tap',
  'uncheck',
];
const locatorActs = [...acts, 'blur', 'clear', 'pressSequentially'];
const pageActs = [...acts, 'emulateMedia', 'goBack', 'goForward', 'goto', 'reload', 'setViewportSize'];
const finders = [
  'getByAltText',
  'getByLabel',
  'getByPlaceholder',
  'getByRole',
  'getByTestId',
  'getByText',
  'getByTitle',
  'locator',
];
const locatorFinders = [...finders, 'and', 'filter', 'first', 'last', 'nth', 'or'];

/** Pages whose acts end settled. */
const settlingPages = new WeakSet<Page>();

/** Makes several acts on the page one act, which ends settled: a form is filled in faster than its page rests. */
export const settleOnce = async (page: Page, act: () => Promise<void>): Promise<void> => {
  const settles = settlingPages.delete(page);
  try {
    await act();
  } finally {
    if (settles) settlingPages.add(page);
  }
  if (settles) await waitUntilSettled(page);
};

/** From now on each act on the page ends settled. */
const settleAfterActs = (page: Page): void => {
  settlingPages.add(page);
  const toSettling =
    (act: Method): Method =>
    async (...args) => {
      const result = await act(...args);
      if (settlingPages.has(page)) await waitUntilSettled(page);
      return result;
    };
  const toSettlingLocator =
    (find: Method): Method =>
    (...args) => {
      const locator = find(...args) as Locator;
      wrap(locator, locatorActs, toSettling);
      wrap(locator, locatorFinders, toSettlingLocator);
      return locator;
    };
  wrap(page, pageActs, toSettling);
  wrap(page, finders, toSettlingLocator);
  wrap(page.keyboard, ['insertText', 'press', 'type'], toSettling);
  wrap(page.mouse, ['click', 'dblclick', 'up', 'wheel'], toSettling);
  wrap(page.clock, ['fastForward', 'runFor'], toSettling);
};

const noteRequests = (page: Page): void => {
  const underWay = new Set<Request>();
  requestsUnderWay.set(page, underWay);
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  wrap(page, ['route'], toHoldingRoute);
};

interface SettlingOptions {
  /** False where the test settles the pages itself. */
  readonly afterActs?: boolean;
  /** False where the timers of the page wait for a clock of the test. */
  readonly countsTimers?: boolean;
}

/** From now on the work of the pages of the context is counted, and each act on a page ends settled. */
export const settlePages = async (
  context: BrowserContext,
  { afterActs = true, countsTimers = true }: SettlingOptions = {},
): Promise<void> => {
  await context.addInitScript(countWork, { event: hydratedEvent, countsTimers });
  wrap(context, ['route'], toHoldingRoute);
  const open = context.newPage.bind(context);
  context.newPage = async () => {
    const page = await open();
    noteRequests(page);
    if (afterActs) settleAfterActs(page);
    return page;
  };
};
