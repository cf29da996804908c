/** The three lists of dated entries that have articles: one table, from which their pages are made. */
import type { Entry } from '../content/entry.ts';
import type { ListName } from '../database/collections.ts';
import type { PageName } from '../routes/table.ts';
import { pageWords } from '../words/pages.ts';
import type { IconName } from './icons.ts';
import { routeTo } from './pageCrumbs.tsx';

export const entryKinds = {
  news: { page: 'News', icon: 'state-news', said: pageWords.news },
  ordinances: { page: 'Ordinance', icon: 'group-scales', said: pageWords.ordinances },
  announcements: { page: 'Announcements', icon: 'state-megaphone', said: pageWords.announcements },
} as const satisfies Partial<
  Readonly<Record<ListName, { readonly page: PageName; readonly icon: IconName; readonly said: object }>>
>;

export type EntryKind = keyof typeof entryKinds;

/** '/News/clean-up-day' */
export const articlePath = (kind: EntryKind, { slug }: Entry): string =>
  `${routeTo(entryKinds[kind].page).path}/${encodeURIComponent(slug)}`;
