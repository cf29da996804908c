/**
 * Which fields of a record may be said in the other languages (§2, §3): texts for people, by their kind. The
 * import, the export and the staff page ask; a page of citizens shows what it finds (translated.ts).
 */
import { type Locale, locales } from '../../i18n/locales.ts';
import { type ContentField, type FieldKind, type ListName, lists } from './lists.ts';

export type OtherLocale = Exclude<Locale, 'en'>;

/** English is what every record is written in first. */
export const otherLocales = Object.keys(locales).filter((name) => name !== 'en') as OtherLocale[];

const textKinds: ReadonlySet<FieldKind> = new Set(['line', 'markdown', 'lines', 'figures']);

/** Texts that are the same in every language: a key, and the names of documents, of carriers, of people. */
const untranslatedNames: Partial<Readonly<Record<ListName | 'every', readonly string[]>>> = {
  every: ['status', 'source'],
  contacts: ['network1', 'network2'],
  officials: ['name'],
};

const selectTextFields = (list: ListName): Readonly<Record<string, ContentField>> => {
  const same = [...(untranslatedNames.every ?? []), ...(untranslatedNames[list] ?? [])];
  return Object.fromEntries(
    Object.entries<ContentField>(lists[list].fields).filter(
      ([name, { kind }]) => textKinds.has(kind) && !same.includes(name),
    ),
  );
};

/** Of each list, in the order of its table. */
export const translatableFields = Object.fromEntries(
  (Object.keys(lists) as ListName[]).map((list) => [list, selectTextFields(list)]),
) as Readonly<Record<ListName, Readonly<Record<string, ContentField>>>>;
