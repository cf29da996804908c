/**
 * Records in three locales on the built site: client-rendered, and changed on the page. tests/node/i18n/translatedContent.test.ts
 * has the prerendered pages, tests/components/i18n/translatedContent.test.tsx what each shows.
 */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { alerts as inCebuanoAlerts } from '../../../src/i18n/ceb/alerts.ts';
import { language as inCebuano } from '../../../src/i18n/ceb/language.ts';
import { alerts as inFilipinoAlerts } from '../../../src/i18n/fil/alerts.ts';
import { search } from '../../../src/i18n/fil/search.ts';
import type { Locale } from '../../../src/i18n/locales.ts';
import { clickFooterLink, visitBeforeAlerts } from '../../support/browser/alerts.ts';
import { withLocaleCookie } from '../../support/browser/locale.ts';
import { seedRecords } from '../../support/browser/seedRecords.ts';
import { toClientRenderedPath, visit, withBrowser } from '../../support/browser/visit.ts';
import { testNow } from '../../support/server/runningServer.ts';
import { findNotices, untranslatedNews } from '../../support/translatedRecords.ts';

withBrowser();

const visitIn = (language: Locale, path: string, options: Parameters<typeof visit>[1] = {}) =>
  visit(path, { ...options, before: withLocaleCookie(language) });

const findSentences = async (page: Page): Promise<readonly string[]> =>
  findNotices(await page.locator('main').innerText());

const translated = '/News/clean-up-day-along-the-barangay-road';

const alertRegion = (page: Page, name: string) => page.getByRole('region', { name });

/** Opens a page of a site that has the untranslated news. */
const visitWithUntranslated = async (language: Locale, path: string): Promise<Page> => {
  const { page, server } = await visitIn(language, '/home');
  await seedRecords(server, 'news', [untranslatedNews]);
  await page.goto(path);
  return page;
};

describe('§2 a client-rendered page', () => {
  it('shows the title of a record in the chosen locale', async () => {
    const { page } = await visitIn('fil', toClientRenderedPath(translated));
    await expect
      .poll(() => page.getByRole('heading', { level: 1 }).innerText())
      .toBe('Araw ng paglilinis sa kalsada ng barangay');
    expect(await page.locator('html').getAttribute('lang')).toBe('fil');
    expect(await findSentences(page)).toEqual([]);
  });
});

describe('§2 a language chosen on the page', () => {
  const choose = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

  it('shows a record in the chosen language, or in English with a notice', async () => {
    const page = await visitWithUntranslated('en', translated);
    const heading = page.getByRole('heading', { level: 1 });
    await choose(page, 'Filipino');
    await expect.poll(() => heading.innerText()).toBe('Araw ng paglilinis sa kalsada ng barangay');
    await choose(page, 'Cebuano');
    await expect.poll(() => heading.innerText()).toBe('Adlaw sa paglimpyo sa dalan sa barangay');
    await page.getByRole('link', { name: untranslatedNews.title }).click();
    expect(await findSentences(page)).toEqual([inCebuano.onlyEnglish]);
    await choose(page, 'English');
    await expect.poll(() => heading.getAttribute('lang')).toBeNull();
    expect(await findSentences(page)).toEqual([]);
  });

  it('translates an alert in place, at the bottom of the window and in the flow', async () => {
    const { page, arrive } = await visitBeforeAlerts('/Resident', [
      { id: 'flood', translations: { fil: { title: 'Sample na baha' } } },
    ]);
    await arrive();
    const english = page.getByText('Sample flood');
    await english.waitFor();
    await choose(page, 'Filipino');
    await page.getByText('Sample na baha').waitFor();
    expect(await english.count()).toBe(0);
    await choose(page, 'Cebuano');
    await english.waitFor();
    expect(await english.count()).toBe(1);
    expect(await english.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))).toBe('en');
    await clickFooterLink(page, 'Balita');
    await alertRegion(page, inCebuanoAlerts.region).getByText('Sample flood').waitFor();
    await choose(page, 'Filipino');
    await alertRegion(page, inFilipinoAlerts.region).getByText('Sample na baha').waitFor();
    expect(await page.getByText('Sample na baha').count()).toBe(1);
  });
});

describe('§2 a search in another language', () => {
  const dialog = (page: Page) => page.getByRole('dialog', { name: search.label });
  const found = (page: Page, title: string) =>
    dialog(page).getByRole('listitem').getByRole('link').filter({ hasText: title });
  const typeSearch = async (page: Page, typed: string) => {
    await page.getByRole('button', { name: search.open, exact: true }).click();
    await dialog(page).getByRole('searchbox', { name: search.label }).fill(typed);
  };

  it('finds new records by their translation, or by English when that is missing or outdated', async () => {
    const { page, server } = await visitIn('fil', '/Citizens-Charter');
    const fields = { date: 4_000_000_000_000, updated: testNow };
    await seedRecords(server, 'news', [
      { ...fields, id: 'a', title: 'Sample shelter', translations: { fil: { title: 'Sample na silungan' } } },
      { ...fields, id: 'b', title: 'Sample bridge' },
      {
        ...fields,
        id: 'c',
        title: 'Sample market MOVED',
        summary: 'Sample',
        translations: { fil: { title: 'Sample na palengke', summary: 'Halimbawa' } },
        translatedFrom: { fil: { title: 'Sample market' } },
      },
    ]);
    await typeSearch(page, 'silungan');
    await found(page, 'Sample na silungan').waitFor();
    await dialog(page).getByRole('searchbox', { name: search.label }).fill('bridge');
    await found(page, 'Sample bridge').waitFor();
    // Its translation belongs to an older English text.
    await dialog(page).getByRole('searchbox', { name: search.label }).fill('market');
    await found(page, 'Sample market MOVED').waitFor();
    expect(await found(page, 'Sample na palengke').count()).toBe(0);
  });

  it('finds a record read in this visit by its title in the current language', async () => {
    const { page } = await visit(translated);
    await clickFooterLink(page, 'Resident');
    await page.getByRole('heading', { level: 1, name: 'Resident', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Filipino', exact: true }).click();
    await typeSearch(page, 'paglilinis');
    await found(page, 'Araw ng paglilinis').waitFor();
    expect(await found(page, 'Clean-up day').count()).toBe(0);
  });
});
