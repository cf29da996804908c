/** What sitemap.xml lists: the pages of the table, then the records that have a page, are listed, and are no samples. */

import { fieldsOf, type Unchecked } from '../../lib/readFields.ts';
import { recordPath } from '../../routes/recordRoutes.ts';
import { staticPaths } from '../../routes/staticPaths.ts';
import { entryShapes } from '../models/article.ts';
import { officialsOf } from '../models/official.ts';
import type { Report } from '../models/record.ts';
import { servicesOf } from '../models/service.ts';
import type { ListName } from '../schema/lists.ts';
import { type ArticleList, recordPages, servicePath } from './recordPages.ts';

export interface Listed {
  readonly path: string;
  /** When it was changed last, epoch ms. */
  readonly updated: number | null;
}

/** The most that one sitemap may hold (sitemaps.org). */
const most = 50_000;

/** The last part of an address that a record may not have. */
const isNamed = (path: string): boolean => !/\/\.{0,2}$/.test(path);

type DocumentsOf = (list: ListName) => readonly Unchecked[];

/** The records that have a page of their own, with its path. */
const paged = (documentsOf: DocumentsOf, report: Report) => {
  const activeOf = (list: ListName) =>
    documentsOf(list).filter(({ data }) => fieldsOf(data).get('status') === 'active');
  const entriesOf = (list: ArticleList) =>
    entryShapes[list](activeOf(list), report)
      .filter(({ date, slug }) => date !== null && slug !== '')
      .map(({ slug, ...entry }) => ({ ...entry, path: recordPath(recordPages[list], slug) }));
  return [
    ...servicesOf(activeOf('charter'), report).map((each) => ({ ...each, path: servicePath(each) })),
    ...officialsOf(activeOf('officials'), report).map((each) => ({
      ...each,
      path: recordPath(recordPages.officials, each.id),
    })),
    ...entriesOf('announcements'),
    ...entriesOf('news'),
    ...entriesOf('ordinances'),
  ].filter(({ path }) => isNamed(path));
};

/** The path of each page about one record, samples too. @param documentsOf the documents of a list, whatever their status */
export const recordPagePaths = (documentsOf: DocumentsOf): readonly string[] => [
  ...new Set(paged(documentsOf, () => {}).map(({ path }) => path)),
];

/** @param documentsOf the documents of a list, whatever their status. Never throws. */
export const siteMapOf = (documentsOf: DocumentsOf, report: Report): readonly Listed[] => {
  const told = paged(documentsOf, report)
    .filter(({ isSample }) => !isSample)
    .map(({ path, updated }): Listed => ({ path, updated }));
  const all = [...staticPaths.map((path): Listed => ({ path, updated: null })), ...told];
  return [...new Map(all.map((each) => [each.path, each])).values()].slice(0, most);
};
