/** News and announcements in time: urgent and coming ones stand first, and each day names its meaning. */
import { describe, expect, it } from 'vitest';
import type { Locator } from 'vitest/browser';
import { manilaInstant } from '../../../src/domain/dates/day.ts';
import { pageMessages } from '../../../src/i18n/en/pages.ts';
import { allLocales } from '../../../src/i18n/locales.ts';
import { localizations } from '../../../src/i18n/localizations.ts';
import { createAlertRecords, typhoonAlert } from '../../support/alertRecords.ts';
import { getMain, readTexts } from '../../support/components/locators.ts';
import { renderSite } from '../../support/components/renderSite.tsx';
import { createTestStore, type TestRecord } from '../../support/components/testStore.ts';
import { testNow } from '../../support/testNow.ts';

const { dated, article } = pageMessages.english;

/** Days from today; negative for the past. */
const onDay = (days: number, id: string, fields: Readonly<Record<string, unknown>> = {}): TestRecord => ({
  id,
  title: `Sample ${id}`,
  slug: id.replaceAll(' ', '-'),
  date: testNow + days * 86_400_000,
  sample: true,
  ...fields,
});

const createStoreWith = (records: Partial<Record<'news' | 'announcements', readonly TestRecord[]>>) => {
  const store = createTestStore();
  for (const list of ['news', 'announcements'] as const) store.replace(list, records[list] ?? []);
  return store;
};

/** The titles of a list and the headings among them, in the order of the page. */
const readOrder = async (from: Locator = getMain()): Promise<readonly string[]> => {
  await expect.element(from.getByText(/^Sample /).first()).toBeVisible();
  return readTexts(from.getByRole('heading')).filter(
    (text) => /^Sample\b/.test(text) || text === dated.earlier,
  );
};

const ahead = [300, 2, 1, 12, 5, 40].map((days) => onDay(days, `in ${days} days`));
const past = [onDay(-1, 'yesterday'), onDay(-90, 'long ago')];

describe('§2 the order of announcements', () => {
  it('is the nearest day first, then what has passed under a heading', async () => {
    const store = createStoreWith({ announcements: [...past, ...ahead, onDay(0, 'today')] });
    await renderSite('/Announcements', { store });
    expect(await readOrder()).toEqual([
      'Sample today',
      ...[1, 2, 5, 12, 40, 300].map((days) => `Sample in ${days} days`),
      dated.earlier,
      'Sample yesterday',
      'Sample long ago',
    ]);
  });

  it('keeps the five nearest on Home, however many lie ahead', async () => {
    const store = createStoreWith({ announcements: [...past, ...ahead] });
    await renderSite('/home', { store });
    const section = getMain().getByRole('region', { name: 'Announcements' });
    expect(await readOrder(section)).toEqual([1, 2, 5, 12, 40].map((days) => `Sample in ${days} days`));
  });

  it('is an urgent announcement first, also where many lie ahead', async () => {
    const alerts = createAlertRecords([{ ...onDay(3, 'storm'), ...typhoonAlert }]);
    const store = createStoreWith({ announcements: [...ahead, ...alerts] });
    await renderSite('/Announcements', { store, alerts });
    expect((await readOrder())[0]).toBe(typhoonAlert.title);
  });

  it('leads from the nearest twenty to those further ahead and to those that have passed', async () => {
    const many = Array.from({ length: 25 }, (_, days) => onDay(days, `day ${days}`));
    const { goBack } = await renderSite('/Announcements', {
      store: createStoreWith({ announcements: [...many, ...past] }),
    });
    expect((await readOrder())[0]).toBe('Sample day 0');
    await getMain().getByRole('link', { name: dated.older, exact: true }).click();
    await expect.element(getMain().getByText('Sample yesterday')).toBeVisible();
    goBack();
    await expect.element(getMain().getByRole('heading', { name: 'Sample day 0', exact: true })).toBeVisible();
    await getMain().getByRole('link', { name: dated.newer, exact: true }).click();
    await expect
      .element(getMain().getByRole('heading', { name: 'Sample day 24', exact: true }))
      .toBeVisible();
  });
});

describe('§2 the day of news', () => {
  it('is in words where it is the day of publishing, with the year of another year alone', async () => {
    const store = createStoreWith({ news: [onDay(-1, 'new'), onDay(-200, 'old')] });
    await renderSite('/News', { store });
    for (const day of ['5 May', '18 October 2030'])
      await expect.element(getMain().getByText(article.published(day), { exact: true })).toBeVisible();
    expect(getMain().getByRole('listitem').getByRole('time').length).toBe(0);
    expect(getMain().getByText(dated.earlier, { exact: true }).length).toBe(0);
  });

  it('is a tile where it is the day of an event, which stands first until it is over', async () => {
    const begins = manilaInstant('2031-05-10T06:00');
    const event = { begins, ends: begins + 3 * 3_600_000, where: 'Sample court' };
    const store = createStoreWith({ news: [onDay(-1, 'new'), onDay(-9, 'clean-up', event)] });
    await renderSite('/News', { store });
    expect(await readOrder()).toEqual(['Sample clean-up', dated.earlier, 'Sample new']);
    const row = getMain().getByRole('listitem').filter({ hasText: 'Sample clean-up' });
    expect(row.getByRole('time').element().getAttribute('datetime')).toBe('2031-05-10');
    for (const text of ['Saturday, 6:00\u00a0am to 9:00\u00a0am', 'Sample court'])
      await expect.element(row.getByText(text, { exact: true })).toBeVisible();
    await row.getByRole('link').click();
    const facts = getMain().getByCss('dl');
    await expect.element(facts).toBeVisible();
    const { innerText } = facts.element() as HTMLElement;
    expect(innerText.replaceAll('\u00a0', ' ').split(/\s*\n\s*/)).toEqual([
      article.facts.when,
      'Saturday, 10 May 2031, 6:00 am to 9:00 am',
      article.facts.where,
      'Sample court',
      article.facts.published,
      'Sunday, 27 April 2031',
    ]);
  });

  it.each(allLocales)('has its headings and its words in the locale %s', async (locale) => {
    const messages = localizations[locale].translate(pageMessages);
    const store = createStoreWith({ news: [onDay(-1, 'new'), onDay(-9, 'fair', { begins: testNow })] });
    await renderSite('/News', { store, locale });
    await expect
      .element(getMain().getByRole('heading', { name: messages.dated.earlier, exact: true }))
      .toBeVisible();
    const published = messages.article.published(locale === 'en' ? '5 May' : 'Mayo 5');
    await expect.element(getMain().getByText(published, { exact: true })).toBeVisible();
  });
});
