/** The head of each page as the server sends it, for search engines and for previews of shared links. */
import { PNG } from 'pngjs';
import { describe, expect, inject, it } from 'vitest';
import type { RunningServer } from '../../../server/http/server.ts';
import { toFilePath, toPictureId, toPicturePath } from '../../../src/content/models/storedPicture.ts';
import type { ListName } from '../../../src/content/schema/lists.ts';
import { translateToEnglish } from '../../../src/i18n/define.ts';
import { allLocales } from '../../../src/i18n/locales.ts';
import { descriptionOf } from '../../../src/routes/descriptions.ts';
import { allRoutes, documentTitleOf } from '../../../src/routes/menu.ts';
import { hasParameter } from '../../../src/routes/recordRoutes.ts';
import { seedRecords } from '../../support/browser/seedRecords.ts';
import { hostilePayloads } from '../../support/hostileTexts.ts';
import {
  defaultAddress,
  expectCompleteHead,
  type PageHead,
  readHead,
  typesIn,
} from '../../support/pageHead.ts';
import { parseXml } from '../../support/parsedFeed.ts';
import { findElements, parsePage } from '../../support/parsedPage.ts';
import { fetchHtml as fetchLocalizedHtml } from '../../support/server/fetchHtml.ts';
import { post, startTestServer, testDocumentsRoot } from '../../support/server/runningServer.ts';
import { createPdf, samplePictures, writePicture } from '../../support/storedPictures.ts';

const startSite = (): Promise<RunningServer> => startTestServer({ dist: inject('siteDist') });

const fetchHtml = async ({ address }: RunningServer, path: string): Promise<string> => {
  const response = await fetch(new URL(path, address));
  expect([path, response.status]).toEqual([path, 200]);
  return response.text();
};

const fetchHead = async (server: RunningServer, path: string): Promise<PageHead> =>
  readHead(await fetchHtml(server, path));

const day = Date.UTC(2031, 4, 5);
const article = {
  id: 'hall',
  title: 'Hall repaired',
  slug: 'hall-repaired',
  summary: 'The roof is new.',
  date: day,
  updated: day + 86_400_000,
};

/** The texts of the scripts that run; data for scripts does not. */
const readScripts = (html: string): readonly string[] =>
  findElements(parsePage(html), ['script'])
    .filter(({ attributes: { type } }) => type === undefined || !type.includes('json'))
    .map(({ attributes, text }) => `${attributes.src ?? ''} ${text}`);

describe('§2 the head of every page', () => {
  it('renders one canonical link, one description and one of each Open Graph tag', async () => {
    const server = await startSite();
    for (const { path, page, canonical } of allRoutes.filter(({ path: each }) => !hasParameter(each))) {
      const head = await fetchHead(server, path);
      expectCompleteHead(head, canonical);
      expect(head.titles).toEqual([documentTitleOf(path, translateToEnglish)]);
      expect(head.metas.description).toEqual([descriptionOf(page, translateToEnglish)]);
      expect(typesIn(head)).toEqual([
        ...(page === 'Home' ? [] : ['BreadcrumbList']),
        ...(page === 'Home' || page === 'TheBarangay' ? ['GovernmentOrganization'] : []),
      ]);
    }
  });

  it('serves the og:image in the size that its tags declare', async () => {
    const server = await startSite();
    const { metas } = await fetchHead(server, '/home');
    const { pathname } = new URL(metas['og:image']?.[0] ?? '');
    const image = await fetch(new URL(pathname, server.address));
    const { width, height } = PNG.sync.read(Buffer.from(await image.arrayBuffer()));
    expect([width, height].map(String)).toEqual([
      metas['og:image:width']?.[0],
      metas['og:image:height']?.[0],
    ]);
  });
});

describe('§2 an article with a picture and a PDF that staff added a second ago', () => {
  const pdf = createPdf(312_400);

  const publish = async (
    server: RunningServer,
    name = 'Ordinance 5',
  ): Promise<{ src: string; file: string }> => {
    const { webp } = samplePictures;
    const writes = await Promise.all([webp, pdf].map((bytes) => writePicture(bytes, testDocumentsRoot)));
    expect((await post(server, ':commit', { writes }, 'staff')).status).toBe(200);
    const src = toPicturePath(await toPictureId(webp), 'image/webp');
    const file = toFilePath(await toPictureId(pdf), name);
    await seedRecords(server, 'news', [
      {
        ...article,
        image: { src, alt: 'The new roof', width: 8, height: 6 },
        file: { src: file, name, size: pdf.length },
      },
    ]);
    return { src, file };
  };

  it('names the picture by its whole address, which answers', async () => {
    const server = await startSite();
    await fetchHtml(server, '/News');
    const { src } = await publish(server);
    const head = await fetchHead(server, '/News/hall-repaired');
    expectCompleteHead(head, '/News/hall-repaired');
    expect(head.metas).toMatchObject({
      'og:image': [`${defaultAddress}${src}`],
      'og:image:width': ['8'],
      'og:image:height': ['6'],
      'og:image:alt': ['The new roof'],
    });
    const { status, headers } = await fetch(new URL(src, server.address));
    expect([status, headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(await fetchHtml(server, '/News')).toContain(src);
  });

  it.each([
    ['en', 'Open the file (PDF, 312 kB)'],
    ['fil', 'Buksan ang file (PDF, 312 kB)'],
    ['ceb', 'Ablihi ang file (PDF, 312 kB)'],
  ] as const)('links to the PDF with its size, in %s', async (locale, text) => {
    const server = await startSite();
    const { file } = await publish(server);
    const html = await fetchLocalizedHtml(server, '/News/hall-repaired', locale);
    const links = findElements(parsePage(html), ['a']).filter(({ attributes }) => attributes.href === file);
    expect(links.map((link) => link.text)).toEqual([text]);
    expect(html).toContain('Ordinance 5');
    expect((await fetch(new URL(file, server.address))).headers.get('content-type')).toBe('application/pdf');
  });

  it('shows the name of a PDF as text, whatever it has', async () => {
    const server = await startSite();
    const name = '<img src=x onerror=alert(1)>"/../a.html';
    const { file } = await publish(server, name);
    expect(file).toMatch(/^\/files\/[0-9a-f]{32}\/img-src-x-onerror-alert-1-a-html\.pdf$/);
    const page = parsePage(await fetchHtml(server, '/News/hall-repaired'));
    expect(findElements(page, ['b']).map(({ text }) => text)).toContain(name);
    expect(findElements(page, ['img']).filter(({ attributes }) => attributes.src === 'x')).toEqual([]);
  });
});

describe('§2 the head of a record', () => {
  it('describes a service with its price and its time as linked data', async () => {
    const server = await startSite();
    await seedRecords(server, 'charter', [
      {
        id: 'sample-paper',
        name: 'Issue of a Sample Paper',
        slug: 'sample-paper',
        content: 'A paper that says so.',
        client: 'Residents',
        fees: ['₱50'],
        processing_time: ['5 minutes'],
      },
    ]);
    const head = await fetchHead(server, '/services/sample-paper');
    expectCompleteHead(head, '/services/sample-paper');
    expect(head.metas.description).toEqual(['A paper that says so.']);
    expect(head.metas.robots).toBeUndefined();
    expect(head.linked).toContainEqual(
      expect.objectContaining({
        '@type': 'GovernmentService',
        url: `${defaultAddress}/services/sample-paper`,
        offers: { '@type': 'Offer', price: '50.00', priceCurrency: 'PHP' },
        availableChannel: expect.objectContaining({ processingTime: 'PT5M' }),
      }),
    );
  });

  it.each([
    ['news', '/News/hall-repaired', 'NewsArticle'],
    ['ordinances', '/Ordinance/hall-repaired', 'Legislation'],
    ['announcements', '/Announcements/hall-repaired', 'Article'],
  ] as const satisfies [ListName, string, string][])(
    'describes a record of %s at %s as %s in linked data',
    async (list, path, type) => {
      const server = await startSite();
      await seedRecords(server, list, [article]);
      const head = await fetchHead(server, path);
      expectCompleteHead(head, path);
      expect(head.metas['og:type']).toEqual(['article']);
      expect(head.metas['article:published_time']).toEqual(['2031-05-05']);
      expect(typesIn(head)).toEqual([type, 'BreadcrumbList'].sort());
    },
  );

  it.each([
    ['/News/clean-up-day-along-the-barangay-road', 'Clean-up day along the barangay road'],
    ['/official-details/punong-barangay', 'Punong Barangay'],
    ['/services/issuance-of-barangay-clearance', 'Issuance of Barangay Clearance'],
  ])('marks the sample record %s as noindex, without linked data', async (path, title) => {
    const html = await fetchHtml(await startSite(), path);
    expect(findElements(parsePage(html), ['h1']).map(({ text }) => text)).toEqual([title]);
    const head = readHead(html);
    expectCompleteHead(head, path);
    expect(head.metas.robots).toEqual(['noindex']);
    expect(head.linked).toEqual([]);
  });

  it('renders a complete head from the payloads of an article, and runs none (failures 22)', async () => {
    const server = await startSite();
    await seedRecords(server, 'news', [
      article,
      ...hostilePayloads.map((payload, at) => ({
        ...article,
        id: `hostile-${at}`,
        title: payload,
        slug: `hostile-${at}`,
        summary: payload,
      })),
    ]);
    const scripts = readScripts(await fetchHtml(server, '/News/hall-repaired'));
    expect(scripts.length).toBeGreaterThan(1);
    for (const [at, payload] of hostilePayloads.entries()) {
      const html = await fetchHtml(server, `/News/hostile-${at}`);
      const head = readHead(html);
      expectCompleteHead(head, `/News/hostile-${at}`);
      expect(head.linked.map((thing) => thing['@type'])).toEqual(['NewsArticle', 'BreadcrumbList']);
      expect([payload, readScripts(html)]).toEqual([payload, scripts]);
    }
  });
});

describe("§2 what Facebook's crawler gets", () => {
  /** As it asks: with gzip, and for the first half megabyte. */
  const crawler = {
    'user-agent': 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    'accept-encoding': 'deflate, gzip',
    accept: '*/*',
    range: 'bytes=0-524287',
  };
  const image = { src: '/images/sample-fields-{width}.webp', alt: 'Fields', width: 960, height: 540 };

  it('is the title, the summary and an absolute picture of an item saved a second ago', async () => {
    const server = await startSite();
    const path = '/News/hall-repaired';
    const askAsCrawler = () => fetch(new URL(path, server.address), { headers: crawler });
    expect(readHead(await (await askAsCrawler()).text()).canonicals).toEqual([]);
    await seedRecords(server, 'news', [article]);
    const first = await askAsCrawler();
    expect(first.ok).toBe(true);
    const head = readHead(await first.text());
    expectCompleteHead(head, path);
    expect([head.metas['og:title'], head.metas['og:description']]).toEqual([
      ['Hall repaired'],
      ['The roof is new.'],
    ]);
    // Facebook asks for a width of 1200 and takes the picture of the site where the item has none.
    expect(head.metas['og:image:width']).toEqual(['1200']);

    await seedRecords(server, 'news', [
      { ...article, title: 'Hall painted', summary: 'It is green.', image, updated: article.updated + 1_000 },
    ]);
    const { metas } = readHead(await (await askAsCrawler()).text());
    expect([metas['og:title'], metas['og:description'], metas['og:image']]).toEqual([
      ['Hall painted'],
      ['It is green.'],
      [`${defaultAddress}/images/sample-fields-960.webp`],
    ]);
    const picture = await fetch(new URL('/images/sample-fields-960.webp', server.address), {
      headers: crawler,
    });
    expect([picture.ok, picture.headers.get('content-type')]).toEqual([true, 'image/webp']);

    await seedRecords(server, 'news', [{ ...article, status: 'inactive', updated: article.updated + 2_000 }]);
    expect(await (await askAsCrawler()).text()).not.toMatch(/Hall (?:repaired|painted)/);
  });
});

describe('§2 the feed of a page', () => {
  it('is named once in the head of Home, News, Announcements and Ordinance, in the language of the page, and exists', async () => {
    const server = await startSite();
    for (const language of allLocales) {
      const feeds: Record<string, string> = {};
      for (const path of allRoutes.map((route) => route.path).filter((each) => !hasParameter(each))) {
        const response = await fetch(new URL(path, server.address), {
          headers: { 'accept-language': language },
        });
        const links = findElements(parsePage(await response.text()), ['link']).filter(
          ({ attributes: { rel, type } }) => rel === 'alternate' && type === 'application/atom+xml',
        );
        expect([path, links.length <= 1]).toEqual([path, true]);
        for (const { attributes } of links) feeds[path] = attributes.href ?? '';
      }
      const ending = language === 'en' ? 'xml' : `${language}.xml`;
      expect(feeds).toEqual({
        '/Home': `/feeds/all.${ending}`,
        '/News': `/feeds/news.${ending}`,
        '/Announcements': `/feeds/announcements.${ending}`,
        '/Ordinance': `/feeds/ordinances.${ending}`,
      });
      for (const path of Object.values(feeds)) {
        const feed = parseXml(await (await fetch(new URL(path, server.address))).text());
        expect([feed.name, feed.attributes['xml:lang']]).toEqual(['feed', language]);
      }
    }
  });
});

describe('§2 sitemap.xml', () => {
  it('lists the canonical addresses of existing pages', async () => {
    const server = await startSite();
    const sitemap = await (await fetch(new URL('/sitemap.xml', server.address))).text();
    const locs = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => loc);
    expect(locs).toContain(`${defaultAddress}/Citizens-Charter`);
    for (const loc of locs)
      expect((await fetchHead(server, new URL(loc).pathname)).canonicals).toEqual([loc]);
  });
});
