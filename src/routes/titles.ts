/** The titles of pages and groups of pages: the route table's own titles, translated to the current locale. */
import { defineMessages } from '../i18n/define.ts';
import { routes } from './table.ts';

type RouteRow = (typeof routes)[number];
type GroupedRouteRow = Extract<RouteRow, { readonly groups: unknown }>;
type Title =
  | RouteRow['title']
  | GroupedRouteRow['groups'][number]['title']
  | GroupedRouteRow['subPages'][number]['title'];

/** One title contains the barangay's name; its key is the part before the name. */
type TitleKey = Exclude<Title, `About ${string}`> | 'About';

const toTitleKey = (title: string): TitleKey => (title.startsWith('About ') ? 'About' : title) as TitleKey;

const allTitles: readonly string[] = routes.flatMap((entry) => [
  entry.title,
  ...('groups' in entry ? [...entry.groups, ...entry.subPages].map(({ title }) => title) : []),
]);

export type TitleMessages = Readonly<Record<TitleKey, string>>;

export const titleMessages: TitleMessages = defineMessages(
  'titles',
  Object.fromEntries(allTitles.map((title) => [toTitleKey(title), title])) as TitleMessages,
);

/** @param title the title in the table */
export const translateTitle = (title: string): string => titleMessages[toTitleKey(title)];
