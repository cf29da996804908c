/** Every collection the site knows: its path, and how much of it one query reads at most (spec §7, §9). */
import { type ListName, lists } from '../content/schema/lists.ts';
import { site } from '../site.ts';

const pathOf = (name: string): string => `${site.root}/${name}/list`;

export const collectionOf = (name: ListName): { readonly path: string; readonly limit: number } => ({
  path: pathOf(lists[name].collection),
  limit: lists[name].limit,
});

/** Written by the public, and never listed. */
export const hidden = {
  requests: { path: pathOf('Form_Requests') },
  receipts: { path: pathOf('Request_Receipts') },
  feedback: { path: pathOf('Page_Feedback') },
} as const;
