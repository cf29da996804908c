/** A citizen at the built site: a real server with a clock of the test's, a real Chromium, a page at a width. */
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import { beforeAll, expect, onTestFinished } from 'vitest';
import { directories } from '../../../server/http/serve.ts';
import type { RunningServer } from '../../../server/http/server.ts';
import { ensureChromium, quietFlags } from '../../../tools/cli/lib/chromium.ts';
import { createTempDirectory, startTestServer, testNow } from '../server/runningServer.ts';
import { autoWaitForHydration, markWhenHydrated } from './hydrated.ts';

/** The last list counts: Playwright's own, and an address bar that runs a page of its own beside each page. */
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

/** Of this worker; there when its tests run. */
export const getBrowser = (): Browser => browser!;

export const widths = { phone: 360, desk: 1280 } as const;

/** Text of this size, as a person sets it. A style element would be refused by the site's policy. */
export const setTextSize = (page: Page, size: string): Promise<void> =>
  page.evaluate(
    (provided) => document.documentElement.style.setProperty('font-size', provided, 'important'),
    size,
  );

/** Said by Playwright where it keeps the worker away. */
const blockedWorkerLog = /^Service Worker registration blocked/;

/** What the browser says of something that the site's headers do not allow: no test may let it pass. */
const policyViolation = /Content[- ]Security[- ]Policy|Permissions[- ]policy/i;

/** The clock of the tests, going on: a page that is drawn later is newer. */
export const createTestClock = (): (() => number) => {
  const begun = performance.now();
  return () => testNow + Math.trunc(performance.now() - begun);
};

interface VisitOptions extends Omit<BrowserContextOptions, 'viewport'> {
  readonly width?: number;
  readonly server?: RunningServer;
  /** What the console may say in this test; everything else fails it. */
  readonly mayLog?: readonly RegExp[];
  /** Whether each page is waited for until it answers; it is where nothing is said. */
  readonly waitsForHydration?: boolean;
  /** Whether the site's own time limits are as they are; otherwise they are so long that no loaded machine reaches one. */
  readonly hasRealTimeouts?: boolean;
  /** Whether the device keeps what it reads for the next page load; without it each load is a first one. */
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

/** Before anything of a page runs; where storage is blocked there is nothing to forget. */
const clearStoredQueryResults = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    try {
      for (const key of Object.keys(localStorage)) if (key.startsWith('read ')) localStorage.removeItem(key);
    } catch {}
  });

/**
 * The site gives up after five seconds or more, whatever is slow: on a loaded machine that may be the machine. The page's
 * limits are twenty times as long, longer than a test waits for anything. A test of a limit installs Playwright's clock,
 * which takes the place of this `setTimeout`.
 */
export const stretchTimeouts = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const stretch = (ms: number): number => (ms < 5_000 ? ms : Math.max(ms, Math.min(20 * ms, 2 ** 31 - 1)));
    const { setTimeout: begin, AbortSignal: signal } = window;
    const { timeout } = signal;
    const beginLater = (then: () => void, ms = 0, ...provided: []): number =>
      begin(then, stretch(ms), ...provided);
    Object.assign(window, { setTimeout: beginLater });
    signal.timeout = (ms) => timeout.call(signal, stretch(ms));
  });

/**
 * The same page where nothing of it came drawn: in another case a path has no file of its own, and the shell reads its
 * records as they are asked for.
 */
export const toClientRenderedPath = (path: string): string =>
  path.replace(/^\/[\w-]+/, (start) => start.toUpperCase());

/** Opens a path; at the end of the test the console must have been silent, but for what was named. */
export const visit = async (path: string, options: VisitOptions = {}): Promise<Visit> => {
  const {
    width = widths.phone,
    mayLog = [],
    waitsForHydration = true,
    hasRealTimeouts = false,
    storesQueryResults = false,
    before,
    server: provided,
    ...contextOptions
  } = options;
  const dataDir = createTempDirectory();
  const server =
    provided ?? (await startTestServer({ dataDir, dist: directories.dist, now: createTestClock() }));
  const context = await browser!.newContext({
    viewport: { width, height: 800 },
    baseURL: server.address,
    locale: 'en-PH',
    // What the worker does is looked at in offline.test.ts; everywhere else a test answers for the network itself.
    serviceWorkers: 'block',
    ...contextOptions,
  });
  await markWhenHydrated(context);
  if (!hasRealTimeouts) await stretchTimeouts(context);
  if (!storesQueryResults) await clearStoredQueryResults(context);
  if (waitsForHydration && contextOptions.javaScriptEnabled !== false) autoWaitForHydration(context);
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  const consoleLines: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) consoleLines.push(message.text());
  });
  page.on('pageerror', (error) => consoleLines.push(String(error)));
  onTestFinished(async () => {
    await context.close();
    const isExpected = (line: string) =>
      !policyViolation.test(line) && [blockedWorkerLog, ...mayLog].some((pattern) => pattern.test(line));
    expect(consoleLines.filter((line) => !isExpected(line))).toEqual([]);
  });
  await before?.(page, context);
  await page.goto(path);
  return { page, context, server, dataDir };
};
