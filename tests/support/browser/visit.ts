/** A citizen at the built site: a real server with a clock of the test's, a real Chromium, a page at a width. */
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import { beforeAll, expect, inject, onTestFinished } from 'vitest';
import type { RunningServer } from '../../../server/http/server.ts';
import { quietFlags } from '../../../tools/cli/lib/chromium.ts';
import { createTempDirectory, startTestServer, testNow } from '../server/runningServer.ts';
import { widths } from '../widths.ts';
import { ensureChromium } from './ensureChromium.ts';
import { saveFailure } from './failedPage.ts';
import { settlePages } from './settled.ts';

/** Chromium reads the last list only: Playwright's own, and the address bar, which runs a page of its own beside each page. */
const disabledFeatures = [
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxPopup',
];

const chromiumFlags = [`--disable-features=${disabledFeatures.join(',')}`, ...quietFlags];

const launchBrowser = () => chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags });
let browser: Awaited<ReturnType<typeof launchBrowser>> | undefined;

/** One browser for all files of a worker; it ends with the worker. */
export const withBrowser = (): void => {
  beforeAll(async () => {
    if (!browser?.isConnected()) browser = await launchBrowser();
  });
};

/** The browser of this worker; launched before its tests run. */
export const getBrowser = (): Browser => browser!;

export { widths };

/** Text of this size, as a person sets it. A style element would be refused by the site's policy. */
export const setTextSize = (page: Page, size: string): Promise<void> =>
  page.evaluate(
    (provided) => document.documentElement.style.setProperty('font-size', provided, 'important'),
    size,
  );

/** Playwright logs it where it blocks the worker. */
const blockedWorkerLog = /^Service Worker registration blocked/;
/** A test that moves the installed clock ends the reads that are under way, which are not its matter. */
const endedReadLog = /could not be read: Error: The records answered: deadline-exceeded\.$/;

/** The browser's report that the site's headers forbid something: no test may allow it. */
const policyViolation = /Content[- ]Security[- ]Policy|Permissions[- ]policy/i;

/** The clock of the tests, running: a page that is rendered later is newer. */
export const createTestClock = (): (() => number) => {
  const startedAt = performance.now();
  return () => testNow + Math.trunc(performance.now() - startedAt);
};

interface VisitOptions extends Omit<BrowserContextOptions, 'viewport'> {
  readonly width?: number;
  readonly server?: RunningServer;
  /** The console lines that this test allows; any other fails it. */
  readonly mayLog?: readonly RegExp[];
  /** Whether each act ends with a page that is hydrated and has no work; true by default. */
  readonly settles?: boolean;
  /** Whether the site's own time limits apply; otherwise they are so long that no loaded machine reaches one. */
  readonly hasRealTimeouts?: boolean;
  /**
   * The page's clock: 'running' starts at `testNow`, as the server's does, and 'installed' stays at `testNow` until the test
   * advances it. 'real' is the device's clock, which a test uses only if it sets that clock itself: no test may depend on the
   * date.
   */
  readonly clock?: 'running' | 'installed' | 'real';
  /** Whether the device stores its records for the next page load; without it each load is a first one. */
  readonly storesQueryResults?: boolean;
  /** Before the first page is opened. */
  readonly before?: (page: Page, context: BrowserContext) => Promise<unknown>;
}

export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly server: RunningServer;
  readonly dataDir: string;
}

/** Clears the stored records before any script of a page runs; blocked storage has none. */
const clearStoredQueryResults = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    try {
      for (const key of Object.keys(localStorage)) if (key.startsWith('read ')) localStorage.removeItem(key);
    } catch {}
  });

/**
 * The site gives up after four seconds or more, whatever is slow: on a loaded machine that may be the machine. The page's
 * limits are twenty times as long, longer than a test waits for anything. A test of a limit installs Playwright's clock,
 * which takes the place of this `setTimeout`.
 */
export const stretchTimeouts = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const stretch = (ms: number): number => (ms < 4_000 ? ms : Math.max(ms, Math.min(20 * ms, 2 ** 31 - 1)));
    const { setTimeout: begin, AbortSignal: signal } = window;
    const { timeout } = signal;
    const beginLater = (then: () => void, ms = 0, ...provided: []): number =>
      begin(then, stretch(ms), ...provided);
    Object.assign(window, { setTimeout: beginLater });
    signal.timeout = (ms) => timeout.call(signal, stretch(ms));
  });

/** Sets the page's clock to `testNow`, from which it runs on. */
const shiftClock = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript((offset) => {
    const RealDate = Date;
    class ShiftedDate extends RealDate {
      constructor(...parts: readonly []) {
        if (parts.length === 0) super(RealDate.now() + offset);
        else super(...parts);
      }
      static override now(): number {
        return RealDate.now() + offset;
      }
    }
    Object.assign(window, { Date: ShiftedDate });
  }, testNow - Date.now());

/**
 * The path of the same page without prerendering: in other letter case a path has no file of its own, and the shell loads
 * its records on demand.
 */
export const toClientRenderedPath = (path: string): string =>
  path.replace(/^\/[\w-]+/, (start) => start.toUpperCase());

/** Opens a path; at the end of the test the console must have been silent, except for the allowed lines. */
export const visit = async (path: string, options: VisitOptions = {}): Promise<Visit> => {
  const {
    width = widths.phone,
    mayLog = [],
    settles = true,
    hasRealTimeouts = false,
    clock = 'running',
    storesQueryResults = false,
    before,
    server: provided,
    ...contextOptions
  } = options;
  const dataDir = createTempDirectory();
  const server =
    provided ?? (await startTestServer({ dataDir, dist: inject('siteDist'), now: createTestClock() }));
  const context = await browser!.newContext({
    viewport: { width, height: 800 },
    baseURL: server.address,
    locale: 'en-PH',
    // The tests in tests/e2e/offline run the worker; everywhere else a test controls the network itself.
    serviceWorkers: 'block',
    ...contextOptions,
  });
  if (clock === 'running') await shiftClock(context);
  if (!hasRealTimeouts) await stretchTimeouts(context);
  if (!storesQueryResults) await clearStoredQueryResults(context);
  await settlePages(context, {
    afterActs: settles && contextOptions.javaScriptEnabled !== false,
    countsTimers: clock === 'running',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  const consoleLines: string[] = [];
  const allLines: string[] = [];
  page.on('console', (message) => {
    allLines.push(`${message.type()}: ${message.text()}`);
    if (['error', 'warning'].includes(message.type())) consoleLines.push(message.text());
  });
  page.on('pageerror', (error) => {
    allLines.push(String(error));
    consoleLines.push(String(error));
  });
  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'fail') await saveFailure(task, page, allLines);
    await context.close();
    const isExpected = (line: string) =>
      !policyViolation.test(line) &&
      [blockedWorkerLog, ...(clock === 'installed' ? [endedReadLog] : []), ...mayLog].some((pattern) =>
        pattern.test(line),
      );
    expect(consoleLines.filter((line) => !isExpected(line))).toEqual([]);
  });
  if (clock === 'installed') await page.clock.install({ time: testNow });
  await before?.(page, context);
  await page.goto(path);
  return { page, context, server, dataDir };
};
