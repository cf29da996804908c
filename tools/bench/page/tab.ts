/** One Chromium for the whole run, which connects only to the page, with the CPU time of its main thread. */
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from 'playwright-core';
import { findFreePort } from '../../../packages/embedded-firestore/tests/support/freePort.ts';
import { quietFlags, requireChromium } from '../../cli/lib/chromium.ts';

export interface BenchChromium {
  readonly browser: Browser;
  /** The debugging port that Lighthouse connects to. */
  readonly port: number;
}

export async function startChromium(): Promise<BenchChromium> {
  const port = await findFreePort();
  const browser = await chromium.launch({
    executablePath: requireChromium(),
    args: [...quietFlags, `--remote-debugging-port=${port}`],
  });
  return { browser, port };
}

/** Lighthouse's mobile preset. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

interface Tab {
  readonly page: Page;
  readonly context: BrowserContext;
  /** CPU time of the main thread since the page opened (ms). */
  cpu(): Promise<number>;
  /** Waits until the main thread has been almost idle for a while. @returns `cpu()` at that time */
  waitUntilIdle(): Promise<number>;
}

const probeInterval = 150;
const quietProbes = 4;
const idleTime = 1.5;

async function readCpu(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? Number.NaN) * 1_000;
}

/** Opens a tab for a first visit. @param slowdown how many times slower than this computer its phone is */
export async function openTab(browser: Browser, slowdown = 1): Promise<Tab> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  if (slowdown !== 1) await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const cpu = () => readCpu(session);
  const waitUntilIdle = async (): Promise<number> => {
    let [last, quietCount] = [await cpu(), 0];
    while (quietCount < quietProbes) {
      await new Promise((again) => setTimeout(again, probeInterval));
      const now = await cpu();
      quietCount = now - last < idleTime ? quietCount + 1 : 0;
      last = now;
    }
    return last;
  };
  return { page, context, cpu, waitUntilIdle };
}
