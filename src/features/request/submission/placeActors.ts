/**
 * The actors of the request machine that read the places of a half day (docs/decisions/0058-places.md). What the page already knows
 * of the hall's days is enough to send; only a refusal reads them again.
 */
import { fromPromise } from 'xstate';
import type { FrozenRecord, PlaceAnswer } from '../../../../machines/request/context.ts';
import { parseDocuments } from '../../../content/models/documents.ts';
import { toHallDays } from '../../../content/models/hallDay.ts';
import type { Clock } from '../../../domain/dates/clock.ts';
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
import { collectionOf } from '../../../firestore/collections.ts';
import { englishLocalization } from '../../../i18n/define.ts';
import { loadFirestoreClient } from '../../../query/loadFirestoreClient.ts';

type PlaceReader = Pick<typeof firestoreClient, 'readHallDays' | 'listTakenPlaces' | 'countTakenPlaces'>;

const readRecords = async (client: PlaceReader, now: number): Promise<readonly HallDayRecord[]> => {
  const found = await client.readHallDays(manilaDay(now));
  const documents = parseDocuments(found, collectionOf('hallDays').limit) ?? [];
  // Nothing of these records is shown, and the page that shows them reports what is wrong in one.
  return toHallDays(documents, { ...englishLocalization, report: () => {} });
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

/**
 * @param readKnownDays what the page has read of the hall's days; null where no page shows them
 */
export const createPlaceActors = (clock: Clock, readKnownDays: () => readonly HallDayRecord[] | null) => {
  const answer = async (
    { schedule }: FrozenRecord,
    known: readonly HallDayRecord[] | null,
    decide: (halfDay: StoredHalfDay, context: PlaceContext) => RefusalMeaning,
  ): Promise<PlaceAnswer> => {
    const client = await loadFirestoreClient();
    const moment = String(schedule);
    const booked = halfDayOf(moment);
    if (booked === null) throw new Error('The schedule of a checked record is a moment.');
    const now = clock.now();
    const context = { booked, today: manilaDay(now), random: Math.random };
    const decideBy = async (records: readonly HallDayRecord[]) =>
      decide(await readHalfDay(client, records, booked), context);
    if (known !== null) {
      const meaning = await decideBy(known);
      // A number may have been raised, or a half day opened, since the page read it.
      if (meaning.kind === 'send') return meaning;
    }
    const records = await readRecords(client, now);
    const meaning = await decideBy(records);
    if (meaning.kind === 'send' || meaning.kind === 'idTaken') return meaning;
    const next =
      meaning.kind === 'notOpenYet'
        ? null
        : await findNextFreeTime({
            records,
            refused: moment,
            now,
            countTaken: client.countTakenPlaces,
          }).catch(() => null);
    return { kind: meaning.kind, next };
  };
  return {
    findPlace: fromPromise<PlaceAnswer, { readonly record: FrozenRecord }>(({ input: { record } }) =>
      answer(record, readKnownDays(), choosePlace),
    ),
    explainRefusal: fromPromise<
      PlaceAnswer,
      { readonly record: FrozenRecord; readonly place: string | null }
    >(({ input: { record, place } }) =>
      answer(record, null, (halfDay, context) => explainRefusal(place, halfDay, context)),
    ),
  };
};
