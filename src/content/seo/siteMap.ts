/** The entries of sitemap.xml: the pages of the route table, the offered forms, and the listed records with a page, without samples. */
import { findOfferedTypes } from '../../form/offeredTypes.ts';
import { requestPath } from '../../form/requestPath.ts';
import { englishLocalization } from '../../i18n/define.ts';
import { escapeXml } from '../../lib/escapeXml.ts';
import { compareById, type UncheckedDocument } from '../../lib/readFields.ts';
import { recordPath } from '../../routes/recordRoutes.ts';
import { staticPaths } from '../../routes/staticPaths.ts';
import { toOfficials } from '../models/official.ts';
import type { ReportProblem } from '../models/record.ts';
import { toServices } from '../models/service.ts';
import type { ListName } from '../schema/lists.ts';
import { isActive, listArticlePages } from './articlePages.ts';
import { type ArticleListName, recordPages, servicePath } from './recordPages.ts';
import { toIsoInstant } from './structuredData.ts';

export interface SiteMapEntry {
  readonly path: string;
  /** The time of the last change, epoch ms. */
  readonly updated: number | null;
}

export const siteMapType = 'application/xml; charset=utf-8';

/** Maximum entries of one sitemap (sitemaps.org). */
const maxEntries = 50_000;

/** False for a last segment that a path cannot have: empty, '.' or '..'. */
const hasUsableName = (path: string): boolean => !/\/\.{0,2}$/.test(path);

type DocumentsOf = (list: ListName) => readonly UncheckedDocument[];

/**
 * The services of the charter, and the records that have a page of their own, with its path. The services are among them.
 */
const readRecordPages = (documentsOf: DocumentsOf, report: ReportProblem) => {
  const context = { ...englishLocalization, report };
  const activeOf = (list: ListName) => documentsOf(list).filter(isActive);
  // Of two articles with one address the page shows the one whose id is first.
  const entriesOf = (list: ArticleListName) =>
    listArticlePages(list, documentsOf(list), context).toSorted(compareById);
  const services = toServices(activeOf('charter'), context);
  const pages = [
    ...services.map((each) => ({ ...each, path: servicePath(each) })),
    ...toOfficials(activeOf('officials'), context).map((each) => ({
      ...each,
      path: recordPath(recordPages.officials, each.id),
    })),
    ...entriesOf('announcements'),
    ...entriesOf('news'),
    ...entriesOf('ordinances'),
  ];
  return { services, pages: pages.filter(({ path }) => hasUsableName(path)) };
};

/**
 * The path of each record page, samples included.
 * @param documentsOf the documents of a list, of any status
 */
export const listRecordPagePaths = (documentsOf: DocumentsOf): readonly string[] => [
  ...new Set(readRecordPages(documentsOf, () => {}).pages.map(({ path }) => path)),
];

/**
 * Never throws.
 * @param documentsOf the documents of a list, of any status
 */
export const createSiteMap = (documentsOf: DocumentsOf, report: ReportProblem): readonly SiteMapEntry[] => {
  const { services, pages } = readRecordPages(documentsOf, report);
  const shown = new Map<string, (typeof pages)[number]>();
  for (const each of pages) if (!shown.has(each.path)) shown.set(each.path, each);
  const entries = [...shown.values()].filter(({ isSample }) => !isSample);
  const paths = [...staticPaths, ...findOfferedTypes(services).map(requestPath)];
  return [...paths.map((path) => ({ path, updated: null })), ...entries]
    .map(({ path, updated }) => ({ path, updated }))
    .slice(0, maxEntries);
};

const urlElement = (address: string, { path, updated }: SiteMapEntry): string => {
  const changed = updated === null ? '' : `<lastmod>${toIsoInstant(updated)}</lastmod>`;
  return `<url><loc>${escapeXml(address + path)}</loc>${changed}</url>`;
};

/** @param address the site's origin, without a trailing slash */
export const writeSiteMap = (address: string, entries: readonly SiteMapEntry[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries.map((entry) => urlElement(address, entry)),
    '</urlset>',
    '',
  ].join('\n');
