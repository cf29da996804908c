/** An official: a position, and a name once the barangay has published it. */
import { cleanItems } from '../../domain/charter/charter.ts';
import { sortByOrder, type UncheckedDocument } from '../../lib/readFields.ts';
import { type RecordContext, type RecordOf, toRecords } from './record.ts';

export type Official = RecordOf<'officials'>;

/** Sorted by `order`. */
export const toOfficials = (
  documents: readonly UncheckedDocument[],
  context: RecordContext,
): readonly Official[] =>
  sortByOrder(toRecords('officials', documents, context)).map((official) => ({
    ...official,
    committees: cleanItems(official.committees),
  }));
