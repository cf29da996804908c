/** A document of a list becomes a record of it, field by field, as the table says; what is malformed is blank, and told of. */
import { fieldsOf, type Unchecked } from '../../lib/readFields.ts';
import { kinds, type Shown } from '../schema/fieldKinds.ts';
import { type Field, type FieldsOf, type ListName, lists } from '../schema/lists.ts';
import { type InLanguage, inLanguageOf } from './localize.ts';

/** Told which record and field is malformed, and what the field must be; never the value itself. */
export type Report = (id: string, field: string, problem: string) => void;

export type RecordOf<List extends ListName> = InLanguage & { readonly id: string } & {
  readonly [Name in keyof FieldsOf<List>]: FieldsOf<List>[Name] extends Field<infer Kind>
    ? Shown[Kind]
    : never;
};

const isBlank = (shown: unknown): boolean =>
  shown === null || shown === '' || (Array.isArray(shown) && shown.length === 0);

const longestId = 300;

/** The record, and whether everything it cannot do without is there. */
const readOne = (list: ListName, { id, data }: Unchecked, report: Report) => {
  const stored = fieldsOf(data);
  const record: Record<string, unknown> = { id: id.slice(0, longestId), ...inLanguageOf(stored) };
  let isWhole = true;
  for (const [name, field] of Object.entries<Field>(lists[list].fields)) {
    const { blank, read, must } = kinds[field.kind];
    const value = stored.get(name) ?? null;
    const shown = value === null ? blank : read(value, field.most);
    if (value !== null && shown === null) report(id, name, must);
    record[name] = shown ?? blank;
    // The status is the query's affair.
    if (field.required && name !== 'status' && isBlank(record[name])) {
      if (value === null || shown !== null) report(id, name, 'is missing');
      isWhole = false;
    }
  }
  return { record, isWhole };
};

/** The records that have what they cannot do without, in the order they came. Never throws. */
export const recordsOf = <List extends ListName>(
  list: List,
  documents: readonly Unchecked[],
  report: Report,
): readonly RecordOf<List>[] =>
  documents
    .map((document) => readOne(list, document, report))
    .filter(({ isWhole }) => isWhole)
    .map(({ record }) => record as RecordOf<List>);
