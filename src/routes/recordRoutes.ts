/**
 * The record pages, which are the routes with a parameter, the list page of each, and the parent of every page below another. A form
 * counts as a record of the page that offers all forms.
 */
import { allRoutes } from './menu.ts';
import type { PageName, routes } from './table.ts';

/** '/News/:newsTitle' → 'NewsArticle' */
export type RecordPage = Extract<(typeof routes)[number], { readonly path: `${string}/:${string}` }>['page'];

const isParameter = (segment: string): boolean => segment.startsWith(':');

export const hasParameter = (path: string): boolean => path.split('/').some(isParameter);

const recordPaths: ReadonlyMap<string, string> = new Map(
  allRoutes.filter(({ path }) => hasParameter(path)).map(({ page, path }) => [page, path]),
);

export const isRecordPage = (page: PageName): page is RecordPage => recordPaths.has(page);

/** The list page of each record page. */
export const listPages = {
  NewsArticle: 'News',
  OrdinanceArticle: 'Ordinance',
  AnnouncementArticle: 'Announcements',
  ServiceDetail: 'CitizensCharter',
  OfficialDetails: 'ElectedOfficials',
  ServiceForm: 'FormRequest',
} as const satisfies Readonly<Record<RecordPage, PageName>>;

const parentPages: Readonly<Partial<Record<PageName, PageName>>> = { ...listPages, TourismMap: 'Tourism' };

/** The page that breadcrumbs and menus show a page below; undefined for any other. 'OfficialDetails' → 'ElectedOfficials' */
export const findParentPage = (page: PageName): PageName | undefined => parentPages[page];

/** 'NewsArticle', 'clean-up day' → '/News/clean-up%20day' */
export const recordPath = (page: RecordPage, name: string): string =>
  recordPaths
    .get(page)!
    .split('/')
    .map((segment) => (isParameter(segment) ? encodeURIComponent(name) : segment))
    .join('/');
