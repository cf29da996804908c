/** Prerendered pages as the server sends them (docs/decisions/0033-prerendered-pages.md). */
import { describe, expect, inject, it } from 'vitest';
import type { RunningServer } from '../../../server/http/server.ts';
import { formMessages } from '../../../src/i18n/en/form.ts';
import { searchMessages } from '../../../src/i18n/en/search.ts';
import { allLocales } from '../../../src/i18n/locales.ts';
import { localizations } from '../../../src/i18n/localizations.ts';
import { toAnchor } from '../../../src/routes/anchor.ts';
import { site } from '../../../src/site.ts';
import { seedRecords } from '../../support/browser/seedRecords.ts';
import { listAddresses } from '../../support/pageSoundness.ts';
import { findElements, findMain, type PageElement, parsePage } from '../../support/parsedPage.ts';
import { fetchHtml } from '../../support/server/fetchHtml.ts';
import { startTestServer, testNow } from '../../support/server/runningServer.ts';

const readMain = async (server: RunningServer, path: string): Promise<PageElement> =>
  findMain(parsePage(await fetchHtml(server, path), false));

describe('§2 a prerendered page', () => {
  it('shows the hotlines without any script', async () => {
    const server = await startTestServer({ dist: inject('siteDist') });
    const links = findElements(await readMain(server, '/Emergency-Hotlines'), ['a']);
    const numbers = links.filter(
      ({ attributes, text }) => attributes.href?.startsWith('tel:') && /\d{3}/.test(text),
    );
    expect(numbers.length).toBeGreaterThan(2);
  });

  it.each(allLocales)('has the search button in its header, and so has the shell, in %s', async (locale) => {
    const server = await startTestServer({ dist: inject('siteDist') });
    const { open } = localizations[locale].translate(searchMessages);
    for (const path of [...listAddresses('sample', 'punong-barangay'), '/no-such-page']) {
      const page = parsePage(await fetchHtml(server, path, locale));
      const [header] = findElements(page, ['header']);
      const buttons = findElements(header!, ['button'], { type: 'button', 'aria-haspopup': 'dialog' });
      expect([path, page.attributes.lang, buttons.map(({ text }) => text)]).toEqual([path, locale, [open]]);
    }
  });

  it('has the summary of the privacy notice below the services, at its own anchor', async () => {
    const server = await startTestServer({ dist: inject('siteDist') });
    const { title, text } = formMessages.english.privacy;
    const notices = findElements(await readMain(server, '/Form_Request'), ['section'], {
      id: toAnchor('privacy'),
      'aria-label': title,
    });
    expect(notices).toHaveLength(1);
    expect(notices[0]?.text).toContain(text(site.retention.finished));
  });
});

describe('§7 content that changed after prerendering', () => {
  it('prerenders new news for later visits, and drops them when they are withdrawn', async () => {
    const server = await startTestServer({ dist: inject('siteDist') });
    const news = { id: 'sample-1', title: 'Sample news 1', slug: 'sample-news-1', date: testNow + 1 };
    await seedRecords(server, 'news', [news]);
    const list = await readMain(server, '/News');
    const links = findElements(list, ['a'], { href: '/News/sample-news-1' });
    expect(links.map(({ text }) => text).join()).toContain('Sample news 1');
    const headingOf = async (path: string) =>
      findElements(await readMain(server, path), ['h1']).map(({ text }) => text);
    expect(await headingOf('/News/sample-news-1')).toEqual(['Sample news 1']);
    await seedRecords(server, 'news', [{ ...news, status: 'inactive' }]);
    // The page is gone: the server sends the shell, which does not mention it.
    for (const path of ['/News', '/News/sample-news-1'])
      expect(await (await fetch(new URL(path, server.address))).text()).not.toContain('Sample news 1');
  });
});
