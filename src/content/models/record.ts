/** A document of a list becomes a record of it, field by field, as the table says; what is malformed is blank, and told of. */
import { readFields, type UncheckedDocument } from '../../lib/readFields.ts';
import { type FieldValues, fieldKinds } from '../schema/fieldKinds.ts';
import { type ContentField, type FieldsOf, type ListName, lists } from '../schema/lists.ts';
import { type LocalizedText, readTextLanguage } from './localize.ts';

/** Told which record and field is malformed, and what the field must be; never the value itself. */
export type ReportProblem = (id: string, field: string, problem: string) => void;

export type RecordOf<List extends ListName> = LocalizedText & { readonly id: string } & {
  readonly [Name in keyof FieldsOf<List>]: FieldsOf<List>[Name] extends ContentField<infer Kind>
    ? FieldValues[Kind]
    : never;
};

const isEmptyValue = (parsed: unknown): boolean =>
  parsed === null || parsed === '' || (Array.isArray(parsed) && parsed.length === 0);

const maxIdLength = 300;

/** The record, and whether everything it cannot do without is there. */
const readRecord = (list: ListName, { id, data }: UncheckedDocument, report: ReportProblem) => {
  const stored = readFields(data);
  const record: Record<string, unknown> = { id: id.slice(0, maxIdLength), ...readTextLanguage(stored) };
  let isWhole = true;
  for (const [name, field] of Object.entries<ContentField>(lists[list].fields)) {
    const { blank, read, must } = fieldKinds[field.kind];
    const value = stored.get(name) ?? null;
    const parsed = value === null ? blank : read(value, field.most);
    if (value !== null && parsed === null) report(id, name, must);
    record[name] = parsed ?? blank;
    // The status is the query's affair.
    if (field.required && name !== 'status' && isEmptyValue(record[name])) {
      if (value === null || parsed !== null) report(id, name, 'is missing');
      isWhole = false;
    }
  }
  return { record, isWhole };
};

/** The records that have what they cannot do without, in the order they came. Never throws. */
export const toRecords = <List extends ListName>(
  list: List,
  documents: readonly UncheckedDocument[],
  report: ReportProblem,
): readonly RecordOf<List>[] =>
  documents
    .map((document) => readRecord(list, document, report))
    .filter(({ isWhole }) => isWhole)
    .map(({ record }) => record as RecordOf<List>);
