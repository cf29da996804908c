/** The breadcrumb trail of a page: from Home, through its parent menu item or list. */
import type { Translate } from '../i18n/define.ts';
import { findParentItem, pageTitle, routeOfPage } from './menu.ts';
import { findParentPage, isRecordPage } from './recordRoutes.ts';
import type { PageName } from './table.ts';

export interface BreadcrumbStep {
  readonly title: string;
  readonly path: string;
}

const toStep = (page: PageName, translate: Translate): BreadcrumbStep => {
  const { path } = routeOfPage(page);
  return { path, title: pageTitle(page, translate) };
};

/**
 * Ends with the page itself, or with a record's list.
 * 'NewsArticle' → Home, News; 'Ordinance' → Home, Government, Ordinance; 'TourismMap' → Home, Visitor, Tourism, TourismMap
 */
export const breadcrumbTrailOf = (page: PageName, translate: Translate): readonly BreadcrumbStep[] => {
  if (page === 'Home') return [toStep('Home', translate)];
  const parent = findParentPage(page);
  const pages = [parent, isRecordPage(page) ? undefined : page].filter((each) => each !== undefined);
  const item = findParentItem(routeOfPage(parent ?? page).path);
  return [
    toStep('Home', translate),
    ...(item === undefined ? [] : [{ path: item.path, title: pageTitle(item.page, translate) }]),
    ...pages.map((each) => toStep(each, translate)),
  ];
};
