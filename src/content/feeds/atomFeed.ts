/** Atom 1.0 (RFC 4287): the articles that changed last, each as its title and a summary that leads to its page. */
import type { Localization } from '../../i18n/define.ts';
import { escapeXml } from '../../lib/escapeXml.ts';
import { truncate } from '../../lib/truncate.ts';
import { type FeedName, feedPath, feedTitle, followedPath } from '../../routes/feeds.ts';
import { site } from '../../site.ts';
import { type Lang, langOf } from '../models/localize.ts';
import { toPlainText } from '../search/plainText.ts';
import type { ListedArticle } from '../seo/articlePages.ts';
import type { ArticleListName } from '../seo/recordPages.ts';
import { toIsoInstant } from '../seo/structuredData.ts';
import {
  type DocumentsOf,
  lastChangeOf,
  listPublished,
  readInstantField,
  takeArticles,
} from './feedEntries.ts';

const maxEntries = 30;
const maxSummaryLength = 300;

/** The lists whose articles each feed has. */
export const feedLists = {
  all: ['news', 'announcements', 'ordinances'],
  news: ['news'],
  announcements: ['announcements'],
  ordinances: ['ordinances'],
} as const satisfies Readonly<Record<FeedName, readonly ArticleListName[]>>;

export interface FeedOptions {
  readonly documentsOf: DocumentsOf;
  readonly localization: Localization;
  /** The site's origin, without a trailing slash. */
  readonly address: string;
}

type Dates = Pick<ListedArticle, 'updated' | 'date'>;

const compareNewestFirst = (a: Dates, b: Dates): number =>
  lastChangeOf(b) - lastChangeOf(a) || b.date - a.date;

/** The articles of a list that changed last, newest first. */
const listNewest = (list: ArticleListName, { documentsOf, localization }: FeedOptions) => {
  const documents = listPublished(list, documentsOf)
    .map((document) => ({
      document,
      updated: readInstantField(document, 'updated'),
      date: readInstantField(document, 'date') ?? 0,
    }))
    .sort(compareNewestFirst)
    .map(({ document }) => document);
  return takeArticles(list, documents, localization, maxEntries);
};

const textElement = (name: string, text: string, lang?: Lang): string =>
  `<${name}${lang === undefined ? '' : ` xml:lang="${lang}"`}>${escapeXml(text)}</${name}>`;

const writeEntry = (address: string, article: ListedArticle): string => {
  const { title, summary, body, published, path } = article;
  const about = truncate(summary || toPlainText(body), maxSummaryLength);
  return [
    '<entry>',
    textElement('id', address + path),
    textElement('title', title, langOf(article, 'title')),
    `<link rel="alternate" type="text/html" href="${escapeXml(address + path)}"/>`,
    ...(published === null ? [] : [textElement('published', toIsoInstant(published))]),
    textElement('updated', toIsoInstant(lastChangeOf(article))),
    ...(about === ''
      ? []
      : [textElement('summary', about, langOf(article, summary === '' ? 'body' : 'summary'))]),
    '</entry>',
  ].join('\n');
};

/** Never throws. */
export const writeAtomFeed = (name: FeedName, options: FeedOptions): string => {
  const { localization, address } = options;
  const { locale, translate } = localization;
  const self = escapeXml(address + feedPath(name, locale));
  const newest = feedLists[name]
    .flatMap((list: ArticleListName) => listNewest(list, options))
    .sort(compareNewestFirst)
    .slice(0, maxEntries);
  const [latest] = newest;
  // A feed without entries needs an instant too, the same at each call.
  const updated = latest === undefined ? Date.UTC(site.copyrightYear, 0) : lastChangeOf(latest);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">`,
    `<id>${self}</id>`,
    textElement('title', feedTitle(name, translate)),
    textElement('updated', toIsoInstant(updated)),
    `<author>${textElement('name', site.barangay)}</author>`,
    `<link rel="self" type="application/atom+xml" href="${self}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(address + followedPath(name))}"/>`,
    ...newest.map((article) => writeEntry(address, article)),
    '</feed>',
    '',
  ].join('\n');
};
