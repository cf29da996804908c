/** The dated lists and their articles: the pages of a list, and malformed and hostile entries. */
import { describe, expect, it } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { pageMessages } from '../../../src/i18n/en/pages.ts';
import type { Locale } from '../../../src/i18n/locales.ts';
import { localizations } from '../../../src/i18n/localizations.ts';
import { getMain, measureOverflow, readTexts } from '../../support/components/locators.ts';
import { renderSite } from '../../support/components/renderSite.tsx';
import { createTestStore, type TestRecord } from '../../support/components/testStore.ts';
import { hostilePayloads } from '../../support/hostileTexts.ts';
import { widths } from '../../support/widths.ts';

const messages = pageMessages.english.dated;
const titles = getMain().getByRole('listitem').getByRole('heading');
const readTitles = async (first: string): Promise<readonly string[]> => {
  await expect.poll(() => readTexts(titles)[0]).toContain(first);
  return readTexts(titles);
};

const noon = Date.UTC(2031, 4, 6, 4);
const day = 86_400_000;

/** `Sample 0` is the newest, each a day older than the one before it. */
const createEntries = (size: number): readonly TestRecord[] =>
  Array.from({ length: size }, (_, at) => ({
    id: `n${String(at).padStart(5, '0')}`,
    title: `Sample ${at}`,
    slug: `sample-${at}`,
    summary: 'A sample.',
    date: noon - at * day,
    updated: noon,
    sample: true,
  }));

describe('§2 the pages of a dated list', () => {
  it.each([
    [1, 1, false],
    [20, 20, false],
    [21, 20, true],
  ])(
    'a list of %i records shows %i on its first page (link to older ones: %s)',
    async (count, most, goesOn) => {
      const store = createTestStore();
      store.replace('news', createEntries(count));
      await renderSite('/News', { store });
      expect(await readTitles('Sample 0')).toHaveLength(most);
      expect(getMain().getByRole('link', { name: messages.older, exact: true }).length).toBe(goesOn ? 1 : 0);
      await expect
        .element(getMain().getByText(`${pageMessages.english.lastUpdated} 6 May 2031`))
        .toBeVisible();
    },
  );

  it('a page without entries links to the newest ones', async () => {
    await renderSite('/News?before=1000.a');
    await expect.element(getMain().getByText(messages.nothing.title)).toBeVisible();
    await getMain().getByRole('link', { name: messages.newest }).click();
    await readTitles('Clean-up day along the barangay road');
  });

  it.each([
    '?before=%E0%A4%A',
    '?before=javascript:1',
    `?after=${'9'.repeat(20)}.a`,
    '?before=1.__a__',
    '?x',
  ])('the invalid query %s shows the newest entries', async (search) => {
    await renderSite(`/News${search}`);
    await readTitles('Clean-up day along the barangay road');
  });
});

describe('§2 the dated lists at 1280 px', () => {
  const image = {
    src: '/images/sample-fields-{width}.webp',
    alt: 'Sample drawing',
    width: 960,
    height: 540,
    widths: [480, 960],
  };
  const readBox = (found: Locator) => found.element().getBoundingClientRect();

  it('leads the news with the picture of the first article, 540 px wide and 16:9, beside its text', async () => {
    const store = createTestStore();
    store.replace(
      'news',
      createEntries(3).map((entry, at) => (at === 0 ? { ...entry, image } : entry)),
    );
    await renderSite('/News', { store, width: widths.desk });
    await readTitles('Sample 0');
    const picture = getMain().getByRole('img', { name: image.alt });
    expect(picture.length).toBe(1);
    const box = readBox(picture);
    expect([box.width, Math.round((box.width / box.height) * 9)]).toEqual([540, 16]);
    const items = getMain().getByRole('listitem');
    const [lead, second, third] = [0, 1, 2].map((at) => readBox(items.nth(at)));
    expect([lead!.top, lead!.bottom].map(Math.round)).toEqual(
      [box.top - 20, box.bottom + 21].map(Math.round),
    );
    // The others stand in two columns below it.
    expect([second!.y, second!.x < third!.x]).toEqual([third!.y, true]);
    await page.viewport(widths.phone, 800);
    await expect.element(getMain().getByCss(`img[alt="${image.alt}"]`)).not.toBeVisible();
  });

  it("shows the hall's days and the announcements of each day beside the announcements, and below them on a phone", async () => {
    const store = createTestStore();
    const [entry] = createEntries(1);
    store.replace('announcements', [
      { ...entry!, title: 'Sample tomorrow', date: noon + day },
      { ...entry!, id: 'far', slug: 'far', title: 'Own notice', date: noon + 30 * day, sample: false },
    ]);
    await renderSite('/Announcements', { store, width: widths.desk });
    const days = getMain().getByRole('complementary', { name: messages.nextDays });
    await readTitles('Sample tomorrow');
    const rows = readTexts(days.getByRole('listitem'));
    expect(rows.map((row) => row.replaceAll('\u00a0', ' '))).toEqual([
      'Tue 6 May: 8 am – 5 pm',
      'Wed 7 May: 8 am – 5 pmSample tomorrow Sample',
      'Thu 8 May: 8 am – 5 pm',
      'Fri 9 May: 8 am – 5 pm',
      'Sat 10 May, Sun 11 May: closed',
      'Mon 12 May: 8 am – 5 pm',
    ]);
    expect(readBox(days).x).toBeGreaterThan(readBox(titles.first()).x + 600);
    await page.viewport(widths.phone, 800);
    expect(readBox(days).y).toBeGreaterThan(readBox(titles.last()).y);
    expect(measureOverflow()).toBe(0);
  });
});

describe('§2 the links that follow a list', () => {
  const readFollowed = (locale: Locale): readonly (string | null)[] =>
    page
      .getByRole('navigation', {
        name: localizations[locale].translate(pageMessages).follow.title,
        exact: true,
      })
      .getByRole('link')
      .elements()
      .map((link) => link.getAttribute('href'));

  it.each([
    ['/News', 'en', ['/feeds/calendar.ics', '/feeds/news.xml']],
    ['/News', 'fil', ['/feeds/calendar.fil.ics', '/feeds/news.fil.xml']],
    ['/Announcements', 'ceb', ['/feeds/calendar.ceb.ics', '/feeds/announcements.ceb.xml']],
    ['/Ordinance', 'en', ['/feeds/ordinances.xml']],
  ] as const)('lead from %s in %s to %j', async (path, locale, hrefs) => {
    await renderSite(path, { locale });
    await expect.element(titles.first()).toBeVisible();
    expect(readFollowed(locale)).toEqual(hrefs);
  });
});

describe('§8 malformed entries', () => {
  it('omits malformed entries or their malformed fields, and logs each record and field', async () => {
    const store = createTestStore();
    store.add('news', [
      { id: 'no-title', date: noon, summary: 'A sample.' },
      { id: 'odd-summary', title: 'Sample odd', slug: 'sample-odd', date: noon - 1, summary: ['a', 'list'] },
      { id: 'odd-slug', title: 'Sample unlinked', slug: '../home', date: noon - 2 },
      { id: 'odd-image', title: 'Sample picture', slug: 'a', date: noon - 3, image: { src: 'javascript:1' } },
      { id: 'odd-date', title: 'Sample undated', slug: 'sample-undated', date: '6 May' },
    ]);
    const { logged } = await renderSite('/News', { store, mayLog: [/^The record '/] });
    expect((await readTitles('Sample odd')).slice(0, 4)).toEqual([
      'Sample odd',
      'Sample unlinked',
      'Sample picture',
      'Clean-up day along the barangay road',
    ]);
    expect(getMain().getByRole('link', { name: 'Sample unlinked' }).length).toBe(0);
    expect(logged).toHaveLength(4);
    for (const [at, part] of [
      "'no-title' of News_List, field 'title' is missing",
      "'odd-summary' of News_List, field 'summary' must be one line of text",
      "'odd-slug' of News_List, field 'slug' must be",
      "'odd-image' of News_List, field 'image' must have",
    ].entries())
      expect(logged[at]).toContain(part);
    expect(logged.join()).not.toContain('javascript:1');
    await renderSite('/News/sample-undated', { store, mayLog: [/^The record '/] });
    await expect.element(getMain().getByText(pageMessages.english.article.undated)).toBeVisible();
  });

  it.each(Object.entries(widths))(
    'shows forty payloads in every field as text at %s width (failures 22)',
    async (_, width) => {
      const fields = ['slug', 'summary', 'body', 'image', 'source', 'updated', 'sample'];
      const store = createTestStore();
      for (const list of ['ordinances', 'awards'] as const)
        store.replace(
          list,
          hostilePayloads.map((payload, at) => ({
            id: `planted-${String(at).padStart(2, '0')}`,
            ...Object.fromEntries(fields.map((field) => [field, payload])),
            title: payload,
            ...(at % 2 === 0 && { slug: `planted-${at}` }),
            date: noon - at,
          })),
        );
      const options = { store, width, mayLog: [/^The record 'planted/] };
      const expectClean = () => {
        expect('ran' in window).toBe(false);
        for (const link of getMain().getByRole('link').elements())
          expect(link.getAttribute('href')).toMatch(
            // Pages of the site; and the link that shares this page, whose address has no letter of a payload unencoded.
            /^(?:\/(?!\/)|https:\/\/www\.facebook\.com\/sharer\/sharer\.php\?u=[\w%.-]+$)/,
          );
        const foreign = 'script:not([type="application/ld+json"]), iframe, object, embed, style, form, svg a';
        expect(getMain().element().querySelectorAll(foreign)).toHaveLength(0);
      };
      for (const path of ['/Ordinance', '/Awards-And-Distinctions']) {
        await renderSite(path, options);
        expect(await readTitles(hostilePayloads[0]!)).toEqual(hostilePayloads.slice(0, 20));
        expectClean();
        await getMain().getByRole('link', { name: messages.older, exact: true }).click();
        expect(await readTitles(hostilePayloads[20]!)).toEqual(hostilePayloads.slice(20));
        expectClean();
      }
      for (const at of [...hostilePayloads.keys()].filter((each) => each % 2 === 0)) {
        await renderSite(`/Ordinance/planted-${at}`, options);
        await expect.element(getMain().getByRole('complementary')).toBeInTheDocument();
        const title = getMain().getByRole('heading', { level: 1 });
        expect(title.element().textContent).toBe(hostilePayloads[at]);
        expectClean();
      }
    },
  );
});
