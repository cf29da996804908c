/** §2 §7 The search button before the scripts of its page have run, and where they never run. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { fieldMessages } from '../../../src/i18n/en/fields.ts';
import { searchMessages } from '../../../src/i18n/en/search.ts';
import { allLocales, locales } from '../../../src/i18n/locales.ts';
import { localizations } from '../../../src/i18n/localizations.ts';
import { hydratedEvent } from '../../../src/ssr/domMarkers.ts';
import { holdScripts } from '../../../tools/bench/page/heldScripts.ts';
import { readLayoutShifts, watchLayoutShifts } from '../../support/browser/alerts.ts';
import { visitWithHeldScripts } from '../../support/browser/heldScripts.ts';
import { withLocaleCookie } from '../../support/browser/locale.ts';
import { translateByBrowser } from '../../support/browser/machineTranslation.ts';
import { isHydrated, waitUntilSettled } from '../../support/browser/settled.ts';
import { toClientRenderedPath, visit, widths, withBrowser } from '../../support/browser/visit.ts';

withBrowser();

const openerIn = (page: Page, { open } = searchMessages.english) =>
  page.getByRole('banner').getByRole('button', { name: open, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');
const fieldIn = (page: Page, { label } = searchMessages.english) =>
  page.getByRole('dialog', { name: label }).getByRole('searchbox', { name: label });
const focused = (page: Page) => page.locator(':focus');

/** The browser's events when a page is left and comes back from its cache: Playwright switches that cache off. */
const leaveAndReturn = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const name of ['pagehide', 'pageshow'])
      window.dispatchEvent(new PageTransitionEvent(name, { persisted: true }));
  });

const presses = {
  click: (page: Page) => openerIn(page).click(),
  Enter: (page: Page) => openerIn(page).press('Enter'),
  Space: (page: Page) => openerIn(page).press('Space'),
};

describe.each(Object.entries(widths))('§2 the search button on a %s before hydration', (_, width) => {
  it.each(Object.entries(presses))(
    'answers a press (%s) after it: the search opens, with the focus in its field',
    async (_how, press) => {
      const { page, hydrate } = await visitWithHeldScripts('/home', { width });
      await press(page);
      expect(await dialog(page).count()).toBe(0);
      await hydrate();
      await fieldIn(page).and(focused(page)).waitFor();
      await page.keyboard.press('Escape');
      await openerIn(page).and(focused(page)).waitFor();
    },
  );

  it('keeps its place and the focus through hydration', async () => {
    const { page, hydrate } = await visitWithHeldScripts('/home', { width, before: watchLayoutShifts });
    await openerIn(page).focus();
    const place = await openerIn(page).boundingBox();
    expect(place).toMatchObject({ height: 44 });
    await hydrate();
    await openerIn(page).and(focused(page)).waitFor();
    expect(await openerIn(page).boundingBox()).toEqual(place);
    expect(await readLayoutShifts(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await fieldIn(page).and(focused(page)).waitFor();
  });
});

describe('§2 a press on the search button before hydration', () => {
  it.each(allLocales)('is answered by touch in the language of the page (%s)', async (locale) => {
    const messages = localizations[locale].translate(searchMessages);
    const { page, hydrate } = await visitWithHeldScripts('/Emergency-Hotlines', {
      hasTouch: true,
      before: withLocaleCookie(locale),
    });
    await openerIn(page, messages).tap();
    await hydrate();
    await fieldIn(page, messages).and(focused(page)).waitFor();
  });

  it('puts the text that is typed after it into the field', async () => {
    const { page, hydrate } = await visitWithHeldScripts('/home', { width: widths.desk });
    await openerIn(page).press('Enter');
    await page.keyboard.type(' hotlines and ');
    // A shortcut types nothing.
    await page.keyboard.press('Control+c');
    await hydrate();
    await fieldIn(page).and(focused(page)).waitFor();
    await page.keyboard.type('numbers');
    expect(await fieldIn(page).inputValue()).toBe('hotlines and numbers');
    await dialog(page).getByRole('listitem').getByRole('link').first().waitFor();
  });

  it('takes nothing that is typed elsewhere', async () => {
    const { page, hydrate } = await visitWithHeldScripts('/Form_Request/clearance');
    const name = page.getByLabel(fieldMessages.english.fields.lname.label);
    await openerIn(page).press('Enter');
    await page.keyboard.type('hot');
    await name.focus();
    await page.keyboard.type('Sample');
    await hydrate();
    await fieldIn(page).and(focused(page)).waitFor();
    expect(await fieldIn(page).inputValue()).toBe('');
    await page.keyboard.press('Escape');
    expect(await name.inputValue()).toBe('Sample');
  });

  it('is answered once, however often it was repeated', async () => {
    const { page, hydrate } = await visitWithHeldScripts('/home');
    for (const _time of ['first', 'second', 'third']) await openerIn(page).click();
    await hydrate();
    await fieldIn(page).waitFor();
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'hidden' });
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await waitUntilSettled(page);
    expect(await dialog(page).count()).toBe(0);
  });

  it('is forgotten when the page is left and comes back from the cache of the browser', async () => {
    const { page, hydrate } = await visitWithHeldScripts('/home');
    await openerIn(page).click();
    await leaveAndReturn(page);
    await hydrate();
    expect(await dialog(page).count()).toBe(0);
    await openerIn(page).click();
    await fieldIn(page).waitFor();
  });

  it('forgets its text with the press, and answers the press after it', async () => {
    const { page, hydrate } = await visitWithHeldScripts('/home');
    await openerIn(page).press('Enter');
    await page.keyboard.type('hotlines');
    await leaveAndReturn(page);
    await page.keyboard.press('Enter');
    await page.keyboard.type('waste');
    await hydrate();
    await fieldIn(page).and(focused(page)).waitFor();
    expect(await fieldIn(page).inputValue()).toBe('waste');
  });

  it('is answered on a page of a list that the browser renders', async () => {
    const { page, hydrate } = await visitWithHeldScripts('/News?before=1.a');
    await openerIn(page).press('Enter');
    await page.keyboard.type('waste');
    await hydrate();
    await fieldIn(page).and(focused(page)).waitFor();
    expect(await fieldIn(page).inputValue()).toBe('waste');
  });

  it('is answered on a page that the browser has translated', async () => {
    const { page, hydrate } = await visitWithHeldScripts('/News', {
      before: translateByBrowser('before its scripts'),
      mayLog: [/A prerendered page was rendered again/],
    });
    await openerIn(page).click();
    await hydrate();
    await fieldIn(page).and(focused(page)).waitFor();
  });

  it('is answered on the shell, and so is a press on a language', async () => {
    const { page } = await visit('/home', { settles: false });
    const path = toClientRenderedPath('/News');
    for (const press of [
      { button: openerIn(page), answer: fieldIn(page).and(focused(page)) },
      {
        button: page.getByRole('banner').getByRole('button', { name: locales.ceb }),
        answer: page.locator('html[lang="ceb"] h1', { hasText: 'Balita' }),
      },
    ]) {
      const release = await holdScripts(page);
      // The shell's load event waits for its scripts.
      await page.goto(path, { waitUntil: 'commit' });
      // The script that notes presses is at the end of the document.
      await page.waitForFunction(() => document.readyState !== 'loading');
      await press.button.click();
      release();
      await waitUntilSettled(page);
      await press.answer.waitFor();
      await page.unroute('**/assets/*.js');
    }
  });

  it('is answered at any moment of the hydration', async () => {
    const { page, hydrate } = await visitWithHeldScripts('/home');
    await openerIn(page).evaluate((button: HTMLElement, event) => {
      const pressing = setInterval(() => button.click(), 1);
      window.addEventListener(event, () => clearInterval(pressing));
    }, hydratedEvent);
    await hydrate();
    await fieldIn(page).and(focused(page)).waitFor();
  });

  it('is answered after a later touch where the scripts failed to load at first', async () => {
    const { page } = await visit('/home', {
      settles: false,
      mayLog: [/ERR_FAILED/],
      before: (opening) => opening.route('**/assets/*.js', (route) => route.abort()),
    });
    const failed = page.waitForEvent('requestfailed');
    await openerIn(page).click();
    await failed;
    await page.unroute('**/assets/*.js');
    await expect
      .poll(async () => {
        await page.locator('body').dispatchEvent('pointerdown');
        return isHydrated(page);
      })
      .toBe(true);
    await fieldIn(page).and(focused(page)).waitFor();
  });
});

describe('§7 the search button without JavaScript', () => {
  it.each(Object.entries(widths))('is not shown on a %s, where it could open nothing', async (_, width) => {
    const { page } = await visit('/home', { width, javaScriptEnabled: false });
    expect(await openerIn(page).count()).toBe(0);
    expect(await page.locator('#open-search').count()).toBe(1);
  });
});
