/**
 * The fields of a record that can be translated (§2, §3): texts for people, selected by kind. The import, the export
 * and the staff page use this table; citizens' pages show any translation they find (localize.ts).
 */
import { type ContentField, type FieldKind, type ListName, lists } from './lists.ts';

const textKinds: ReadonlySet<FieldKind> = new Set([
  'line',
  'markdown',
  'template',
  'lines',
  'templateLines',
  'figures',
]);

/** Texts that are the same in every locale: a key, and the names of documents, carriers and people. */
const untranslatedNames: Partial<Readonly<Record<ListName | 'every', readonly string[]>>> = {
  every: ['status', 'source'],
  contacts: ['network1', 'network2'],
  officials: ['name'],
  documentTexts: ['service', 'certificate', 'fee'],
};

const selectTextFields = (list: ListName): Readonly<Record<string, ContentField>> => {
  const same = [...(untranslatedNames.every ?? []), ...(untranslatedNames[list] ?? [])];
  return Object.fromEntries(
    Object.entries<ContentField>(lists[list].fields).filter(
      ([name, { kind }]) => textKinds.has(kind) && !same.includes(name),
    ),
  );
};

/** By list, in the order of the table. */
export const translatableFields = Object.fromEntries(
  (Object.keys(lists) as ListName[]).map((list) => [list, selectTextFields(list)]),
) as Readonly<Record<ListName, Readonly<Record<string, ContentField>>>>;
