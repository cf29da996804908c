/** The head of each page, for search engines and for previews of shared links. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { RunningServer } from '../../../server/http/server.ts';
import { translateToEnglish } from '../../../src/i18n/define.ts';
import { descriptionOf } from '../../../src/routes/descriptions.ts';
import { allRoutes, toWindowTitle } from '../../../src/routes/menu.ts';
import { hasParameter } from '../../../src/routes/recordRoutes.ts';
import { site } from '../../../src/site.ts';
import { visit, withBrowser } from '../../support/browser/visit.ts';
import { hostilePayloads } from '../../support/hostileTexts.ts';
import { takeSample } from '../../support/sampling.ts';
import { post, testDocumentsRoot } from '../../support/server/runningServer.ts';

withBrowser();

/** The default address of a build without one. */
const address = 'http://localhost:8080';

interface PageHead {
  readonly titles: readonly string[];
  /** Each name or property with all of its contents. */
  readonly metas: Readonly<Record<string, readonly string[]>>;
  readonly canonicals: readonly string[];
  readonly linked: readonly { readonly '@type': string; readonly [property: string]: unknown }[];
}

const readHead = (page: Page): Promise<PageHead> =>
  page.evaluate(() => {
    const all = (selector: string) => [...document.querySelectorAll(selector)];
    const metas: Record<string, string[]> = {};
    for (const meta of all('meta[content]')) {
      const name = meta.getAttribute('name') ?? meta.getAttribute('property') ?? '';
      metas[name] = [...(metas[name] ?? []), meta.getAttribute('content') ?? ''];
    }
    return {
      titles: [document.title],
      metas,
      canonicals: all('link[rel="canonical"]').map((link) => link.getAttribute('href') ?? ''),
      linked: all('script[type="application/ld+json"]').map((script) => JSON.parse(script.textContent ?? '')),
    };
  });

const waitForHeading = (page: Page, name?: string) =>
  page
    .getByRole('main')
    .getByRole('heading', { level: 1, ...(name === undefined ? {} : { name, exact: true }) })
    .waitFor();

const typesIn = ({ linked }: PageHead): readonly string[] => linked.map((thing) => thing['@type']).sort();

/** Expects the canonical link and each meta tag exactly once. */
const expectCompleteHead = (head: PageHead, path: string): void => {
  expect([path, head.canonicals]).toEqual([path, [address + path]]);
  const once = ['description', 'twitter:card', 'version'];
  const graph = ['site_name', 'title', 'description', 'url', 'type', 'locale', 'image', 'image:width'];
  for (const name of [...once, ...[...graph, 'image:height', 'image:alt'].map((each) => `og:${each}`)]) {
    expect([path, name, head.metas[name]?.length]).toEqual([path, name, 1]);
    expect([path, name, head.metas[name]?.[0]]).not.toEqual([path, name, '']);
  }
  expect(head.metas['og:url']).toEqual([address + path]);
  expect(head.metas['og:description']).toEqual(head.metas.description);
  expect(head.metas['og:image']?.[0]).toMatch(/^http:\/\/localhost:8080\/images\//);
};

/** Writes a record that is no sample into a list, as staff. */
const publish = async (
  server: RunningServer,
  list: string,
  id: string,
  fields: Readonly<Record<string, unknown>>,
): Promise<void> => {
  const writes = [
    {
      update: {
        name: `${testDocumentsRoot}/${site.root}/${list}/list/${id}`,
        fields: { status: { stringValue: 'active' }, ...fields },
      },
    },
  ];
  expect((await post(server, ':commit', { writes }, 'staff')).status).toBe(200);
};
const text = (stringValue: string) => ({ stringValue });
const moment = (instant: number) => ({ integerValue: String(instant) });

const day = Date.UTC(2031, 4, 5);
const article = {
  title: text('Hall repaired'),
  slug: text('hall-repaired'),
  summary: text('The roof is new.'),
  date: moment(day),
  updated: moment(day + 86_400_000),
};
const charter = {
  name: text('Issue of a Sample Paper'),
  slug: text('sample-paper'),
  content: text('A paper that says so.'),
  client: text('Residents'),
  fees: { arrayValue: { values: [text('₱50')] } },
  processing_time: { arrayValue: { values: [text('5 minutes')] } },
};

describe('§2 the head of every page', () => {
  it('renders one canonical link, one description and one of each Open Graph tag', async () => {
    const { page } = await visit('/home');
    for (const { path, page: name, canonical } of takeSample(
      allRoutes.filter(({ path: each }) => !hasParameter(each)),
      4,
    )) {
      await page.goto(path);
      await waitForHeading(page);
      const head = await readHead(page);
      expectCompleteHead(head, canonical);
      expect(head.metas.description).toEqual([descriptionOf(name, translateToEnglish)]);
      expect(typesIn(head)).toEqual([
        ...(name === 'Home' ? [] : ['BreadcrumbList']),
        ...(name === 'Home' || name === 'TheBarangay' ? ['GovernmentOrganization'] : []),
      ]);
    }
  });

  it('renders the canonical spelling of a path that was typed in another', async () => {
    const { page } = await visit('/CITIZENS-charter/?from=a#b');
    await waitForHeading(page);
    expect((await readHead(page)).canonicals).toEqual([`${address}/Citizens-Charter`]);
  });

  it('replaces title, canonical link and metadata on each navigation', async () => {
    const { page, server } = await visit('/home');
    await publish(server, 'News_List', 'hall', article);
    for (const title of ['News', 'Hall repaired', 'News', 'Home'] as const) {
      const region = title === 'Hall repaired' ? page.getByRole('main') : page.getByRole('contentinfo');
      await region.getByRole('link', { name: title, exact: true }).click();
      await waitForHeading(page, title === 'Home' ? undefined : title);
      await page.waitForURL(title === 'Hall repaired' ? '**/News/*' : `**/${title}`);
      const path = title === 'Hall repaired' ? '/News/hall-repaired' : `/${title}`;
      await page.waitForFunction(
        (href) => document.querySelector('link[rel="canonical"]')?.getAttribute('href') === href,
        address + path,
      );
      const head = await readHead(page);
      expectCompleteHead(head, path);
      expect(head.titles).toEqual([title === 'Home' ? site.title : toWindowTitle(title)]);
      expect(head.metas['article:published_time']).toEqual(
        title === 'Hall repaired' ? ['2031-05-05'] : undefined,
      );
      expect(typesIn(head)).toEqual(
        title === 'Home'
          ? ['GovernmentOrganization']
          : ['BreadcrumbList', ...(title === 'News' ? [] : ['NewsArticle'])],
      );
    }
  });

  it('serves the og:image in the size that its tags declare', async () => {
    const { page } = await visit('/home');
    await waitForHeading(page);
    const { metas } = await readHead(page);
    const size = await page.evaluate(
      async (src) => {
        const image = new Image();
        image.src = src;
        await image.decode();
        return [image.naturalWidth, image.naturalHeight];
      },
      new URL(metas['og:image']?.[0] ?? '').pathname,
    );
    expect(size.map(String)).toEqual([metas['og:image:width']?.[0], metas['og:image:height']?.[0]]);
  });

  it('renders one description without scripts', async () => {
    const { page } = await visit('/home', { javaScriptEnabled: false });
    expect(await page.locator('head meta[name="description"]').count()).toBe(1);
  });
});

describe('§2 the head of a record', () => {
  it('describes a service with its price and its time as linked data', async () => {
    const { page, server } = await visit('/home');
    await publish(server, 'CitizensCharter_List', 'sample-paper', charter);
    await page.goto('/services/SAMPLE-paper');
    await waitForHeading(page, 'Issue of a Sample Paper');
    const head = await readHead(page);
    expectCompleteHead(head, '/services/sample-paper');
    expect(head.metas.description).toEqual(['A paper that says so.']);
    expect(head.metas.robots).toBeUndefined();
    expect(head.linked).toContainEqual(
      expect.objectContaining({
        '@type': 'GovernmentService',
        url: `${address}/services/sample-paper`,
        offers: { '@type': 'Offer', price: '50.00', priceCurrency: 'PHP' },
        availableChannel: expect.objectContaining({ processingTime: 'PT5M' }),
      }),
    );
  });

  it.each(
    takeSample(
      [
        ['Ordinance_List', '/Ordinance/hall-repaired', 'Legislation'],
        ['Announcement_List', '/Announcements/hall-repaired', 'Article'],
      ],
      1,
    ),
  )('describes a record of %s at %s as %s in linked data', async (list, path, type) => {
    const { page, server } = await visit('/home');
    await publish(server, list, 'hall', article);
    await page.goto(path);
    await waitForHeading(page, 'Hall repaired');
    const head = await readHead(page);
    expectCompleteHead(head, path);
    expect(head.metas['og:type']).toEqual(['article']);
    expect(typesIn(head)).toEqual([type, 'BreadcrumbList'].sort());
  });

  it.each(
    takeSample(
      [
        ['/News/clean-up-day-along-the-barangay-road', 'Clean-up day along the barangay road'],
        ['/official-details/punong-barangay', 'Punong Barangay'],
        ['/services/issuance-of-barangay-clearance', 'Issuance of Barangay Clearance'],
      ],
      2,
    ),
  )('marks the sample record %s as noindex, without linked data', async (path, title) => {
    const { page } = await visit(path);
    await waitForHeading(page, title);
    const head = await readHead(page);
    expectCompleteHead(head, path);
    expect(head.metas.robots).toEqual(['noindex']);
    expect(head.linked).toEqual([]);
  });

  it.each(
    takeSample(
      [
        ['/News/none', 'Article not found'],
        ['/Ordinance/none', 'Ordinance not found'],
        ['/Announcements/none', 'Announcement not found'],
        ['/official-details/none', 'Official not found'],
        ['/services/none', 'Service not found'],
      ],
      2,
    ),
  )('marks the missing record %s as noindex, without a canonical link', async (path, title) => {
    const { page } = await visit(path);
    await waitForHeading(page, title);
    const head = await readHead(page);
    expect(head.canonicals).toEqual([]);
    expect(head.metas['og:url']).toBeUndefined();
    expect(head.metas.robots).toEqual(['noindex']);
    expect(head.metas.description).toHaveLength(1);
  });

  it('renders a complete head from the payloads of an article, and runs none (failures 22)', async () => {
    const { page, server } = await visit('/home');
    for (const [at, payload] of hostilePayloads.entries())
      await publish(server, 'News_List', `planted-${at}`, {
        ...article,
        title: text(payload),
        slug: text(`planted-${at}`),
        summary: text(payload),
      });
    for (const [at] of takeSample([...hostilePayloads.entries()], 3)) {
      await page.goto(`/News/planted-${at}`);
      await page.locator('meta[property="article:published_time"]').waitFor({ state: 'attached' });
      const head = await readHead(page);
      expectCompleteHead(head, `/News/planted-${at}`);
      expect(head.linked.map((thing) => thing['@type'])).toEqual(['NewsArticle', 'BreadcrumbList']);
    }
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  });
});

describe('§2 sitemap.xml', () => {
  it('parses as XML in a browser, and lists the canonical addresses of existing pages', async () => {
    const { page } = await visit('/home');
    const locs = await page.evaluate(async () => {
      const answer = await fetch('/sitemap.xml');
      const sitemap = new DOMParser().parseFromString(await answer.text(), 'application/xml');
      return [...sitemap.querySelectorAll('parsererror, loc')].map((each) => each.textContent ?? '');
    });
    expect(locs).toContain(`${address}/Citizens-Charter`);
    for (const loc of takeSample(locs, 3)) {
      await page.goto(new URL(loc).pathname);
      await waitForHeading(page);
      expect((await readHead(page)).canonicals).toEqual([loc]);
    }
  });
});
