/** Table of the dated lists, from which their pages are made. Awards have no articles. */
import type { IconName } from '../../components/media/icons.ts';
import type { DatedListName } from '../../content/schema/lists.ts';
import type { ArticleListName } from '../../content/seo/recordPages.ts';
import type { PageName } from '../../routes/table.ts';

export const articleTypes = {
  news: { page: 'News', icon: 'state-news' },
  ordinances: { page: 'Ordinance', icon: 'group-scales' },
  announcements: { page: 'Announcements', icon: 'state-megaphone' },
  awards: { page: 'AwardsAndDistinctions', icon: 'state-news' },
} as const satisfies Readonly<Record<DatedListName, { readonly page: PageName; readonly icon: IconName }>>;

export type ArticleType = ArticleListName;
