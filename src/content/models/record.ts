/** Converts a document to a record of its list, by the field table. Malformed fields become blank and are reported. */
import type { Localization } from '../../i18n/define.ts';
import { readFields, type UncheckedDocument } from '../../lib/readFields.ts';
import { type FieldValues, fieldKinds } from '../schema/fieldKinds.ts';
import { type ContentField, type FieldsOf, type ListName, lists } from '../schema/lists.ts';
import { type LocalizedText, readTextLanguage } from './localize.ts';

/** Receives the malformed record and field, and the field's requirement; never the value itself. */
export type ReportProblem = (id: string, field: string, problem: string) => void;

/** What a conversion needs besides the documents. */
export interface RecordContext extends Localization {
  readonly report: ReportProblem;
}

/** A record under the names of its fields, in one locale. `sample` becomes `isSample`. */
export type RecordOf<List extends ListName> = LocalizedText & {
  readonly id: string;
  readonly isSample: boolean;
} & {
  readonly [Name in Exclude<keyof FieldsOf<List>, 'sample'>]: FieldsOf<List>[Name] extends ContentField<
    infer Kind
  >
    ? FieldValues[Kind]
    : never;
};

const isEmptyValue = (parsed: unknown): boolean =>
  parsed === null || parsed === '' || (Array.isArray(parsed) && parsed.length === 0);

const maxIdLength = 300;

/** The record, and whether it has all required fields. */
const readRecord = (list: ListName, { id, data }: UncheckedDocument, { report, locale }: RecordContext) => {
  const stored = readFields(data);
  const record: Record<string, unknown> = {
    // Half of a pair of surrogates cannot stand in an address.
    id: id.slice(0, maxIdLength).replace(/[\ud800-\udbff]$/, ''),
    ...readTextLanguage(stored, locale),
  };
  let isWhole = true;
  for (const [name, field] of Object.entries<ContentField>(lists[list].fields)) {
    const { blank, malformed = blank, read, must } = fieldKinds[field.kind];
    const value = stored.get(name) ?? null;
    const parsed = value === null ? blank : read(value, field.most);
    if (value !== null && parsed === null) report(id, name, must);
    record[name] = value === null ? blank : (parsed ?? malformed);
    // Queries filter by status, so it need not be valid here.
    if (field.required && name !== 'status' && isEmptyValue(record[name])) {
      if (value === null || parsed !== null) report(id, name, 'is missing');
      isWhole = false;
    }
  }
  return { record, isWhole };
};

/** The records with all required fields, in their original order. Never throws. */
export const toRecords = <List extends ListName>(
  list: List,
  documents: readonly UncheckedDocument[],
  context: RecordContext,
): readonly RecordOf<List>[] =>
  documents
    .map((document) => readRecord(list, document, context))
    .filter(({ isWhole }) => isWhole)
    .map(({ record: { sample, ...record } }) => ({ ...record, isSample: sample }) as RecordOf<List>);
