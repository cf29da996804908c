/** Links to pages of the route table, each with a one-line description. */
import type { Translate } from '../../i18n/define.ts';
import { pageTextMessages } from '../../i18n/en/pageTexts.ts';
import { routeOfPage } from '../../routes/menu.ts';
import type { PageName } from '../../routes/table.ts';

interface PageLink {
  readonly to: string;
  readonly title: string;
  readonly small: string;
}

export const pageLink = (page: PageName, translate: Translate): PageLink => {
  const { path } = routeOfPage(page);
  const texts = translate(pageTextMessages)[page];
  return { to: path, title: texts.title, small: 'link' in texts ? texts.link : '' };
};
