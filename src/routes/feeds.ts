/**
 * Spec §2: the feeds of the site and their addresses. Each language has a file of its own, because a static host does not see
 * a query (docs/decisions/0053-feeds.md).
 */
import type { Translate } from '../i18n/define.ts';
import { isLocale, type Locale } from '../i18n/locales.ts';
import { documentTitleOf, routeOfPage } from './menu.ts';
import type { PageName } from './table.ts';

/** The feeds of entries by name, each with the page whose entries it has; Home has those of all. */
const feedPages = {
  all: 'Home',
  news: 'News',
  announcements: 'Announcements',
  ordinances: 'Ordinance',
} as const satisfies Readonly<Record<string, PageName>>;

export type FeedName = keyof typeof feedPages;

export const feedNames = Object.keys(feedPages) as readonly FeedName[];

/** Content types by the ending of a feed's address. */
export const feedTypes = {
  xml: 'application/atom+xml; charset=utf-8',
  ics: 'text/calendar; charset=utf-8',
} as const;

export const feedDirectory = '/feeds/';

/** Readers ask again at every start, and a warning should still reach them within minutes. */
export const feedCaching = 'max-age=300';

const pathOf = (name: FeedName | 'calendar', ending: keyof typeof feedTypes, locale: Locale): string =>
  `${feedDirectory}${name}${locale === 'en' ? '' : `.${locale}`}.${ending}`;

/** 'news', 'fil' → '/feeds/news.fil.xml' */
export const feedPath = (name: FeedName, locale: Locale): string => pathOf(name, 'xml', locale);

export const calendarPath = (locale: Locale): string => pathOf('calendar', 'ics', locale);

/** The page that the feed follows. 'news' → '/News' */
export const followedPath = (name: FeedName): string => routeOfPage(feedPages[name]).canonical;

/** 'News - Barangay Sample' */
export const feedTitle = (name: FeedName, translate: Translate): string =>
  documentTitleOf(followedPath(name), translate);

/** The feed that a page names in its head; null for a page without one. */
export const findFeedOf = (page: PageName): FeedName | null =>
  feedNames.find((name) => feedPages[name] === page) ?? null;

const englishPaths: ReadonlySet<string> = new Set([
  ...feedNames.map((name) => feedPath(name, 'en')),
  calendarPath('en'),
]);

/** '/feeds/all.xml', 'fil' → '/feeds/all.fil.xml'. An unknown language, and an address that names its own, change nothing. */
export const localizeFeedPath = (path: string, language: string | null): string =>
  isLocale(language) && language !== 'en' && englishPaths.has(path)
    ? path.replace(/\.\w+$/, (ending) => `.${language}${ending}`)
    : path;
