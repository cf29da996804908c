/** Where a page as the server sends it says that its records are samples, also after one was published (§2). */
import { describe, expect, inject, it } from 'vitest';
import type { RunningServer } from '../../../server/http/server.ts';
import type { ListName } from '../../../src/content/schema/lists.ts';
import { pageMessages } from '../../../src/i18n/en/pages.ts';
import { partMessages } from '../../../src/i18n/en/parts.ts';
import { allLocales, type Locale } from '../../../src/i18n/locales.ts';
import { localizations } from '../../../src/i18n/localizations.ts';
import { seedRecords } from '../../support/browser/seedRecords.ts';
import { findElements, findMain, type PageElement, parsePage } from '../../support/parsedPage.ts';
import { fetchHtml } from '../../support/server/fetchHtml.ts';
import { startTestServer, testNow } from '../../support/server/runningServer.ts';

const startServer = () => startTestServer({ dist: inject('siteDist') });

const fetchMain = async (server: RunningServer, path: string, locale: Locale = 'en') =>
  findMain(parsePage(await fetchHtml(server, path, locale)));

const { sample, sampleContent } = partMessages.english;
const bandsOf = (main: PageElement, title: string = sampleContent.title) =>
  findElements(main, ['p']).filter(({ text }) => text.startsWith(title));
const tagsOf = (part: PageElement) => findElements(part, ['span']).filter(({ text }) => text === sample);

/** Pages whose stored records are all samples. */
const samplePages = [
  '/News',
  '/Announcements',
  '/Ordinance',
  '/Elected-Officials',
  '/Citizens-Charter',
  '/Barangay-Dicklum-Tourism',
  '/Tourism-Map',
  '/official-details/punong-barangay',
  '/services/issuance-of-barangay-clearance',
  '/services/health-and-services-main',
  '/News/clean-up-day-along-the-barangay-road',
];

describe('§2 a page of which all is sample content', () => {
  it.each(samplePages)('%s says so once, between its title and its records', async (path) => {
    const main = await fetchMain(await startServer(), path);
    const bands = bandsOf(main);
    expect(bands).toHaveLength(1);
    expect(tagsOf(main)).toEqual([]);
    const places = main.elements.map((element, at) => ({ element, at }));
    const band = main.elements.indexOf(bands[0]!);
    expect(band).toBeGreaterThan(places.find(({ element }) => element.tag === 'h1')!.at);
    const records = places.filter(({ element }) => ['ul', 'table', 'h2'].includes(element.tag));
    expect(records.length).toBeGreaterThan(0);
    for (const { at } of records) expect(at).toBeGreaterThan(band);
  });

  it.each(allLocales)('says so in %s', async (locale) => {
    const { title, sentence } = localizations[locale].translate(partMessages).sampleContent;
    const [band] = bandsOf(await fetchMain(await startServer(), '/News', locale), title);
    expect(band?.text).toBe(`${title} ${sentence}`);
  });
});

/** A record of the barangay's own, in each list that a page shows alone. */
const ownRecords: readonly (readonly [list: ListName, path: string, fields: object, samples: number])[] = [
  ['news', '/News', { title: 'Own news', slug: 'own', date: testNow }, 3],
  ['announcements', '/Announcements', { title: 'Own notice', slug: 'own', date: testNow }, 3],
  ['ordinances', '/Ordinance', { title: 'Own ordinance', slug: 'own', date: testNow }, 3],
  ['officials', '/Elected-Officials', { position: 'Own position', order: 50 }, 11],
  ['charter', '/Citizens-Charter', { name: 'Own service' }, 6],
  ['tourism', '/Barangay-Dicklum-Tourism', { title: 'Own place', order: 50 }, 3],
];

describe('§2 a page with records of the barangay beside samples', () => {
  it.each(ownRecords)(
    'in %s marks each sample, from the moment of publishing',
    async (list, path, fields, samples) => {
      const server = await startServer();
      expect(bandsOf(await fetchMain(server, path))).toHaveLength(1);
      await seedRecords(server, list, [{ id: 'own', ...fields }]);
      const mixed = await fetchMain(server, path);
      expect([bandsOf(mixed).length, tagsOf(mixed).length]).toEqual([0, samples]);
      await seedRecords(server, list, [{ id: 'own', ...fields, status: 'inactive' }]);
      expect(bandsOf(await fetchMain(server, path))).toHaveLength(1);
    },
  );

  it('marks the heading of news on Home while all news are samples, and each sample afterwards', async () => {
    const server = await startServer();
    const readNews = async () =>
      findElements(await fetchMain(server, '/home'), ['section'], { 'aria-labelledby': 'latest-news' })[0]!;
    const before = await readNews();
    const [heading] = findElements(before, ['h2']);
    expect([tagsOf(heading!).length, tagsOf(before).length, bandsOf(before).length]).toEqual([1, 1, 0]);
    await seedRecords(server, 'news', [{ id: 'own', title: 'Own news', slug: 'own', date: testNow }]);
    const after = await readNews();
    expect([tagsOf(findElements(after, ['h2'])[0]!).length, tagsOf(after).length]).toEqual([0, 3]);
  });

  it('marks each sample number of the hotlines, and never 911', async () => {
    const main = await fetchMain(await startServer(), '/Emergency-Hotlines');
    expect(bandsOf(main)).toEqual([]);
    const rows = findElements(main, ['li']).filter((row) => findElements(row, ['a']).length > 0);
    const contacts = rows.filter((row) => findElements(row, ['b']).length > 0);
    expect(contacts.length).toBeGreaterThan(4);
    for (const contact of contacts) expect([contact.text, tagsOf(contact).length]).toEqual([contact.text, 1]);
  });

  it('has no mark on a page without any sample', async () => {
    const server = await startServer();
    const main = await fetchMain(server, '/Barangay-History');
    expect([bandsOf(main), tagsOf(main)]).toEqual([[], []]);
  });
});

const hasBust = (main: PageElement) => findElements(main, ['svg'], { viewBox: '0 0 160 136' }).length > 0;
const image = { src: '/images/sample.svg', alt: 'Sample portrait', width: 400, height: 500 };

describe('§2 officials and history that are not published yet', () => {
  it('lists the positions without pictures, with a sentence about what will stand there', async () => {
    const main = await fetchMain(await startServer(), '/Elected-Officials');
    expect(hasBust(main)).toBe(false);
    expect(main.text).toContain(pageMessages.english.officials.toCome);
    expect(findElements(main, ['li']).filter(({ text }) => text.includes('Kagawad'))).toHaveLength(7);
  });

  it('drops the sentence with the first name, lists committees, and shows a published portrait', async () => {
    const server = await startServer();
    const own = {
      id: 'own',
      position: 'Own position',
      name: 'Sample name',
      order: 0,
      committees: ['Sample works'],
    };
    await seedRecords(server, 'officials', [own]);
    const named = await fetchMain(server, '/Elected-Officials');
    expect(named.text).not.toContain(pageMessages.english.officials.toCome);
    expect(named.text).toContain('Sample works');
    expect(hasBust(named)).toBe(false);
    await seedRecords(server, 'officials', [{ ...own, image }]);
    const portrayed = await fetchMain(server, '/Elected-Officials');
    expect(findElements(portrayed, ['img'], { alt: image.alt })).toHaveLength(1);
    expect(hasBust(portrayed)).toBe(true);
  });

  it('shows the details of an official without a portrait as text', async () => {
    expect(hasBust(await fetchMain(await startServer(), '/official-details/punong-barangay'))).toBe(false);
  });

  it('names the events without year and text in one sentence, and lists one that was written', async () => {
    const server = await startServer();
    const titles = async () =>
      findElements(await fetchMain(server, '/Barangay-History'), ['li']).map(
        (event) => findElements(event, ['b'])[0]?.text ?? findElements(event, ['h2'])[0]?.text,
      );
    const { toCome } = pageMessages.english.history;
    const main = await fetchMain(server, '/Barangay-History');
    expect(main.text).toContain(`${toCome} The barangay is founded; The barangay opens its website.`);
    expect(await titles()).not.toContain('The barangay is founded');
    await seedRecords(server, 'history', [
      { id: 'founding', title: 'The barangay is founded', year: '1950', order: 1 },
    ]);
    expect(await titles()).toContain('The barangay is founded');
    expect((await fetchMain(server, '/Barangay-History')).text).toContain(`${toCome} The barangay opens`);
  });
});
