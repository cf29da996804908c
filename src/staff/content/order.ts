/**
 * The order of a list's records: as staff see them, after a move, and where a new record stands. A number between two others
 * moves a record with one write, which leaves the other records as they are.
 */
import type { RecordMove } from '../../../machines/staff/contentEditor.ts';
import type { PlainObject } from '../../../packages/embedded-firestore/src/protocol/index.ts';
import { type ListName, lists } from '../../content/schema/lists.ts';
import { groupByHeading, toHeadingKey } from '../../lib/groupBy.ts';

/** A record that may have no id yet. */
interface UnplacedRecord {
  readonly fields: PlainObject;
}

interface PlacedRecord extends UnplacedRecord {
  readonly id: string;
}

/** The page of a section and the heading of a hotline: a record moves among those that have the same. */
const sequenceFields: Partial<Readonly<Record<ListName, string>>> = { pages: 'page', contacts: 'group' };
/** A new record stands after the last one that has the same value in this field. */
const groupFields: Partial<Readonly<Record<ListName, string>>> = { officials: 'position', contacts: 'group' };

export const isOrderedList = (list: ListName): boolean => 'order' in lists[list].fields;

/** Infinity without a number, as on the site: such a record comes last. */
const orderOf = ({ fields: { order } }: PlacedRecord): number =>
  typeof order === 'number' && Number.isFinite(order) ? order : Number.POSITIVE_INFINITY;

const compareByRank = (a: PlacedRecord, b: PlacedRecord, rankOf: (record: PlacedRecord) => number): number =>
  rankOf(a) === rankOf(b) ? (a.id < b.id ? -1 : 1) : rankOf(a) < rankOf(b) ? -1 : 1;

/** The page of a section, the heading of a hotline; '' in a list that is one sequence. */
export const sequenceOf = (list: ListName, { fields }: UnplacedRecord): string =>
  String(fields[sequenceFields[list] ?? ''] ?? '').trim();

const sortByOrder = <Item extends PlacedRecord>(records: readonly Item[]): readonly Item[] =>
  [...records].sort((a, b) => compareByRank(a, b, orderOf));

/**
 * Newest first if the records have dates, else by their order: sections by the names of their pages first, hotlines under
 * their headings as on the site.
 */
export const sortRecords = <Item extends PlacedRecord>(
  list: ListName,
  records: readonly Item[],
): readonly Item[] => {
  const rankOf = (record: PlacedRecord): number =>
    typeof record.fields.date === 'number' ? -record.fields.date : orderOf(record);
  const sorted = [...records].sort((a, b) => compareByRank(a, b, rankOf));
  const sequences = groupByHeading(sorted, (record) => sequenceOf(list, record));
  const inOrder =
    list === 'pages' ? [...sequences].sort((a, b) => (a.heading < b.heading ? -1 : 1)) : sequences;
  return inOrder.flatMap(({ items }) => items);
};

const areSiblings = (list: ListName, one: UnplacedRecord, other: UnplacedRecord): boolean =>
  toHeadingKey(sequenceOf(list, one)) === toHeadingKey(sequenceOf(list, other));

/** The records among which this one is moved, in their order. */
export const siblingsOf = <Item extends PlacedRecord>(
  list: ListName,
  records: readonly Item[],
  of: UnplacedRecord,
): readonly Item[] => sortRecords(list, records).filter((record) => areSiblings(list, record, of));

/** Whether the record has a neighbor in this direction. */
export const canMove = (
  list: ListName,
  records: readonly PlacedRecord[],
  { id, direction }: RecordMove,
): boolean => {
  const record = records.find((each) => each.id === id);
  if (record === undefined) return false;
  const siblings = siblingsOf(list, records, record);
  return direction === 'up' ? siblings[0]?.id !== id : siblings.at(-1)?.id !== id;
};

const maxDigits = 12;

/** A number between two others with as few digits as possible; null if there is none. */
const findNumberBetween = (low: number, high: number): number | null => {
  const isBetween = (number: number): boolean => low < number && number < high;
  const next = low === Number.NEGATIVE_INFINITY ? Math.ceil(high) - 1 : Math.floor(low) + 1;
  if (low === Number.NEGATIVE_INFINITY && high === Number.POSITIVE_INFINITY) return 1;
  if (isBetween(next) && !(Number.isFinite(low) && Number.isFinite(high))) return next;
  for (let digits = 0; digits <= maxDigits; digits += 1) {
    const middle = Number((low + (high - low) / 2).toFixed(digits));
    if (isBetween(middle)) return middle;
  }
  return null;
};

/** A number for this record alone that puts it where it is in this sequence. */
const planOne = (sequence: readonly PlacedRecord[], record: PlacedRecord): ReadonlyMap<string, number> => {
  const at = sequence.indexOf(record);
  const [above, below] = [sequence[at - 1], sequence[at + 1]];
  const order = findNumberBetween(
    above === undefined ? Number.NEGATIVE_INFINITY : orderOf(above),
    below === undefined ? Number.POSITIVE_INFINITY : orderOf(below),
  );
  return new Map(order === null ? [] : [[record.id, order]]);
};

/** Numbers from one for all: where some have equal numbers, none, or no room between them. */
const countAll = (wanted: readonly PlacedRecord[]): ReadonlyMap<string, number> =>
  new Map(wanted.map(({ id }, at) => [id, at + 1]));

/**
 * Whether these numbers put the list into this order. A heading stands where its first hotline does, so that a hotline's
 * number can move the heading, too.
 */
const isInOrder = (
  list: ListName,
  wanted: readonly PlacedRecord[],
  orders: ReadonlyMap<string, number>,
): boolean => {
  const moved = wanted.map(({ id, fields }) => ({
    id,
    fields: { ...fields, order: orders.get(id) ?? fields.order ?? null },
  }));
  return sortRecords(list, moved).every(({ id }, at) => id === wanted[at]!.id);
};

/** The new numbers after a move by one place, by id; none if the record has no neighbor there. */
export const planMove = (
  list: ListName,
  records: readonly PlacedRecord[],
  { id, direction }: RecordMove,
): ReadonlyMap<string, number> => {
  const moved = records.find((record) => record.id === id);
  if (moved === undefined || !canMove(list, records, { id, direction })) return new Map();
  const sorted = sortRecords(list, records);
  const first = sorted.findIndex((record) => record.id === id) - (direction === 'up' ? 1 : 0);
  const [one, other] = [sorted[first]!, sorted[first + 1]!];
  const wanted = sorted.toSpliced(first, 2, other, one);
  const sequence = wanted.filter((record) => areSiblings(list, record, moved));
  const neighbor = moved === one ? other : one;
  // Its own number is the first to try, because the other record may be open at another desk.
  const plans = [planOne(sequence, moved), planOne(sequence, neighbor), countAll(sequence), countAll(wanted)];
  return plans.find((orders) => isInOrder(list, wanted, orders)) ?? new Map();
};

/**
 * The place of a new record: after the last one of its position or group, else at the end. Undefined at the end of records
 * without a number, because a number would put it before them.
 */
export const findOrderOfNew = (
  list: ListName,
  fields: PlainObject,
  records: readonly PlacedRecord[],
): number | undefined => {
  if (!isOrderedList(list)) return undefined;
  // Headings are in one order with the hotlines below them, but each page has an order of its own.
  const siblings = list === 'pages' ? siblingsOf(list, records, { fields }) : sortByOrder(records);
  const group = groupFields[list] ?? '';
  const nameOf = (record: UnplacedRecord): string => toHeadingKey(String(record.fields[group] ?? ''));
  const own = siblings.findLast((each) => nameOf(each) !== '' && nameOf(each) === nameOf({ fields }));
  const before = own ?? siblings.at(-1);
  if (before === undefined) return 1;
  const low = orderOf(before);
  if (low === Number.POSITIVE_INFINITY) return undefined;
  const above = siblings.map(orderOf).filter((order) => order > low);
  return findNumberBetween(low, Math.min(...above)) ?? undefined;
};
