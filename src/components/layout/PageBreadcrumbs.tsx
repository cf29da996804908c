/** The way to a page of the route table, through the item whose sub-page it is; and past it to what it lists. */

import type { Lang } from '../../content/models/localize.ts';
import { pageMessages } from '../../i18n/en/pages.ts';
import { findParentItem, routeOfPage } from '../../routes/menu.ts';
import { homePath, type PageName } from '../../routes/table.ts';
import { Breadcrumbs } from '../links/Breadcrumbs.tsx';

interface PageBreadcrumbsProps {
  readonly page: PageName;
  /** What is shown of the page's list; the page itself where it is absent. */
  readonly current?: string | undefined;
  readonly lang?: Lang;
}

export const PageBreadcrumbs = ({ page, current, lang }: PageBreadcrumbsProps) => {
  const { path, title } = routeOfPage(page);
  const parent = findParentItem(path);
  const trail = [
    { title: pageMessages.home, to: homePath },
    ...(parent === undefined ? [] : [{ title: parent.title, to: parent.path }]),
    ...(current === undefined ? [] : [{ title, to: path }]),
  ];
  return <Breadcrumbs trail={trail} current={current ?? title} lang={lang} />;
};
