/** The page of a record, by list; the route table has its path. */
import { serviceSlug } from '../../domain/charter/charter.ts';
import { type RecordPage, recordPath } from '../../routes/recordRoutes.ts';
import type { ListName } from '../schema/lists.ts';

export const recordPages = {
  news: 'NewsArticle',
  ordinances: 'OrdinanceArticle',
  announcements: 'AnnouncementArticle',
  charter: 'ServiceDetail',
  officials: 'OfficialDetails',
} as const satisfies Partial<Readonly<Record<ListName, RecordPage>>>;

/** The lists whose articles have a page of their own. */
export type ArticleListName = 'news' | 'ordinances' | 'announcements';

/** '/News/clean-up-day' */
export const articlePath = (list: ArticleListName, { slug }: { readonly slug: string }): string =>
  recordPath(recordPages[list], slug);

/** A service's canonical path: '/services/issuance-of-barangay-clearance' */
export const servicePath = (service: Parameters<typeof serviceSlug>[0]): string =>
  recordPath(recordPages.charter, serviceSlug(service));
