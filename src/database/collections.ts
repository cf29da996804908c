/** Every collection the site knows: its path, and how much of it is read at most (spec §7, §9). */
import { type ListName, lists } from '../content/lists.ts';
import { site } from '../site.ts';

const pathOf = (name: string): string => `${site.root}/${name}/list`;

/** The most that one query asks of a list. */
const limits = {
  contacts: 20,
  charter: 100,
  news: 20,
  ordinances: 20,
  announcements: 20,
  officials: 100,
  awards: 20,
  tourism: 100,
  history: 100,
  pages: 100,
} as const satisfies Readonly<Record<ListName, number>>;

export const collectionOf = (name: ListName): { readonly path: string; readonly limit: number } => ({
  path: pathOf(lists[name].collection),
  limit: limits[name],
});

/** Written by the public, and never listed. */
export const hidden = {
  requests: { path: pathOf('Form_Requests') },
  receipts: { path: pathOf('Request_Receipts') },
} as const;
