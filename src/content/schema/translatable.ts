/**
 * Which fields of a record may be said in the other languages (§2, §3): texts for people, by their kind. The
 * import, the export and the staff page ask; a page of citizens shows what it finds (translated.ts).
 */
import { type Language, languages } from '../../i18n/locales.ts';
import { type Field, type KindName, type ListName, lists } from './lists.ts';

export type OtherLanguage = Exclude<Language, 'en'>;

/** English is what every record is written in first. */
export const otherLanguages = Object.keys(languages).filter((name) => name !== 'en') as OtherLanguage[];

const texts: ReadonlySet<KindName> = new Set(['line', 'markdown', 'lines', 'figures']);

/** Texts that are the same in every language: a key, and the names of documents, of carriers, of people. */
const names: Partial<Readonly<Record<ListName | 'every', readonly string[]>>> = {
  every: ['status', 'source'],
  contacts: ['network1', 'network2'],
  officials: ['name'],
};

const fieldsOfTexts = (list: ListName): Readonly<Record<string, Field>> => {
  const same = [...(names.every ?? []), ...(names[list] ?? [])];
  return Object.fromEntries(
    Object.entries<Field>(lists[list].fields).filter(
      ([name, { kind }]) => texts.has(kind) && !same.includes(name),
    ),
  );
};

/** Of each list, in the order of its table. */
export const translatable = Object.fromEntries(
  (Object.keys(lists) as ListName[]).map((list) => [list, fieldsOfTexts(list)]),
) as Readonly<Record<ListName, Readonly<Record<string, Field>>>>;
