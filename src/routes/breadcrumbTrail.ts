/** The way that leads to a page: from Home, through the item or the list it belongs to. */
import { itemOver, routeTo } from './menu.ts';
import { isRecordPage, listPages } from './recordRoutes.ts';
import type { PageName } from './table.ts';

export interface Step {
  readonly title: string;
  readonly path: string;
}

const stepTo = (page: PageName): Step => {
  const { path, title } = routeTo(page);
  return { path, title };
};

/** The page itself last; of a record its list last. 'NewsArticle' → Home, News; 'Ordinance' → Home, Government, Ordinance */
export const trailOf = (page: PageName): readonly Step[] => {
  if (page === 'Home') return [stepTo('Home')];
  const last = stepTo(isRecordPage(page) ? listPages[page] : page);
  const item = itemOver(last.path);
  return [stepTo('Home'), ...(item === undefined ? [] : [{ path: item.path, title: item.title }]), last];
};
