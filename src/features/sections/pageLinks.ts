/** Links to pages of the route table, each with a one-line description. */
import type { Translate } from '../../i18n/define.ts';
import { pageMessages } from '../../i18n/en/pages.ts';
import { pageTitle, routeOfPage } from '../../routes/menu.ts';
import type { PageName } from '../../routes/table.ts';

interface PageLink {
  readonly to: string;
  readonly title: string;
  readonly small: string;
}

export const pageLink = (page: PageName, translate: Translate): PageLink => {
  const { path } = routeOfPage(page);
  const descriptions: Partial<Readonly<Record<PageName, string>>> = translate(pageMessages).about;
  return { to: path, title: pageTitle(page, translate), small: descriptions[page] ?? '' };
};
