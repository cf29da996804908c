/** The lists whose records keep the order that staff gave them: sections of a page, sights, events of the barangay's history. */
import { sortByOrder, type UncheckedDocument } from '../../lib/readFields.ts';
import type { FieldsOf, ListName } from '../schema/lists.ts';
import { type RecordContext, type RecordOf, toRecords } from './record.ts';

type OrderedListName = {
  readonly [List in ListName]: 'order' extends keyof FieldsOf<List> ? List : never;
}[ListName];

interface Ordered {
  readonly order: number | null;
}

/** Sorted by `order`. */
const createOrderedConverter =
  <List extends OrderedListName>(list: List) =>
  (documents: readonly UncheckedDocument[], context: RecordContext): readonly RecordOf<List>[] =>
    sortByOrder(toRecords(list, documents, context) as readonly (RecordOf<List> & Ordered)[]);

/** A section of a page that the barangay writes itself, such as resident information. Each section names its page. */
export type Section = RecordOf<'pages'>;
export const toSections = createOrderedConverter('pages');

/** Id of the section about the hall, which shows what site.json has of it: address, telephone, hours. */
export const hallSectionId = 'hall-hours';

/** Id of the section of resident information that says when midwife, Punong Barangay and garbage truck come. */
export const scheduleSectionId = 'resident-schedule';

export type Spot = RecordOf<'tourism'>;
export const toSpots = createOrderedConverter('tourism');

export type HistoryEvent = RecordOf<'history'>;
export const toHistoryEvents = createOrderedConverter('history');

/** Whether there is something to read of it: a title alone only says that the barangay has yet to write it. */
export const isWritten = ({ year, body, image }: HistoryEvent): boolean =>
  year !== '' || body !== '' || image !== null;
