/** The way that leads to a page: from Home, through the item or the list it belongs to. */
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

/** The page itself last; of a record its list last. 'NewsArticle' → Home, News; 'Ordinance' → Home, Government, Ordinance */
export const breadcrumbTrailOf = (page: PageName): readonly BreadcrumbStep[] => {
  if (page === 'Home') return [toStep('Home')];
  const last = toStep(isRecordPage(page) ? listPages[page] : page);
  const item = findParentItem(last.path);
  return [toStep('Home'), ...(item === undefined ? [] : [{ path: item.path, title: item.title }]), last];
};
