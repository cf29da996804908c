/** An emergency contact (spec §3, §9), sorted by `order`, then id. A contact without a number is left out. */
import { sortByOrder, type UncheckedDocument } from '../../lib/readFields.ts';
import { type LocalizedText, pickLanguage } from './localize.ts';
import { type RecordContext, type RecordOf, toRecords } from './record.ts';

export interface Contact extends LocalizedText {
  readonly id: string;
  readonly name: string;
  /** The heading of its group; blank without one. */
  readonly group: string;
  /** One or two. The carrier is stored, never derived, and may be blank. */
  readonly numbers: readonly { readonly number: string; readonly carrier: string }[];
  readonly updated: number | null;
  readonly isSample: boolean;
}

const toContact = (record: RecordOf<'contacts'>): Contact => ({
  id: record.id,
  ...pickLanguage(record),
  name: record.name,
  group: record.group,
  numbers: [
    { number: record.mobileCon1, carrier: record.network1 },
    { number: record.mobileCon2, carrier: record.network2 },
  ].filter(({ number }, at, all) => number !== '' && all.findIndex((each) => each.number === number) === at),
  updated: record.updated,
  isSample: record.sample,
});

export const toContacts = (
  documents: readonly UncheckedDocument[],
  context: RecordContext,
): readonly Contact[] =>
  sortByOrder(toRecords('contacts', documents, context))
    .map(toContact)
    .filter(({ id, numbers }) => {
      if (numbers.length === 0) context.report(id, 'mobileCon1', 'is missing');
      return numbers.length > 0;
    });
