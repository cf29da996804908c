/** The locales of the site (docs/decisions/0039-languages.md): rendering, the choice, and a form whose locale changes. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { formMessages } from '../../../src/i18n/en/form.ts';
import { outcomeMessages } from '../../../src/i18n/en/outcome.ts';
import { partMessages } from '../../../src/i18n/en/parts.ts';
import * as filipino from '../../../src/i18n/fil/messages.ts';
import { locales } from '../../../src/i18n/locales.ts';
import {
  chooseLocale,
  findUntranslated,
  localeButton,
  readPageTexts,
  withLocaleCookie,
} from '../../support/browser/locale.ts';
import { checkRobotBox, fillInForm, submitForm } from '../../support/browser/resident.ts';
import { toClientRenderedPath, visit, withBrowser } from '../../support/browser/visit.ts';
import { readExportedRequests } from '../../support/server/exportedRequests.ts';

withBrowser();

const form = '/Form_Request/cedula';
const langOf = (page: Page) => page.locator('html').getAttribute('lang');
const cookieOf = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'firebase-language-override')?.value;

describe('§2 the locale of a page', () => {
  it.each(['fil', 'ceb'] as const)(
    'shows no new texts when the scripts of a page in %s run',
    async (language) => {
      const { page: withoutScripts } = await visit('/home', {
        before: withLocaleCookie(language),
        javaScriptEnabled: false,
      });
      const { page } = await visit('/home', { before: withLocaleCookie(language) });
      for (const path of ['/home', '/Citizens-Charter', '/Emergency-Hotlines']) {
        for (const each of [withoutScripts, page]) await each.goto(path);
        const texts = new Set(await readPageTexts(withoutScripts));
        const shown = await readPageTexts(page);
        // Whether the hall is open now is no part of what the server sends, and may show after the other texts.
        const ofNow = (await page.locator('main').getByRole('group').allInnerTexts())
          .join(' ')
          .replace(/\s+/g, ' ');
        const added = shown.filter((text) => !texts.has(text) && !ofNow.includes(text));
        expect([path, added]).toEqual([path, []]);
      }
    },
  );

  it('renders a client-rendered page in the locale of the browser, or in the chosen one without untranslated text', async () => {
    const { page, context } = await visit(toClientRenderedPath('/News'), { locale: 'fil-PH' });
    for (const [chosen, language, skip] of [
      [null, 'fil', filipino.parts.skip],
      ['en', 'en', partMessages.english.skip],
      ['ceb', 'ceb', null],
    ] as const) {
      if (chosen !== null) {
        await withLocaleCookie(chosen)(page, context);
        await page.reload();
      }
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await langOf(page)).toBe(language);
      if (skip !== null) await page.getByRole('link', { name: skip }).waitFor({ state: 'attached' });
    }
    expect(findUntranslated('ceb', await readPageTexts(page))).toEqual([]);
  });

  it('renders a page in English when its messages fail to load', async () => {
    const { page } = await visit('/News', {
      mayLog: [/net::ERR_/, /Failed to fetch/],
      before: async (opening, context) => {
        await withLocaleCookie('fil')(opening, context);
        await opening.route('**/assets/messages-*', (route) => route.abort());
      },
    });
    await page.locator('html[lang="en"]').waitFor({ state: 'attached' });
    await page.getByRole('heading', { level: 1, name: 'News' }).waitFor();
    await page.getByText('Clean-up day along the barangay road').first().waitFor();
  });
});

describe('§2 the choice of a language', () => {
  it('remembers the chosen language, and opens the next page in it', { tags: 'smoke' }, async () => {
    const { page } = await visit('/home');
    await localeButton(page, 'fil').click();
    await page.getByText(filipino.parts.hero.title[1]).waitFor();
    expect(await cookieOf(page)).toBe('fil');
    await page.goto('/Emergency-Hotlines');
    expect(await langOf(page)).toBe('fil');
    await chooseLocale(page, 'en');
    await page
      .getByText(partMessages.english.call)
      .or(page.getByTitle(partMessages.english.call))
      .first()
      .waitFor();
    await page.reload();
    expect(await langOf(page)).toBe('en');
  });

  it('switches by keyboard, and marks the button of the language, in that language, as pressed', async () => {
    const { page } = await visit('/home');
    await localeButton(page, 'ceb').focus();
    await page.keyboard.press('Enter');
    await page.locator('html[lang="ceb"]').waitFor({ state: 'attached' });
    const pressed = page.getByRole('banner').locator('[aria-pressed="true"]');
    expect(await pressed.textContent()).toBe(locales.ceb);
    expect(await pressed.getAttribute('lang')).toBe('ceb');
    expect(await pressed.evaluate((button) => button === document.activeElement)).toBe(true);
  });

  it('reports messages that fail to load, keeps English, and switches on another press', async () => {
    const { page } = await visit('/home', { mayLog: [/net::ERR_/, /The language/, /Failed to fetch/] });
    await page.route('**/assets/messages-*', (route) => route.abort());
    await localeButton(page, 'fil').click();
    await page.getByText('Filipino cannot be loaded right now.').waitFor();
    expect(await langOf(page)).toBe('en');
    expect(await cookieOf(page)).toBeUndefined();
    await page.unroute('**/assets/messages-*');
    await localeButton(page, 'fil').click();
    await page.getByText(filipino.parts.hero.title[1]).waitFor();
    expect(await page.getByText('cannot be loaded right now').count()).toBe(0);
  });

  it('reports locale code that fails to load, and switches on another press', async () => {
    const { page } = await visit('/home', { mayLog: [/net::ERR_/, /Failed to fetch/] });
    await page.route('**/assets/initLocale-*', (route) => route.abort());
    await localeButton(page, 'ceb').click();
    await page.getByText('Cebuano cannot be loaded right now.').waitFor();
    await page.unroute('**/assets/initLocale-*');
    await localeButton(page, 'ceb').click();
    await page.locator('html[lang="ceb"]').waitFor({ state: 'attached' });
  });
});

describe('§4 a form whose language changes', () => {
  it('keeps every answer of a form, translates its errors, and submits it after a change of language', {
    tags: 'smoke',
  }, async () => {
    const { page, dataDir } = await visit(form);
    await fillInForm(page, 'INSSUANCE_OF_COMMUNITY_TAX_CERTIFICATE', { email: 'none', purpose: '' });
    await checkRobotBox(page);
    await submitForm(page);
    await page.getByText(formMessages.english.form.summary(2)).waitFor();
    const valuesOf = () =>
      page.evaluate(() => [...new FormData(document.querySelector('main form') as HTMLFormElement)]);
    const before = await valuesOf();
    await chooseLocale(page, 'fil');
    await page.getByText(filipino.form.form.summary(2)).waitFor();
    await expect.poll(() => page.getByRole('link', { name: filipino.fields.rules.email }).count()).toBe(1);
    expect(await valuesOf()).toEqual(before);
    await page.locator('[name="email"]').fill('sample@example.com');
    await page.locator('[name="purpose"]').fill('Job application');
    await page.getByRole('main').getByRole('button', { name: filipino.form.form.submit }).click();
    await page.getByText(filipino.outcome.success.alert).waitFor();
    const [record] = await readExportedRequests(dataDir);
    expect(record).toMatchObject({ sex: 'Female', status: 'Single', email: 'sample@example.com' });
    await chooseLocale(page, 'en');
    await page.getByText(outcomeMessages.english.success.alert).waitFor();
  });
});
