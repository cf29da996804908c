/**
 * What a request can do about the places of its half day (docs/decisions/0058-places.md). What the page already knows of the hall's
 * days is enough to send; only a refusal reads them again.
 */
import type { FrozenRecord, PlaceAnswer } from '../../../../machines/request/context.ts';
import { parseDocuments } from '../../../content/models/documents.ts';
import { toHallDays } from '../../../content/models/hallDay.ts';
import { maxHallDays } from '../../../content/schema/lists.ts';
import { manilaDay } from '../../../domain/dates/day.ts';
import { findHallDay, type HallDayRecord } from '../../../domain/dates/hallDay.ts';
import { findNextFreeTime } from '../../../domain/places/nextFreeTime.ts';
import {
  choosePlace,
  explainRefusal,
  type PlaceContext,
  type RefusalMeaning,
  type StoredHalfDay,
} from '../../../domain/places/placeChoice.ts';
import { type HalfDay, halfDayOf } from '../../../domain/places/placeName.ts';
import type * as firestoreClient from '../../../firestore/client.ts';
import { englishLocalization } from '../../../i18n/define.ts';
import type { UncheckedDocument } from '../../../lib/readFields.ts';
import { loadFirestoreClient } from '../../../query/loadFirestoreClient.ts';

type PlaceReader = Pick<typeof firestoreClient, 'readHallDays' | 'listTakenPlaces' | 'countTakenPlaces'>;

interface FoundDays {
  readonly documents: readonly UncheckedDocument[];
  readonly records: readonly HallDayRecord[];
}

const readDays = async (client: PlaceReader, now: number): Promise<FoundDays> => {
  const documents = parseDocuments(await client.readHallDays(manilaDay(now)), maxHallDays) ?? [];
  // The page that shows these records reports what is wrong in one.
  return { documents, records: toHallDays(documents, { ...englishLocalization, report: () => {} }) };
};

const readHalfDay = async (
  client: PlaceReader,
  records: readonly HallDayRecord[],
  booked: HalfDay,
): Promise<StoredHalfDay> => {
  const record = findHallDay(records, booked.day);
  const isClosed = record?.isClosed[booked.half] ?? false;
  const places = record?.places[booked.half] ?? null;
  const isListed = !isClosed && places !== null;
  return { isClosed, places, taken: isListed ? await client.listTakenPlaces(booked) : new Set() };
};

const answer = async (
  { schedule }: FrozenRecord,
  known: readonly HallDayRecord[] | null,
  now: number,
  decide: (halfDay: StoredHalfDay, context: PlaceContext) => RefusalMeaning,
): Promise<PlaceAnswer> => {
  const client = await loadFirestoreClient();
  const moment = String(schedule);
  const booked = halfDayOf(moment);
  if (booked === null) throw new Error('The schedule of a checked record is a moment.');
  const context = { booked, today: manilaDay(now), random: Math.random };
  const decideBy = async (records: readonly HallDayRecord[]) =>
    decide(await readHalfDay(client, records, booked), context);
  if (known !== null) {
    const meaning = await decideBy(known);
    // A number may have been raised, or a half day opened, since the page read it.
    if (meaning.kind === 'send') return meaning;
  }
  const { documents, records } = await readDays(client, now);
  const meaning = await decideBy(records);
  if (meaning.kind === 'send' || meaning.kind === 'idTaken') return meaning;
  const findNext = () =>
    findNextFreeTime({ records, refused: moment, now, countTaken: client.countTakenPlaces });
  // Without the counts the page says that none is known.
  const next = meaning.kind === 'notOpenYet' ? null : await findNext().catch(() => null);
  if (meaning.kind !== 'hallClosed') return { kind: meaning.kind, next };
  return { kind: meaning.kind, next, hallDay: findHallDay(documents, booked.day) };
};

/**
 * Before a request is sent.
 * @param known what the page has read of the hall's days; null where no page shows them
 * @param now epoch ms
 * @throws StoreFailure
 */
export const answerBeforeSend = (
  record: FrozenRecord,
  known: readonly HallDayRecord[] | null,
  now: number,
): Promise<PlaceAnswer> => answer(record, known, now, choosePlace);

/**
 * After the store refused a request and its receipt was not found.
 * @param place the one that was refused; null for none
 * @param now epoch ms
 * @throws StoreFailure
 */
export const answerRefusal = (
  record: FrozenRecord,
  place: string | null,
  now: number,
): Promise<PlaceAnswer> =>
  answer(record, null, now, (halfDay, context) => explainRefusal(place, halfDay, context));
