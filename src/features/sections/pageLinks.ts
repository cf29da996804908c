/** Links to pages of the route table, each with a one-line description. */
import { pageMessages } from '../../i18n/en/pages.ts';
import { routeOfPage } from '../../routes/menu.ts';
import type { PageName } from '../../routes/table.ts';

const descriptions: Partial<Readonly<Record<PageName, string>>> = pageMessages.about;

interface PageLink {
  readonly to: string;
  readonly title: string;
  readonly small: string;
}

export const pageLink = (page: PageName): PageLink => {
  const { path, title } = routeOfPage(page);
  return { to: path, title, small: descriptions[page] ?? '' };
};
