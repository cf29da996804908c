/** An emergency contact (spec §3, §9), sorted by `order`, then id. A contact without a number is left out. */
import { sortByOrder, type UncheckedDocument } from '../../lib/readFields.ts';
import { type RecordContext, type RecordOf, toRecords } from './record.ts';

export type Contact = RecordOf<'contacts'> & {
  /** One or two. The carrier is stored, never derived, and may be blank. */
  readonly numbers: readonly { readonly number: string; readonly carrier: string }[];
};

const toContact = (record: RecordOf<'contacts'>): Contact => ({
  ...record,
  numbers: [
    { number: record.mobileCon1, carrier: record.network1 },
    { number: record.mobileCon2, carrier: record.network2 },
  ].filter(({ number }, at, all) => number !== '' && all.findIndex((each) => each.number === number) === at),
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
