/** §2 §8 A page that cannot be loaded without a signal, on a real server with the real service worker. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import * as cebuano from '../../../src/i18n/ceb/messages.ts';
import { partMessages } from '../../../src/i18n/en/parts.ts';
import { sendingMessages } from '../../../src/i18n/en/sending.ts';
import * as filipino from '../../../src/i18n/fil/messages.ts';
import { type OwnSite, openOwnSite, ownSite, waitForWorker } from '../../support/browser/offlineSite.ts';
import { readStoredRequests } from '../../support/browser/records.ts';
import { checkRobotBox, fillInForm, submitForm } from '../../support/browser/resident.ts';
import { withBrowser } from '../../support/browser/visit.ts';

withBrowser();

const messages = partMessages.english.noSignal;

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });

/** Home with its worker, on a network that is then dead. */
const openHomeThenLoseSignal = async (locale = 'en-PH') => {
  const site = await ownSite();
  const { page } = await openOwnSite(site, '/home', { locale });
  await waitForWorker(page, site);
  site.net.setMode('dead');
  return { site, page };
};

/** Restores the network and reports, as the browser does, that it is online. */
const findSignal = async ({ net }: OwnSite, page: Page) => {
  net.setMode('open');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
};

/** Marks the window: the mark is gone after a reload. */
const markWindow = (page: Page) => page.evaluate(() => Reflect.set(window, 'isMarked', true));
const isMarked = (page: Page) => page.evaluate(() => Reflect.get(window, 'isMarked') === true);

describe('§2 §8 a page that was never opened, without a signal', () => {
  it.each([
    ['English', 'en-PH', messages],
    ['Filipino', 'fil-PH', filipino.parts.noSignal],
    ['Cebuano', 'ceb-PH', cebuano.parts.noSignal],
  ])("says 'No signal' in %s, names no module, and opens the hotlines", async (_, locale, expected) => {
    const { page } = await openHomeThenLoseSignal(locale);
    const main = page.getByRole('main');
    await main.locator('a[href="/News"]').first().click();
    await heading(page, expected.title).waitFor();
    await main.getByText(expected.lead).waitFor();
    await main.getByRole('button', { name: expected.again }).waitFor();
    await page.goto('/Barangay-History');
    await heading(page, expected.title).waitFor();
    expect(await page.title()).toContain(expected.title);
    expect(await main.textContent()).not.toMatch(/\/assets\/|module|Unexpected Application Error/i);
    const links = main.locator('section').getByRole('link');
    await links.first().waitFor();
    const listed = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(listed).toEqual(['/Emergency-Hotlines', '/home', '/Citizens-Charter']);
    await links.first().click();
    await main.getByRole('link', { name: /911/ }).first().waitFor();
  });

  it.each(['/Citizens-Charter', '/home'])('opens %s from the list of pages on the phone', async (path) => {
    const { page } = await openHomeThenLoseSignal();
    await page.goto('/Barangay-History');
    await page.getByRole('main').locator(`section a[href="${path}"]`).click();
    await page.waitForURL(`**${path}`);
    await page.getByRole('main').locator('a[href^="/services/"]').first().waitFor();
  });

  it('opens the page by itself when the signal is back, without a reload, and moves the focus to its heading', async () => {
    const { site, page } = await openHomeThenLoseSignal();
    await markWindow(page);
    await footerLink(page, 'News').click();
    await heading(page, messages.title).waitFor();
    await findSignal(site, page);
    await heading(page, 'News').waitFor();
    expect(await isMarked(page)).toBe(true);
    expect(await heading(page, 'News').evaluate((found) => found === document.activeElement)).toBe(true);
  });

  it("tries again at 'Try again', as often as it is pressed, and opens the page when the site answers", async () => {
    const { site, page } = await openHomeThenLoseSignal();
    await footerLink(page, 'News').click();
    const again = page.getByRole('button', { name: messages.again });
    await again.click();
    await heading(page, messages.title).waitFor();
    // The page asks for the version by itself, and opens when it is answered: only the press opens it here.
    site.net.setMode('dead', /^\/version\.json/);
    await again.click();
    await heading(page, 'News').waitFor();
  });

  it('keeps a queued request over the page without a signal, and sends it when the signal is back', async () => {
    const site = await ownSite();
    const { page } = await openOwnSite(site, '/Form_Request/clearance');
    await waitForWorker(page, site);
    await fillInForm(page, 'BARANGAY_CLEARANCE');
    await checkRobotBox(page);
    site.net.setMode('dead');
    await submitForm(page);
    await page.getByText(sendingMessages.english.waiting.title).waitFor();
    await footerLink(page, 'News').click();
    await heading(page, messages.title).waitFor();
    await findSignal(site, page);
    await heading(page, 'News').waitFor();
    await expect.poll(async () => (await readStoredRequests(site.server)).length).toBe(1);
  });
});
