/** Prerendered pages as the server sends them (docs/decisions/0033-prerendered-pages.md). */
import { describe, expect, inject, it } from 'vitest';
import { seedRecords } from '../../support/browser/seedRecords.ts';
import { findElements, findMain, type PageElement, parsePage } from '../../support/parsedPage.ts';
import { startTestServer, testNow } from '../../support/server/runningServer.ts';

const readMain = async (address: string, path: string): Promise<PageElement> =>
  findMain(parsePage(await (await fetch(new URL(path, address))).text(), false));

describe('§2 a prerendered page', () => {
  it('shows the hotlines without any script', async () => {
    const { address } = await startTestServer({ dist: inject('siteDist') });
    const links = findElements(await readMain(address, '/Emergency-Hotlines'), ['a']);
    const numbers = links.filter(
      ({ attributes, text }) => attributes.href?.startsWith('tel:') && /\d{3}/.test(text),
    );
    expect(numbers.length).toBeGreaterThan(2);
  });
});

describe('§7 content that changed after prerendering', () => {
  it('prerenders new news for later visits, and drops them when they are withdrawn', async () => {
    const server = await startTestServer({ dist: inject('siteDist') });
    const news = { id: 'sample-1', title: 'Sample news 1', slug: 'sample-news-1', date: testNow + 1 };
    await seedRecords(server, 'news', [news]);
    const list = await readMain(server.address, '/News');
    const links = findElements(list, ['a'], { href: '/News/sample-news-1' });
    expect(links.map(({ text }) => text).join()).toContain('Sample news 1');
    const headingOf = async (path: string) =>
      findElements(await readMain(server.address, path), ['h1']).map(({ text }) => text);
    expect(await headingOf('/News/sample-news-1')).toEqual(['Sample news 1']);
    await seedRecords(server, 'news', [{ ...news, status: 'inactive' }]);
    // The page is gone: the server sends the shell, which does not mention it.
    for (const path of ['/News', '/News/sample-news-1'])
      expect(await (await fetch(new URL(path, server.address))).text()).not.toContain('Sample news 1');
  });
});
