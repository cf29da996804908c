/** The breadcrumb trail of a page: from Home, through its parent menu item or list. */
import { findParentItem, routeOfPage } from './menu.ts';
import { isRecordPage, listPages } from './recordRoutes.ts';
import type { PageName } from './table.ts';

export interface BreadcrumbStep {
  readonly title: string;
  readonly path: string;
}

const toStep = (page: PageName): BreadcrumbStep => {
  const { path, title } = routeOfPage(page);
  return { path, title };
};

/**
 * Ends with the page itself, or with a record's list.
 * 'NewsArticle' → Home, News; 'Ordinance' → Home, Government, Ordinance
 */
export const breadcrumbTrailOf = (page: PageName): readonly BreadcrumbStep[] => {
  if (page === 'Home') return [toStep('Home')];
  const last = toStep(isRecordPage(page) ? listPages[page] : page);
  const item = findParentItem(last.path);
  return [toStep('Home'), ...(item === undefined ? [] : [{ path: item.path, title: item.title }]), last];
};
