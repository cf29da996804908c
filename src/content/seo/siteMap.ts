/** The entries of sitemap.xml: the pages of the route table, then the listed records with a page, without samples. */
import { englishLocalization } from '../../i18n/define.ts';
import { readFields, type UncheckedDocument } from '../../lib/readFields.ts';
import { recordPath } from '../../routes/recordRoutes.ts';
import { staticPaths } from '../../routes/staticPaths.ts';
import { articleConverters } from '../models/article.ts';
import { toOfficials } from '../models/official.ts';
import type { ReportProblem } from '../models/record.ts';
import { toServices } from '../models/service.ts';
import type { ListName } from '../schema/lists.ts';
import { type ArticleListName, recordPages, servicePath } from './recordPages.ts';

export interface SiteMapEntry {
  readonly path: string;
  /** The time of the last change, epoch ms. */
  readonly updated: number | null;
}

/** Maximum entries of one sitemap (sitemaps.org). */
const maxEntries = 50_000;

/** False for a last segment that a path cannot have: empty, '.' or '..'. */
const hasUsableName = (path: string): boolean => !/\/\.{0,2}$/.test(path);

type DocumentsOf = (list: ListName) => readonly UncheckedDocument[];

/** The records that have a page of their own, with its path. */
const listRecordPages = (documentsOf: DocumentsOf, report: ReportProblem) => {
  const context = { ...englishLocalization, report };
  const activeOf = (list: ListName) =>
    documentsOf(list).filter(({ data }) => readFields(data).get('status') === 'active');
  const entriesOf = (list: ArticleListName) =>
    articleConverters[list](activeOf(list), context)
      .filter(({ date, slug }) => date !== null && slug !== '')
      .map(({ slug, ...entry }) => ({ ...entry, path: recordPath(recordPages[list], slug) }));
  return [
    ...toServices(activeOf('charter'), context).map((each) => ({ ...each, path: servicePath(each) })),
    ...toOfficials(activeOf('officials'), context).map((each) => ({
      ...each,
      path: recordPath(recordPages.officials, each.id),
    })),
    ...entriesOf('announcements'),
    ...entriesOf('news'),
    ...entriesOf('ordinances'),
  ].filter(({ path }) => hasUsableName(path));
};

/**
 * The path of each record page, samples included.
 * @param documentsOf the documents of a list, of any status
 */
export const listRecordPagePaths = (documentsOf: DocumentsOf): readonly string[] => [
  ...new Set(listRecordPages(documentsOf, () => {}).map(({ path }) => path)),
];

/**
 * Never throws.
 * @param documentsOf the documents of a list, of any status
 */
export const createSiteMap = (documentsOf: DocumentsOf, report: ReportProblem): readonly SiteMapEntry[] => {
  const recordEntries = listRecordPages(documentsOf, report)
    .filter(({ isSample }) => !isSample)
    .map(({ path, updated }): SiteMapEntry => ({ path, updated }));
  const all = [...staticPaths.map((path): SiteMapEntry => ({ path, updated: null })), ...recordEntries];
  return [...new Map(all.map((each) => [each.path, each])).values()].slice(0, maxEntries);
};
