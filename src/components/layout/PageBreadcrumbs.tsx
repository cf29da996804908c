/** Breadcrumbs of a page in the route table, through its parent menu item; and down to a record of the page's list. */
import type { Lang } from '../../content/models/localize.ts';
import { useMessages, useTranslate } from '../../context/localeContext.ts';
import { pageMessages } from '../../i18n/en/pages.ts';
import { findParentItem, pageTitle, routeOfPage } from '../../routes/menu.ts';
import { homePath, type PageName } from '../../routes/table.ts';
import { Breadcrumbs } from '../links/Breadcrumbs.tsx';

interface PageBreadcrumbsProps {
  readonly page: PageName;
  /** The record on display; without one, the trail ends with the page itself. */
  readonly current?: string | undefined;
  readonly lang?: Lang;
}

export const PageBreadcrumbs = ({ page, current, lang }: PageBreadcrumbsProps) => {
  const translate = useTranslate();
  const messages = useMessages(pageMessages);
  const { path } = routeOfPage(page);
  const title = pageTitle(page, translate);
  const parent = findParentItem(path);
  const trail = [
    { title: messages.home, to: homePath },
    ...(parent === undefined ? [] : [{ title: pageTitle(parent.page, translate), to: parent.path }]),
    ...(current === undefined ? [] : [{ title, to: path }]),
  ];
  return (
    <Breadcrumbs trail={trail} current={current ?? title} isRecord={current !== undefined} lang={lang} />
  );
};
