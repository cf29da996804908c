/**
 * Pictures of a whole page, in light, dark and print, each taken until two in a row are the same. The phone's
 * and the server's clocks have the same time, and the random values of a page are the same in each run.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { receiptMessages } from '../../src/i18n/en/receipt.ts';

const mediaVariants = {
  light: { media: 'screen', colorScheme: 'light' },
  dark: { media: 'screen', colorScheme: 'dark' },
  print: { media: 'print', colorScheme: 'light' },
} as const;

/** The longest wait (ms) for the network and for images: some states hold an answer back for ever. */
const settleTimeout = 3_000;
const maxTries = 20;

/** '/News/none' → 'news-none'; 'the form, closed' → 'the-form-closed' */
export const toScreenshotName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'root';

/** Before the page opens. */
export const freezePage = async (_page: Page, context: BrowserContext): Promise<void> => {
  await context.addInitScript(() => {
    let seed = 0;
    Math.random = () => {
      seed = (seed * 16_807 + 11) % 2_147_483_647;
      return seed / 2_147_483_647;
    };
    crypto.randomUUID = () => '01234567-89ab-4f3a-9c1b-0123456789ab';
  });
};

/** Waits for every font and image of the page, lazy ones included. */
const waitForImages = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await document.fonts.ready;
  });
  await page.waitForLoadState('networkidle', { timeout: settleTimeout }).catch(() => {});
  await page
    .waitForFunction(() => [...document.images].every(({ complete }) => complete), undefined, {
      timeout: settleTimeout,
    })
    .catch(() => {});
};

/** A QR code encodes the address of the test's server, whose port differs in each run. */
const masksOf = (page: Page) => [page.getByRole('img', { name: receiptMessages.english.qr })];

/** The mouse stays where it last pressed, and shows what is below it as hovered; an open panel depends on it. */
const moveMouseAway = async (page: Page): Promise<void> => {
  if ((await page.locator('header [aria-expanded=true]').count()) === 0) await page.mouse.move(0, 0);
};

const takeStableScreenshot = async (page: Page, name: string): Promise<Buffer> => {
  const mask = masksOf(page);
  const take = () =>
    page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide', scale: 'css', mask });
  let last = await take();
  for (let tries = 1; tries < maxTries; tries += 1) {
    const next = await take();
    if (next.equals(last)) return next;
    last = next;
  }
  throw new Error(`${name}: no two of ${maxTries} pictures in a row are the same.`);
};

/** Stops the timers of the page. Playwright refuses a time that has passed already: then a later one is tried. */
const pause = async (page: Page, within = 100): Promise<void> => {
  const now = await page.evaluate(() => Date.now());
  try {
    await page.clock.pauseAt(now + within);
  } catch (error) {
    if (within > 2_000) throw error;
    await pause(page, 3 * within);
  }
};

/** Removes the port and the hash from the file name that an error page shows. */
const withoutNames = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const before = text.nodeValue ?? '';
      const after = before.replace(/127\.0\.0\.1:\d+/g, 'site').replace(/(\/assets\/\w+)-[\w-]{8}\./g, '$1.');
      if (after !== before) text.nodeValue = after;
    }
  });

/** `news.360.light.png` and its two others. */
export const takeScreenshots = async (
  page: Page,
  folder: string,
  name: string,
  width: number,
): Promise<void> => {
  await waitForImages(page);
  await moveMouseAway(page);
  await pause(page);
  await withoutNames(page);
  mkdirSync(folder, { recursive: true });
  for (const [ink, media] of Object.entries(mediaVariants)) {
    await page.emulateMedia(media);
    await waitForImages(page);
    const file = `${toScreenshotName(name)}.${width}.${ink}.png`;
    writeFileSync(join(folder, file), await takeStableScreenshot(page, file));
  }
};
