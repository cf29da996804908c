import { describe, expect, it } from 'vitest';
import { recordFiles } from '../../../src/content/feeds/recordFiles.ts';
import { findFeedOf, localizeFeedPath } from '../../../src/routes/feeds.ts';

describe('§2 the addresses of feeds', () => {
  it('are those of each feed in each language, beside sitemap.xml', () => {
    expect([...recordFiles.keys()]).toEqual([
      '/sitemap.xml',
      ...['', '.fil', '.ceb'].flatMap((language) => [
        `/feeds/all${language}.xml`,
        `/feeds/news${language}.xml`,
        `/feeds/announcements${language}.xml`,
        `/feeds/ordinances${language}.xml`,
        `/feeds/calendar${language}.ics`,
      ]),
    ]);
  });

  it.each([
    ['/feeds/all.xml', 'fil', '/feeds/all.fil.xml'],
    ['/feeds/calendar.ics', 'ceb', '/feeds/calendar.ceb.ics'],
    ['/feeds/all.xml', 'en', '/feeds/all.xml'],
    ['/feeds/all.xml', 'xx', '/feeds/all.xml'],
    ['/feeds/all.xml', '', '/feeds/all.xml'],
    ['/feeds/all.xml', 'constructor', '/feeds/all.xml'],
    ['/feeds/all.xml', '../fil', '/feeds/all.xml'],
    ['/feeds/all.xml', null, '/feeds/all.xml'],
    ['/feeds/all.ceb.xml', 'fil', '/feeds/all.ceb.xml'],
    ['/sitemap.xml', 'fil', '/sitemap.xml'],
    ['/feeds/none.xml', 'fil', '/feeds/none.xml'],
  ])('%s with the language %j is %s', (path, language, localized) => {
    expect(localizeFeedPath(path, language)).toBe(localized);
  });

  it('belong to four pages', () => {
    expect(
      (['Home', 'News', 'Announcements', 'Ordinance', 'Resident', 'NewsArticle'] as const).map(findFeedOf),
    ).toEqual(['all', 'news', 'announcements', 'ordinances', null, null]);
  });
});
