import { describe, expect, it } from 'vitest';
import { writeAtomFeed } from '../../../../src/content/feeds/atomFeed.ts';
import type { DocumentsOf } from '../../../../src/content/feeds/feedEntries.ts';
import type { Locale } from '../../../../src/i18n/locales.ts';
import { localizations } from '../../../../src/i18n/localizations.ts';
import { type FeedName, feedNames } from '../../../../src/routes/feeds.ts';
import { site } from '../../../../src/site.ts';
import {
  documentsIn,
  feedAddress,
  feedDay,
  feedRecord,
  hostileFeedTexts,
} from '../../../support/feedRecords.ts';
import { childrenOf, entriesOf, linksOf, parseXml, textOf, titlesOf } from '../../../support/parsedFeed.ts';

const write = (documentsOf: DocumentsOf, name: FeedName = 'news', locale: Locale = 'en'): string =>
  writeAtomFeed(name, { documentsOf, localization: localizations[locale], address: feedAddress });

const writeNews = (...news: readonly ReturnType<typeof feedRecord>[]): string => write(documentsIn({ news }));

const day = 86_400_000;

describe('§2 an Atom feed', () => {
  it.each([
    ['news', 'en', `News - ${site.barangay}`, '/feeds/news.xml', '/News'],
    ['news', 'fil', `Balita - ${site.barangay}`, '/feeds/news.fil.xml', '/News'],
    ['all', 'ceb', site.title, '/feeds/all.ceb.xml', '/Home'],
    ['ordinances', 'en', `Ordinance - ${site.barangay}`, '/feeds/ordinances.xml', '/Ordinance'],
    ['announcements', 'en', `Announcements - ${site.barangay}`, '/feeds/announcements.xml', '/Announcements'],
  ] as const)(
    'of %s in %s has its title, its own address and its page',
    (name, locale, title, self, page) => {
      const feed = parseXml(write(documentsIn({}), name, locale));
      expect(feed.name).toBe('feed');
      expect(feed.attributes).toEqual({ xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': locale });
      expect([textOf(feed, 'title'), textOf(feed, 'id')]).toEqual([title, feedAddress + self]);
      expect(linksOf(feed)).toEqual({ self: feedAddress + self, alternate: feedAddress + page });
      expect(textOf(childrenOf(feed, 'author')[0]!, 'name')).toBe(site.barangay);
      expect(textOf(feed, 'updated')).toBe(`${site.copyrightYear}-01-01T00:00:00.000Z`);
    },
  );

  it('has an entry of each article: its page as id, its dates and its summary', () => {
    const news = [
      feedRecord('hall', { title: 'Hall & court', summary: 'The roof is new.', updated: feedDay + day }),
    ];
    const announcements = [feedRecord('closed', { body: 'The hall **is closed**.\n\n- today' })];
    const entries = entriesOf(write(documentsIn({ news, announcements }), 'all'));
    expect(
      entries.map(({ children }) => Object.fromEntries(children.map(({ name, text }) => [name, text]))),
    ).toEqual([
      {
        id: `${feedAddress}/News/hall`,
        title: 'Hall & court',
        link: '',
        published: '2031-05-05T16:00:00.000Z',
        updated: '2031-05-06T16:00:00.000Z',
        summary: 'The roof is new.',
      },
      // The date of an announcement is the day that it is about.
      {
        id: `${feedAddress}/Announcements/closed`,
        title: 'Title closed',
        link: '',
        updated: '2031-05-05T16:00:00.000Z',
        summary: 'The hall is closed. today',
      },
    ]);
    expect(linksOf(entries[0]!)).toEqual({ alternate: `${feedAddress}/News/hall` });
  });

  it.each([
    ['is a draft', { status: 'draft' }],
    ['has no status', { status: null }],
    ['is a sample', { sample: true }],
    ['has no date, so that it is in no list', { date: null }],
    ['has no address', { slug: '' }],
    ['has no title', { title: '' }],
  ])('leaves out an article that %s', (_, fields) => {
    expect(titlesOf(writeNews(feedRecord('a', fields), feedRecord('b')))).toEqual(['Title b']);
  });

  it('has the 30 articles that changed last, the newest first, of ten thousand', () => {
    const news = Array.from({ length: 10_000 }, (_, at) =>
      feedRecord(`n${at}`, { updated: feedDay + ((at * 7_919) % 10_000) }),
    );
    const newest = [...news].sort(
      (a, b) => (b.data as { updated: number }).updated - (a.data as { updated: number }).updated,
    );
    const text = write(documentsIn({ news }), 'all');
    expect(titlesOf(text)).toEqual(newest.slice(0, 30).map(({ id }) => `Title ${id}`));
    expect(textOf(parseXml(text), 'updated')).toBe(new Date(feedDay + 9_999).toISOString());
  });

  it('takes the date of an article that was never changed', () => {
    const text = writeNews(
      feedRecord('a', { updated: null }),
      feedRecord('b', { updated: null, date: feedDay + day }),
    );
    expect(entriesOf(text).map((entry) => textOf(entry, 'updated'))).toEqual([
      '2031-05-06T16:00:00.000Z',
      '2031-05-05T16:00:00.000Z',
    ]);
  });

  it('has one entry of two articles with one address: the one that the page shows', () => {
    const text = writeNews(
      feedRecord('b', { slug: 'same', updated: feedDay + day }),
      feedRecord('a', { slug: 'same' }),
    );
    expect(titlesOf(text)).toEqual(['Title a']);
  });

  it.each([' a ', 5])('has no entry of an article whose slug is %j, which no address finds', (slug) => {
    expect(entriesOf(writeNews(feedRecord('a', { slug }), feedRecord('b')))).toHaveLength(1);
  });

  it('has no sample, whatever its translation says', () => {
    const news = [
      feedRecord('a', { sample: true, translations: { fil: { title: 'Sample', sample: false } } }),
    ];
    expect(entriesOf(write(documentsIn({ news }), 'news', 'fil'))).toEqual([]);
  });

  it('has the published one of an article and a draft with one address', () => {
    const text = writeNews(
      feedRecord('a', { slug: 'same', status: 'draft' }),
      feedRecord('b', { slug: 'same' }),
    );
    expect(titlesOf(text)).toEqual(['Title b']);
  });

  it('shows English, and names it, where there is no translation', () => {
    const translations = { fil: { title: 'Pamagat' } };
    const news = [
      feedRecord('a', { translations, updated: feedDay + 2, summary: 'Sample' }),
      feedRecord('b', { updated: feedDay + 1, summary: 'Sample' }),
    ];
    const titles = entriesOf(write(documentsIn({ news }), 'news', 'fil')).flatMap((entry) =>
      childrenOf(entry, 'title'),
    );
    expect(titles.map(({ text, attributes }) => [text, attributes['xml:lang']])).toEqual([
      ['Pamagat', undefined],
      ['Title b', 'en'],
    ]);
  });

  it.each(hostileFeedTexts)('stays a feed of one entry with %j in each of its fields', (text) => {
    const fields = {
      title: `x${text}`,
      summary: text,
      body: text,
      source: text,
      where: text,
      image: { src: text, alt: text },
    };
    const entries = entriesOf(writeNews(feedRecord('a', fields)));
    expect(entries.flatMap(({ children }) => children.map(({ name }) => name)).toSorted()).toEqual([
      'id',
      'link',
      'published',
      'summary',
      'title',
      'updated',
    ]);
    expect(textOf(entries[0]!, 'id')).toBe(`${feedAddress}/News/a`);
  });

  it.each([
    ['a title that is no text', { title: { a: 1 } }],
    ['a slug that leads elsewhere', { slug: '../staff' }],
    ['a date beyond the year 9998', { date: Date.UTC(9999, 0) }],
    ['a date of no number', { date: 'soon' }],
    ['no fields', null],
  ])('skips an article with %s', (_, fields) => {
    const broken = fields === null ? { id: 'a', data: null } : feedRecord('a', fields);
    expect(titlesOf(writeNews(broken, feedRecord('b')))).toEqual(['Title b']);
  });

  it('has at most 60 kB, with 30 titles and bodies as long as the site allows', () => {
    const long = 'Ang pulong ng barangay ay gaganapin '.repeat(600);
    const news = Array.from({ length: 40 }, (_, at) =>
      feedRecord(`n${at}`, { title: long.slice(0, 300), body: long }),
    );
    for (const name of feedNames)
      expect(Buffer.byteLength(write(documentsIn({ news }), name))).toBeLessThan(60_000);
  });
});
