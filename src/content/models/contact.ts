/** An emergency contact as the site shows it (spec §3, §9): by its `order`, else its id; without a number it is left out. */
import { inOrder, type Unchecked } from '../../lib/readFields.ts';
import { type InLanguage, pickLanguage } from './localize.ts';
import { type RecordOf, type Report, recordsOf } from './record.ts';

export interface Contact extends InLanguage {
  readonly id: string;
  readonly name: string;
  /** The heading it stands under; blank where it has none. */
  readonly group: string;
  /** One or two; the carrier is data, never derived, and may be blank. */
  readonly numbers: readonly { readonly number: string; readonly carrier: string }[];
  readonly updated: number | null;
  readonly isSample: boolean;
}

const contactOf = (record: RecordOf<'contacts'>): Contact => ({
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

export const contactsOf = (documents: readonly Unchecked[], report: Report): readonly Contact[] =>
  inOrder(recordsOf('contacts', documents, report))
    .map(contactOf)
    .filter(({ id, numbers }) => {
      if (numbers.length === 0) report(id, 'mobileCon1', 'is missing');
      return numbers.length > 0;
    });
