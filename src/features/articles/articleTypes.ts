/** Table of the dated lists, from which their pages are made. Awards have no articles. */
import type { IconName } from '../../components/media/icons.ts';
import type { DatedListName } from '../../content/schema/lists.ts';
import type { ArticleListName } from '../../content/seo/recordPages.ts';
import { pageMessages } from '../../i18n/en/pages.ts';
import type { PageName } from '../../routes/table.ts';

export const articleTypes = {
  news: { page: 'News', icon: 'state-news', messages: pageMessages.news },
  ordinances: { page: 'Ordinance', icon: 'group-scales', messages: pageMessages.ordinances },
  announcements: { page: 'Announcements', icon: 'state-megaphone', messages: pageMessages.announcements },
  awards: { page: 'AwardsAndDistinctions', icon: 'state-news', messages: pageMessages.awards },
} as const satisfies Readonly<
  Record<DatedListName, { readonly page: PageName; readonly icon: IconName; readonly messages: object }>
>;

export type ArticleType = ArticleListName;
