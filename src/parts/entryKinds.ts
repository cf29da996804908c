/** The dated lists: one table, from which their pages are made. Awards have no articles. */
import type { DatedName } from '../content/lists.ts';
import type { ArticleList } from '../content/recordPages.ts';
import type { PageName } from '../routes/table.ts';
import { pageWords } from '../words/pages.ts';
import type { IconName } from './icons.ts';

export const entryKinds = {
  news: { page: 'News', icon: 'state-news', said: pageWords.news },
  ordinances: { page: 'Ordinance', icon: 'group-scales', said: pageWords.ordinances },
  announcements: { page: 'Announcements', icon: 'state-megaphone', said: pageWords.announcements },
  awards: { page: 'AwardsAndDistinctions', icon: 'state-news', said: pageWords.awards },
} as const satisfies Readonly<
  Record<DatedName, { readonly page: PageName; readonly icon: IconName; readonly said: object }>
>;

export type ArticleKind = ArticleList;
