/** Firefox by WebDriver BiDi and Chromium by its own protocol, both through puppeteer. */
import puppeteer, { type Browser, type ElementHandle, type KeyInput, type Page } from 'puppeteer-core';
import { vi } from 'vitest';
import { hydratedEvent } from '../../../src/ssr/domMarkers.ts';
import { quietFlags } from '../../../tools/cli/lib/chromium.ts';
import {
  describeTarget,
  type ElementTarget,
  type Engine,
  type EnginePage,
  findElement,
  isPageHydrated,
  toDateParts,
} from './engine.ts';
import { waitOptions } from './timeouts.ts';

/** Preferences beside puppeteer's own, so that no connection leaves the machine even if a policy of the machine allows it. */
const quietPrefs = {
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.region.network.url': '',
  'browser.safebrowsing.downloads.remote.enabled': false,
  'browser.search.update': false,
  'datareporting.healthreport.uploadEnabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'dom.push.connection.enabled': false,
  'extensions.update.enabled': false,
  'intl.accept_languages': 'en-US, en',
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'network.dns.disablePrefetch': true,
  'network.prefetch-next': false,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.enabled': false,
  'toolkit.telemetry.server': 'data:,',
};

const env = { ...process.env, LANG: 'en_US.UTF-8' };

/** @param executablePath of Firefox 129 or later, the first with only BiDi */
export const launchFirefox = async (executablePath: string): Promise<Engine> =>
  toEngine(
    await puppeteer.launch({
      browser: 'firefox',
      executablePath,
      headless: true,
      extraPrefsFirefox: quietPrefs,
      env,
    }),
  );

export const launchChromium = async (executablePath: string): Promise<Engine> =>
  toEngine(
    await puppeteer.launch({
      browser: 'chrome',
      executablePath,
      headless: executablePath.includes('headless-shell') ? 'shell' : true,
      args: [...quietFlags, '--lang=en-US'],
      env,
    }),
  );

const toEngine = (browser: Browser): Engine => ({
  newPage: async (address, width) => {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    await page.setViewport({ width, height: 800 });
    await page.evaluateOnNewDocument((event) => {
      window.addEventListener(event, () => Reflect.set(window, 'isAlive', true));
    }, hydratedEvent);
    return toPage(page, address, () => context.close());
  },
  close: () => browser.close(),
});

const toPage = (page: Page, address: string, close: () => Promise<void>): EnginePage => {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn', 'assert'].includes(message.type())) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));

  const find = (target: ElementTarget): Promise<ElementHandle<HTMLElement>> =>
    vi.waitFor(async () => {
      const found = (await page.evaluateHandle(findElement, target)).asElement();
      if (found === null) throw new Error(`${page.url()} shows no ${describeTarget(target)}.`);
      return found as ElementHandle<HTMLElement>;
    }, waitOptions);
  const locate = (element: ElementHandle<HTMLElement>) => element.asLocator().setTimeout(waitOptions.timeout);
  const waitUntilHydrated = () => page.waitForFunction(isPageHydrated, { timeout: waitOptions.timeout });

  return {
    open: async (path) => {
      await page.goto(new URL(path, address).href);
      await waitUntilHydrated();
    },
    reload: async () => {
      await page.reload();
      await waitUntilHydrated();
    },
    run: (read, ...args) => page.evaluate(read as never, ...args),
    // A locator waits until nothing moves: typing can show a box that pushes the rest of the form down.
    click: async (target) => locate(await find(target)).click(),
    hover: async (target) => locate(await find(target)).hover(),
    type: async (target, text) => {
      const field = await find(target);
      await field.focus();
      await page.keyboard.down('Control');
      await page.keyboard.press('a');
      await page.keyboard.up('Control');
      await page.keyboard.press('Backspace');
      await page.keyboard.type(text);
    },
    typeDate: async (target, text) => {
      await (await find(target)).focus();
      // Both engines move to the next part by themselves once a part is complete.
      await page.keyboard.type(toDateParts(text).join(''));
    },
    choose: async (target, value) => void (await (await find(target)).select(value)),
    chooseFile: async (target, path) =>
      ((await find(target)) as unknown as ElementHandle<HTMLInputElement>).uploadFile(path),
    press: (key) => page.keyboard.press(key satisfies KeyInput),
    problems: async () => problems,
    close,
  };
};
