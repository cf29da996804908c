/**
 * Views of the route table: the menus' items, the titles of paths, the canonical spelling.
 */
import type { Translate } from '../i18n/define.ts';
import { navigationMessages } from '../i18n/en/navigation.ts';
import { pageTextMessages } from '../i18n/en/pageTexts.ts';
import { site } from '../site.ts';
import {
  homePath,
  type PageName,
  type PageRow,
  routes,
  type WrittenPage,
  type WrittenPageName,
  type WrittenPageRow,
} from './table.ts';

/** The rows of all pages: those of the menu's items, and each after its item those of its sub-pages. */
const pageRows: readonly PageRow[] = routes.flatMap((entry) => [
  entry,
  ...('subPages' in entry ? entry.subPages : []),
]);

/** The pages that the barangay writes, section by section. */
export const writtenPageRows: readonly WrittenPageRow[] = pageRows.filter((row) => 'sections' in row);

export const pageTitle = (page: PageName, translate: Translate): string =>
  translate(pageTextMessages)[page].title;

export const groupTitle = (id: GroupId, translate: Translate): string => {
  const { about, ...titles } = translate(navigationMessages).groups;
  return id === 'about' ? about(site.barangay) : titles[id];
};

const englishTitle = (page: PageName): string => pageTextMessages.english[page].title;

export interface MenuSubPage {
  readonly page: PageName;
  /** The English title, whatever the locale. */
  readonly name: string;
  readonly path: string;
}

export interface MenuGroup {
  readonly id: GroupId;
  readonly icon: GroupIcon;
  readonly subPages: readonly MenuSubPage[];
}

type RouteRow = (typeof routes)[number];
type GroupedRouteRow = Extract<RouteRow, { readonly groups: unknown }>;
type GroupRow = GroupedRouteRow['groups'][number];
type GroupId = GroupRow['id'];
export type GroupIcon = GroupRow['icon'];

export interface MenuItem extends MenuSubPage {
  /** The view-more icon of an item that opens into groups. */
  readonly icon: 'state-plus' | null;
  readonly groups: readonly MenuGroup[];
}

const toMenuGroups = (entry: RouteRow): readonly MenuGroup[] =>
  'groups' in entry
    ? entry.groups.map(({ id, icon }) => ({
        id,
        icon,
        subPages: entry.subPages
          .filter((subPage) => subPage.group === id)
          .map(({ page, path }) => ({ page, path, name: englishTitle(page) })),
      }))
    : [];

/** The visible top level of the navigation bar, the drawer and the footer's list (spec §2). */
export const menuItems: readonly MenuItem[] = routes
  .filter((entry) => !('isHidden' in entry))
  .map((entry) => ({
    page: entry.page,
    path: entry.path,
    name: englishTitle(entry.page),
    icon: 'icon' in entry ? entry.icon : null,
    groups: toMenuGroups(entry),
  }));

/** The pages that the drawer and the footer link below the menu's items. */
export const pagesBelowMenu: readonly MenuSubPage[] = routes
  .filter((entry) => 'isBelowMenu' in entry)
  .map(({ page, path }) => ({ page, path, name: englishTitle(page) }));

interface FlatRoute extends MenuSubPage {
  /** The path of its canonical link. */
  readonly canonical: string;
  /** Not indexed by search engines. */
  readonly isUnlisted: boolean;
}

/** Every path that has a page, sub-pages included; the router is built from it. */
export const allRoutes: readonly FlatRoute[] = pageRows.map((row) => ({
  page: row.page,
  path: row.path,
  name: englishTitle(row.page),
  canonical: 'sameAs' in row ? row.sameAs : row.path,
  isUnlisted: 'isUnlisted' in row,
}));

/** The page that the barangay writes in these sections. 'the-barangay' → 'TheBarangay' */
export const pageOfSections = (sections: WrittenPage): WrittenPageName =>
  writtenPageRows.find((row) => row.sections === sections)!.page;

/** The first route of a page that has two paths. */
export const routeOfPage = (page: PageName): FlatRoute => allRoutes.find((route) => route.page === page)!;

/** The menu item that contains a path as sub-page; undefined when none does. */
export const findParentItem = (path: string): MenuItem | undefined =>
  menuItems.find(({ groups }) => groups.some(({ subPages }) => subPages.some((each) => each.path === path)));

const splitPath = (path: string): string[] => path.split('/').filter((segment) => segment !== '');

/** The route of a path, ignoring case and a trailing slash; null when there is none. '/news/a' → '/News/:newsTitle' */
export const findRoute = (pathname: string): FlatRoute | null => {
  const segments = splitPath(pathname);
  return (
    allRoutes.find(({ path }) => {
      const routeSegments = splitPath(path);
      return (
        routeSegments.length === segments.length &&
        routeSegments.every(
          (segment, at) => segment.startsWith(':') || segment.toLowerCase() === segments[at]?.toLowerCase(),
        )
      );
    }) ?? null
  );
};

/** '/elected-officials' → 'Elected Officials'; a path without a page → null */
export const titleOf = (pathname: string, translate: Translate): string | null => {
  const page = findRoute(pathname)?.page;
  return page === undefined ? null : pageTitle(page, translate);
};

/** A page's title in the browser's window. */
export const toWindowTitle = (title: string): string => `${title} - ${site.barangay}`;

/** The window title of a path; the site's official title on Home and on a path without a page. */
export const documentTitleOf = (pathname: string, translate: Translate): string => {
  const route = findRoute(pathname);
  return route === null || route.page === 'Home'
    ? site.title
    : toWindowTitle(pageTitle(route.page, translate));
};

/** The path in the table's spelling, with its parameters unchanged. '/NEWS/a' → '/News/a' */
export const canonicalPathOf = (pathname: string): string | null => {
  const route = findRoute(pathname === '/' ? homePath : pathname);
  if (route === null) return null;
  const segments = splitPath(pathname);
  return `/${splitPath(route.canonical)
    .map((segment, at) => (segment.startsWith(':') ? segments[at] : segment))
    .join('/')}`;
};
