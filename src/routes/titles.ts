/** What pages and groups of pages are called: the route table's own titles, in the language that is spoken. */
import { spoken } from '../i18n/define.ts';
import { routes } from './table.ts';

type Entry = (typeof routes)[number];
type Opening = Extract<Entry, { readonly groups: unknown }>;
type Title = Entry['title'] | Opening['groups'][number]['title'] | Opening['subPages'][number]['title'];

/** One names the barangay, and is kept by what stands before the name. */
type Key = Exclude<Title, `About ${string}`> | 'About';

const keyOf = (title: string): Key => (title.startsWith('About ') ? 'About' : title) as Key;

const all: readonly string[] = routes.flatMap((entry) => [
  entry.title,
  ...('groups' in entry ? [...entry.groups, ...entry.subPages].map(({ title }) => title) : []),
]);

export type TitleWords = Readonly<Record<Key, string>>;

export const titleWords: TitleWords = spoken(
  'titles',
  Object.fromEntries(all.map((title) => [keyOf(title), title])) as TitleWords,
);

/** @param title as it stands in the table */
export const titleIn = (title: string): string => titleWords[keyOf(title)];
