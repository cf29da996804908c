/** The lists that staff edit here, by how often they change. The hall's days are not among them: the tab Hall has them. */
import type { ListName } from '../../content/schema/lists.ts';

export const listGroups = {
  everyWeek: ['announcements', 'news'],
  onChange: ['contacts', 'officials', 'charter', 'ordinances', 'documentTexts'],
  rarely: ['pages', 'tourism', 'history', 'awards'],
} as const satisfies Readonly<Record<string, readonly ListName[]>>;

export type EditedListName = (typeof listGroups)[keyof typeof listGroups][number];

export const editedLists: readonly EditedListName[] = Object.values(listGroups).flat();
