/** The dated lists: one table, from which their pages are made. Awards have no articles. */

import type { IconName } from '../../components/media/icons.ts';
import type { DatedName } from '../../content/schema/lists.ts';
import type { ArticleList } from '../../content/seo/recordPages.ts';
import { pageWords } from '../../i18n/en/pages.ts';
import type { PageName } from '../../routes/table.ts';

export const entryKinds = {
  news: { page: 'News', icon: 'state-news', said: pageWords.news },
  ordinances: { page: 'Ordinance', icon: 'group-scales', said: pageWords.ordinances },
  announcements: { page: 'Announcements', icon: 'state-megaphone', said: pageWords.announcements },
  awards: { page: 'AwardsAndDistinctions', icon: 'state-news', said: pageWords.awards },
} as const satisfies Readonly<
  Record<DatedName, { readonly page: PageName; readonly icon: IconName; readonly said: object }>
>;

export type ArticleKind = ArticleList;
