/**
 * A service of the charter as its form and its receipts show it. The time comes with the document, as a text that the query of a
 * form adds (src/query/formDocuments.ts): the rules of times are larger than the form.
 */
import { cleanItems } from '../../domain/charter/charter.ts';
import { readBoundedLine, readFields, type UncheckedDocument } from '../../lib/readFields.ts';
import { type LocalizedText, pickLanguage } from './localize.ts';
import { type RecordContext, type RecordOf, toRecords } from './record.ts';

export interface ServiceSummary extends LocalizedText {
  readonly id: string;
  readonly fees: readonly string[];
  /** 'About 30 minutes'; '' where it is not known. */
  readonly time: string;
  readonly requirements: {
    readonly general: readonly string[];
    readonly newcomers: readonly string[];
    readonly renewal: readonly string[];
  };
  readonly isSample: boolean;
}

/** The longest time as text. */
const longest = 300;

export const toSummary = (record: RecordOf<'charter'>, time: string): ServiceSummary => ({
  id: record.id,
  ...pickLanguage(record),
  fees: cleanItems(record.fees),
  time,
  requirements: {
    general: cleanItems(record.requirements),
    newcomers: cleanItems(record.New_applicants),
    renewal: cleanItems(record.renewal),
  },
  isSample: record.isSample,
});

/** Null for a document that is no service. */
export const toFormService = (document: UncheckedDocument, context: RecordContext): ServiceSummary | null => {
  const [record] = toRecords('charter', [document], context);
  const time = readBoundedLine(readFields(document.data).get('time'), longest) ?? '';
  return record === undefined ? null : toSummary(record, time);
};
