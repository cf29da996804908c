/** The pages of lists and records: what they show of full, empty, slow and failed lists, and their links. */
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { ListName } from '../../../src/content/schema/lists.ts';
import { charterMessages } from '../../../src/i18n/en/charter.ts';
import { mapMessages } from '../../../src/i18n/en/map.ts';
import { pageMessages } from '../../../src/i18n/en/pages.ts';
import { pageTextMessages } from '../../../src/i18n/en/pageTexts.ts';
import { partMessages } from '../../../src/i18n/en/parts.ts';
import { routeOfPage, toWindowTitle } from '../../../src/routes/menu.ts';
import { site } from '../../../src/site.ts';
import { renderSite } from '../../support/components/renderSite.tsx';
import { createTestStore } from '../../support/components/testStore.ts';
import { widths } from '../../support/widths.ts';

const { again, failed } = pageMessages.english;
const main = page.getByRole('main');
const getHeading = (name: string) => main.getByRole('heading', { level: 1, name, exact: true });
const getLink = (name: string) => main.getByRole('link', { name });
const findRobots = () => document.querySelector('meta[name="robots"]');

/** Renders a page of which every query of a list fails. */
const renderWithout = async (list: ListName, path: string): Promise<void> => {
  const store = createTestStore();
  store.fail(list);
  await renderSite(path, { store, mayLog: [/The list '\w+'.* could not be read/] });
};

describe('§2 the index page of the government', () => {
  it('shows its groups in two columns at 1280 px, the first beside the others, and in one at 360 px', async () => {
    await renderSite('/Government', { width: widths.desk });
    const groups = main.getByCss('section:has(> h2 svg)');
    await expect.element(groups.nth(2)).toBeVisible();
    const readBoxes = () => groups.elements().map((group) => group.getBoundingClientRect());
    const [first, second, third] = readBoxes();
    expect(groups.first().getByRole('link').length).toBe(5);
    expect([second!.y, third!.x]).toEqual([first!.y, second!.x]);
    expect(second!.x).toBeGreaterThan(first!.x + first!.width);
    expect(third!.y).toBeLessThan(first!.y + first!.height);
    await page.viewport(widths.phone, 800);
    expect(new Set(readBoxes().map(({ x }) => x)).size).toBe(1);
  });

  it('lists its groups, and links to a page and back', async () => {
    await renderSite('/Government');
    await expect.element(main.getByText('Last updated')).toBeVisible();
    expect(
      main
        .getByRole('heading', { level: 2 })
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['Organization', 'Legislations', 'Services', 'If something goes wrong']);
    await getLink('Emergency Hotlines').click();
    await expect.element(getHeading('Emergency Hotlines')).toBeVisible();
    await getLink('Government').click();
    await expect.element(getHeading('Government')).toBeVisible();
  });
});

describe('§2 the address of a record', () => {
  it.each([
    ['/News/none', 'Article not found', 'News'],
    ['/Ordinance/none', 'Ordinance not found', 'Ordinance'],
    ['/Announcements/none', 'Announcement not found', 'Announcements'],
    ['/official-details/none', 'Official not found', 'Elected Officials'],
  ])('without a record, %s, is reported, with noindex and a link to its list', async (path, title, list) => {
    await renderSite(path);
    await expect.element(getHeading(title)).toBeVisible();
    expect(findRobots()?.getAttribute('content')).toBe('noindex');
    await main.getByRole('link', { name: pageMessages.english.article.back(list) }).click();
    await expect.element(getHeading(list)).toBeVisible();
    expect(findRobots()).toBeNull();
  });

  it.each([
    ['a parent path', '%2e%2e%2fhome'],
    ['2,000 characters', 'x'.repeat(2_000)],
    ['a script', '%3Cscript%3E'],
  ])('that has %s is reported as not found (failures 24)', async (_, slug) => {
    await renderSite(`/News/${slug}`);
    await expect.element(getHeading('Article not found')).toBeVisible();
  });

  it('of an official has a title and a link back to the list', async () => {
    const { readAddress } = await renderSite('/Elected-Officials');
    await main.getByRole('link', { name: 'Barangay Treasurer' }).click();
    await expect.element(getHeading('Barangay Treasurer')).toBeVisible();
    expect(readAddress()).toBe('/official-details/barangay-treasurer');
    expect(document.title).toBe(toWindowTitle('Barangay Treasurer'));
    await main.getByRole('link', { name: 'Elected Officials' }).click();
    await expect.element(getHeading('Elected Officials')).toBeVisible();
  });
});

describe('§8 empty, failed and slow lists', () => {
  it.each([
    ['news', '/News', pageMessages.english.news.empty],
    ['officials', '/Elected-Officials', pageMessages.english.officials.empty],
    ['history', '/Barangay-History', pageMessages.english.history.empty],
    ['tourism', '/Tourism-Map', pageMessages.english.tourism.empty],
    ['pages', '/Resident', pageTextMessages.english.Resident.empty],
    ['charter', '/Citizens-Charter', pageMessages.english.charter.empty],
  ] as const)('an empty list of %s shows a title and a sentence', async (list, path, { title, sentence }) => {
    const store = createTestStore();
    store.replace(list, []);
    await renderSite(path, { store });
    await expect.element(main.getByText(title)).toBeVisible();
    await expect.element(main.getByText(sentence)).toBeVisible();
  });

  it.each([
    ['news', '/News'],
    ['news', '/News/none'],
    ['officials', '/official-details/none'],
    ['awards', '/Awards-And-Distinctions'],
    ['pages', '/The-Barangay'],
  ] as const)('a failed query of the list of %s shows a message and a retry at %s', async (list, path) => {
    await renderWithout(list, path);
    await expect.element(main.getByRole('status').filter({ hasText: failed })).toBeVisible();
    expect(page.getByRole('heading', { level: 1 }).length).toBe(1);
    expect(main.getByRole('button', { name: again }).length).toBe(1);
  });

  it('a slow list shows the heading of its page and a skeleton', async () => {
    const store = createTestStore();
    const answer = store.hold('news');
    await renderSite('/News', { store });
    await expect.element(getHeading('News')).toBeVisible();
    await expect.element(main.getByText(partMessages.english.loading)).toBeVisible();
    answer();
    await expect.element(main.getByText('Clean-up day along the barangay road')).toBeVisible();
    expect(main.getByText(partMessages.english.loading).length).toBe(0);
  });

  it('hotlines that cannot be read leave 911 and the hall', async () => {
    await renderWithout('contacts', '/Emergency-Hotlines');
    const sentence = pageMessages.english.hotlines.none(
      partMessages.english.hours(site.hall.opens, site.hall.closes),
    );
    await expect.element(main.getByText(sentence)).toBeVisible();
    expect(
      main
        .getByTitle('Click to call now!')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual([expect.stringContaining('911')]);
  });

  it('more hotlines than twenty show twenty', async () => {
    const store = createTestStore();
    store.add(
      'contacts',
      Array.from({ length: 30 }, (_, at) => ({
        id: `a-sample-${at}`,
        name: `Sample ${at}`,
        mobileCon1: '0900 009',
      })),
    );
    await renderSite('/Emergency-Hotlines', { store });
    await expect.element(main.getByText('0900 009').first()).toBeVisible();
    expect(main.getByRole('listitem').length).toBe(20);
  });
});

describe('§2 the page of the places', () => {
  it('links to the map, and the map back', async () => {
    await renderSite(routeOfPage('Tourism').path);
    await main.getByRole('link', { name: pageMessages.english.tourism.map }).click();
    await expect.element(getHeading('Tourism Map')).toBeVisible();
    await main.getByRole('link', { name: mapMessages.english.places }).click();
    await expect.element(getHeading('Barangay Tourism')).toBeVisible();
  });
});

describe('§2 where to complain, on the charter', () => {
  const readComplaint = async (): Promise<string> => {
    const { title } = charterMessages.english.complaint;
    const section = main.getByCss('section').filter({ hasText: title });
    await expect.element(section.getByRole('heading', { level: 2, name: title })).toBeVisible();
    return section.element().textContent;
  };

  it('is not the hall alone', async () => {
    await renderSite('/Citizens-Charter');
    const text = await readComplaint();
    expect(text).toContain('city or municipal hall');
    expect(text).toContain('Anti-Red Tape Authority (ARTA)');
  });

  it('is there also when the services cannot be read', async () => {
    await renderWithout('charter', '/Citizens-Charter');
    await expect.element(main.getByText(failed)).toBeVisible();
    expect(await readComplaint()).toContain('Anti-Red Tape Authority (ARTA)');
  });
});
