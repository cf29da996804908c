/** The hall's days as staff see them: whether a half day is open, how many places it has, who comes. */
import { addDays, isWeekend } from '../../domain/dates/day.ts';
import { everyDay } from '../../domain/dates/hallDay.ts';
import { createHallDayOf, type HallDay } from '../../domain/dates/hallState.ts';
import { type Half, halfDayOf, halves, type Place, parsePlace } from '../../domain/places/placeName.ts';
import { placeCollection } from '../../firestore/collections.ts';
import { findAppointment } from '../appointment.ts';
import { isFinished } from '../daySheet.ts';
import {
  formatPlaceDocumentName,
  readPlacesOf,
  type VersionedDocument,
} from '../deletion/attachedDocuments.ts';
import { type RequestExtras, readExtras } from '../extras.ts';
import { listRecords } from '../records.ts';
import type { FirestoreRestClient } from '../restClient.ts';
import { createAndFilter, createDaysFilter, createFieldFilter } from '../search/filters.ts';
import { type DayRange, type FoundEntry, listEntriesOfDays } from '../search/listRequests.ts';
import {
  type DayTranslations,
  findDayRecord,
  findDayTranslations,
  readStoredHallDays,
  type StoredHallDay,
  toHallDayRecords,
} from './hallDays.ts';

/** A place that is taken. */
export interface StoredPlace extends VersionedDocument {
  /** '2031-05-07-am-007' */
  readonly id: string;
  readonly place: Place;
}

/** Somebody who comes. */
export interface Booking extends FoundEntry {
  readonly extras: RequestExtras | null;
  readonly day: string;
  readonly half: Half;
}

export interface Hall {
  readonly days: readonly StoredHallDay[];
  readonly places: readonly StoredPlace[];
  /** Also those that were released or refused. */
  readonly bookings: readonly Booking[];
}

/** The taken places of these days. @throws UserError */
export async function readPlaces(
  client: FirestoreRestClient,
  { from, to }: DayRange,
): Promise<readonly StoredPlace[]> {
  const createNameFilter = (op: string, id: string) =>
    createFieldFilter('__name__', op, { referenceValue: formatPlaceDocumentName(client, id) });
  const first = createNameFilter('GREATER_THAN_OR_EQUAL', from);
  // '~' follows every letter and digit.
  const where = to === null ? first : createAndFilter([first, createNameFilter('LESS_THAN', `${to}~`)]);
  const found: StoredPlace[] = [];
  for await (const { id, name, updateTime } of listRecords(client, placeCollection.name, { where })) {
    const place = parsePlace(id);
    if (place !== null) found.push({ id, name, version: updateTime, place });
  }
  return found;
}

async function readBookings(client: FirestoreRestClient, range: DayRange): Promise<readonly Booking[]> {
  const query = client.isIndexed
    ? { where: createDaysFilter('schedule', range.from, range.to), by: { field: 'schedule' } }
    : {};
  const entries: FoundEntry[] = [];
  for await (const entry of listEntriesOfDays(client, range, query)) entries.push(entry);
  const extras = await readExtras(
    client,
    entries.map(({ request }) => request.id),
  );
  return entries.flatMap((entry) => {
    const halfDay = halfDayOf(findAppointment(entry) ?? '');
    if (halfDay === null) return [];
    return {
      ...entry,
      extras: extras.get(entry.request.id) ?? null,
      ...halfDay,
    };
  });
}

/** The places that these people have taken since the others were read. @throws UserError */
async function readNewPlaces(
  client: FirestoreRestClient,
  places: readonly StoredPlace[],
  bookings: readonly Booking[],
): Promise<readonly StoredPlace[]> {
  const read = new Set(places.map(({ id }) => id));
  const named = bookings.flatMap(({ day, extras }) =>
    extras?.place != null && parsePlace(extras.place)?.day === day && !read.has(extras.place) ? extras : [],
  );
  const found = await readPlacesOf(client, named);
  return found.map((each) => ({ ...each, place: parsePlace(each.id)! }));
}

/**
 * Places are read before the requests: a place that was taken meanwhile never looks like one without a request. Those of people who
 * booked meanwhile are added, so that a move frees them too.
 *
 * @throws UserError
 */
export async function readHall(client: FirestoreRestClient, range: DayRange): Promise<Hall> {
  const days = await readStoredHallDays(client);
  const places = await readPlaces(client, range);
  const bookings = await readBookings(client, range);
  return { days, places: [...places, ...(await readNewPlaces(client, places, bookings))], bookings };
}

export interface HalfDayView {
  readonly isOpen: boolean;
  /** null for any number. */
  readonly places: number | null;
  /** Taken places, and people who come without one because they asked before the half day was limited. */
  readonly taken: number;
  /** Who still comes, in the order of their hour. */
  readonly booked: readonly Booking[];
}

export interface HallDayView {
  readonly day: string;
  /** By law, or by the record of the day. */
  readonly holiday: HallDay['holiday'];
  /** Whether the record of the day says so, as the form of the day shows it. */
  readonly isHoliday: boolean;
  readonly reason: string;
  readonly note: string;
  readonly translations: DayTranslations;
  readonly halves: Readonly<Record<Half, HalfDayView>>;
}

const isRefused = ({ receipt }: Booking): boolean => receipt?.state === 'refused';
const compareBookings = (a: Booking, b: Booking): number =>
  `${findAppointment(a)} ${a.request.id}` < `${findAppointment(b)} ${b.request.id}` ? -1 : 1;

/** Whether a place or a booking is of this half day. */
export const isOfHalf =
  (day: string, half: Half) =>
  (each: { readonly day: string; readonly half: Half }): boolean =>
    each.day === day && each.half === half;

/** Who comes, or came, on a half day. */
export const findComing = ({ bookings }: Hall, day: string, half: Half): readonly Booking[] =>
  bookings.filter(isOfHalf(day, half)).filter((booking) => !isRefused(booking));

/** The taken places of a half day. */
export const findTakenPlaces = ({ places }: Hall, day: string, half: Half): readonly StoredPlace[] =>
  places.filter(({ place }) => isOfHalf(day, half)(place));

export function viewHalfDay(hall: Hall, day: string, half: Half): HalfDayView {
  const record = findDayRecord(hall.days, day);
  const taken = findTakenPlaces(hall, day, half);
  const names = new Set(taken.map(({ id }) => id));
  const coming = findComing(hall, day, half);
  const withoutPlace = coming.filter(({ extras }) => !names.has(extras?.place ?? ''));
  return {
    isOpen: !isWeekend(day) && record?.isClosed[half] !== true,
    places: record?.places[half] ?? null,
    taken: taken.length + withoutPlace.length,
    booked: coming.filter(({ receipt }) => !isFinished(receipt)).sort(compareBookings),
  };
}

export function viewHallDay(hall: Hall, day: string): HallDayView {
  const record = findDayRecord(hall.days, day);
  return {
    day,
    holiday: day === everyDay ? null : createHallDayOf(toHallDayRecords(hall.days))(day).holiday,
    isHoliday: record?.isHoliday === true,
    reason: record?.reason ?? '',
    note: record?.note ?? '',
    translations: findDayTranslations(hall.days, day),
    halves: {
      morning: viewHalfDay(hall, day, 'morning'),
      afternoon: viewHalfDay(hall, day, 'afternoon'),
    },
  };
}

/** The weekdays of two weeks. */
export const listFortnight = (from: string): readonly string[] =>
  Array.from({ length: 14 }, (_, at) => addDays(from, at)).filter((day) => !isWeekend(day));

/** Who comes on these half days of a day. */
export const findBooked = (hall: Hall, day: string, halves: readonly Half[]): readonly Booking[] => {
  const view = viewHallDay(hall, day);
  return halves.flatMap((half) => view.halves[half].booked);
};

export const findClosedHalves = (view: HallDayView): readonly Half[] =>
  halves.filter((half) => !view.halves[half].isOpen);

/** Who comes on a closed half of the day. */
export const findHit = (hall: Hall, day: string): readonly Booking[] =>
  findBooked(hall, day, findClosedHalves(viewHallDay(hall, day)));
