/** The way to a page of the route table, through the item whose sub-page it is; and past it to what it lists. */

import type { Lang } from '../../content/models/localize.ts';
import { pageWords } from '../../i18n/en/pages.ts';
import { itemOver, routeTo } from '../../routes/menu.ts';
import { homePath, type PageName } from '../../routes/table.ts';
import { Crumbs } from '../links/Breadcrumbs.tsx';

interface PageCrumbsProps {
  readonly page: PageName;
  /** What is shown of the page's list; the page itself where it is absent. */
  readonly here?: string | undefined;
  readonly lang?: Lang;
}

export const PageCrumbs = ({ page, here, lang }: PageCrumbsProps) => {
  const { path, title } = routeTo(page);
  const parent = itemOver(path);
  const trail = [
    { title: pageWords.home, to: homePath },
    ...(parent === undefined ? [] : [{ title: parent.title, to: parent.path }]),
    ...(here === undefined ? [] : [{ title, to: path }]),
  ];
  return <Crumbs trail={trail} here={here ?? title} lang={lang} />;
};
