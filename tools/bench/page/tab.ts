/** One Chromium for the whole run, that talks to nobody but the page, and what it says of its main thread. */
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from 'playwright-core';
import { freePort } from '../../../tests/support/freePort.ts';
import { ensureChromium, quietFlags } from '../../cli/lib/chromium.ts';

export interface Chromium {
  readonly browser: Browser;
  /** Where Lighthouse finds it. */
  readonly port: number;
}

export async function startChromium(): Promise<Chromium> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [...quietFlags, `--remote-debugging-port=${port}`],
  });
  return { browser, port };
}

/** Lighthouse's mobile. */
export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

export interface Tab {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Milliseconds of the main thread since the page began. */
  cpu(): Promise<number>;
  /** Waits until the main thread has done next to nothing for a while. @returns `cpu()` then */
  quiet(): Promise<number>;
}

const look = 150;
const looks = 4;
const littleIdle = 1.5;

async function cpuOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? Number.NaN) * 1_000;
}

/** A page that nobody opened before, in a context of its own unless one is given. */
export async function freshTab(browser: Browser, given?: BrowserContext): Promise<Tab> {
  const context = given ?? (await browser.newContext(phone));
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const cpu = () => cpuOf(session);
  const quiet = async (): Promise<number> => {
    let [last, still] = [await cpu(), 0];
    while (still < looks) {
      await new Promise((again) => setTimeout(again, look));
      const now = await cpu();
      still = now - last < littleIdle ? still + 1 : 0;
      last = now;
    }
    return last;
  };
  return { page, context, cpu, quiet };
}
