/**
 * The hall's days as staff see them: whether a half day is open, how many places it has, who comes. And what they do with people
 * whose half day closes: move them all to another day.
 */
import { addDays, isWeekend } from '../domain/dates/day.ts';
import { formatLongDate } from '../domain/dates/formatDay.ts';
import { everyDay, type HalfDay, halfDayOf, halfDays } from '../domain/dates/hallDay.ts';
import { chooseFreePlace } from '../domain/places/chooseFreePlace.ts';
import { formatPlace, maxPlaceDays, type Place, parsePlace } from '../domain/places/placeName.ts';
import { collectionOf, placeCollection, privateCollections } from '../firestore/collections.ts';
import { translateToEnglish } from '../i18n/define.ts';
import { findAppointment } from './appointment.ts';
import { createDeleteWrite, formatPlaceDocumentName, type VersionedDocument } from './attachedDocuments.ts';
import { isFinished } from './daySheet.ts';
import { formatExtrasName, type RequestExtras, readExtras } from './extras.ts';
import { createAndFilter, createDaysFilter, createFieldFilter } from './filters.ts';
import { type DayRange, type FoundEntry, findEntriesOfDays } from './findRequests.ts';
import { findDayRecord, readHallDays, type StoredHallDay } from './hallDays.ts';
import { hallMessages as messages } from './hallMessages.ts';
import { listRecords } from './records.ts';
import { collectionNameOf } from './request.ts';
import type { FirestoreRestClient } from './restClient.ts';

/** A place that is taken. */
export interface StoredPlace extends VersionedDocument {
  /** '2031-05-07-am-007' */
  readonly id: string;
  readonly place: Place;
  /** When the store received it, epoch ms. */
  readonly created: number;
}

/** Somebody who comes. */
export interface Booking extends FoundEntry {
  readonly extras: RequestExtras | null;
  readonly day: string;
  readonly half: HalfDay;
}

export interface Hall {
  readonly days: readonly StoredHallDay[];
  readonly places: readonly StoredPlace[];
  /** Also those that were released or refused. */
  readonly bookings: readonly Booking[];
}

async function readPlaces(
  client: FirestoreRestClient,
  { from, to }: DayRange,
): Promise<readonly StoredPlace[]> {
  const createNameFilter = (op: string, id: string) =>
    createFieldFilter('__name__', op, { referenceValue: formatPlaceDocumentName(client, id) });
  const first = createNameFilter('GREATER_THAN_OR_EQUAL', from);
  // '~' follows every letter and digit.
  const where = to === null ? first : createAndFilter([first, createNameFilter('LESS_THAN', `${to}~`)]);
  const found: StoredPlace[] = [];
  for await (const { id, name, createTime, updateTime } of listRecords(client, placeCollection.name, {
    where,
  })) {
    const place = parsePlace(id);
    if (place !== null) found.push({ id, name, version: updateTime, place, created: Date.parse(createTime) });
  }
  return found;
}

async function readBookings(client: FirestoreRestClient, range: DayRange): Promise<readonly Booking[]> {
  const query = client.isIndexed
    ? { where: createDaysFilter('schedule', range.from, range.to), by: { field: 'schedule' } }
    : {};
  const entries: FoundEntry[] = [];
  for await (const entry of findEntriesOfDays(client, range, query)) entries.push(entry);
  const extras = await readExtras(
    client,
    entries.map(({ request }) => request.id),
  );
  return entries.flatMap((entry) => {
    const moment = findAppointment(entry);
    if (moment === null) return [];
    return {
      ...entry,
      extras: extras.get(entry.request.id) ?? null,
      day: moment.slice(0, 10),
      half: halfDayOf(moment),
    };
  });
}

/** Places are read before the requests: a place that was taken meanwhile never looks like one without a request. @throws UserError */
export async function readHall(client: FirestoreRestClient, range: DayRange): Promise<Hall> {
  const days = await readHallDays(client);
  const places = await readPlaces(client, range);
  return { days, places, bookings: await readBookings(client, range) };
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
  readonly isHoliday: boolean;
  readonly reason: string;
  readonly note: string;
  readonly halves: Readonly<Record<HalfDay, HalfDayView>>;
}

const isRefused = ({ receipt }: Booking): boolean => receipt?.state === 'refused';
const compareBookings = (a: Booking, b: Booking): number =>
  `${findAppointment(a)} ${a.request.id}` < `${findAppointment(b)} ${b.request.id}` ? -1 : 1;

const isOfHalf =
  (day: string, half: HalfDay) =>
  (each: { readonly day: string; readonly half: HalfDay }): boolean =>
    each.day === day && each.half === half;

function viewHalfDay({ days, places, bookings }: Hall, day: string, half: HalfDay): HalfDayView {
  const record = findDayRecord(days, day);
  const taken = places.filter(({ place }) => isOfHalf(day, half)(place));
  const names = new Set(taken.map(({ id }) => id));
  const coming = bookings.filter(isOfHalf(day, half)).filter((booking) => !isRefused(booking));
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
    isHoliday: record?.isHoliday === true,
    reason: record?.reason ?? '',
    note: record?.note ?? '',
    halves: {
      morning: viewHalfDay(hall, day, 'morning'),
      afternoon: viewHalfDay(hall, day, 'afternoon'),
    },
  };
}

/** The weekdays of two weeks. */
export const listFortnight = (from: string): readonly string[] =>
  Array.from({ length: 14 }, (_, at) => addDays(from, at)).filter((day) => !isWeekend(day));

/** Those of the fortnight, and later days with a record of their own. */
export const listHallDays = ({ days }: Hall, from: string): readonly string[] =>
  [
    ...new Set([
      ...listFortnight(from),
      ...days.flatMap(({ id, record }) => (record !== null && id !== everyDay && id >= from ? [id] : [])),
    ]),
  ].sort();

/** Who comes on these half days of a day. */
export const findBooked = (hall: Hall, day: string, halves: readonly HalfDay[]): readonly Booking[] => {
  const view = viewHallDay(hall, day);
  return halves.flatMap((half) => view.halves[half].booked);
};

/** Who comes on a closed half day. */
export const findHit = (hall: Hall, day: string): readonly Booking[] =>
  findBooked(
    hall,
    day,
    halfDays.filter((half) => !viewHallDay(hall, day).halves[half].isOpen),
  );

// ---- Moving ------------------------------------------------------------------------------------------------

export interface MoveRequest {
  readonly from: string;
  readonly halves: readonly HalfDay[];
  readonly to: string;
  /** 'yyyy-mm-dd' */
  readonly today: string;
}

export type MovePlan =
  | { readonly kind: 'refused'; readonly why: string }
  | {
      readonly kind: 'move';
      readonly moved: readonly Booking[];
      /** They cannot be told by their status page, so they stay. */
      readonly withoutReceipt: readonly Booking[];
      /** Each commit is whole by itself. */
      readonly commits: readonly (readonly object[])[];
    };

/** The maximum number of writes in a commit. */
const maxWrites = 500;

const formatDay = (day: string): string => formatLongDate(day, translateToEnglish);

/** Why nobody can be moved to this half day; null where they can. */
function findObstacle(hall: Hall, half: HalfDay, count: number, { to, today }: MoveRequest): string | null {
  const { isOpen, places, taken } = viewHallDay(hall, to).halves[half];
  if (!isOpen) return messages.targetClosed(formatDay(to), half);
  if (places === null) return null;
  if (to > addDays(today, maxPlaceDays)) return messages.targetFar(formatDay(to), maxPlaceDays);
  const left = Math.max(0, places - taken);
  return count > left ? messages.targetFull(formatDay(to), half, left, count) : null;
}

/** The writes of the extras and of the new place. @param place null for a half day with any number */
function createExtrasWrites(
  client: Pick<FirestoreRestClient, 'root'>,
  { request, extras }: Booking,
  place: string | null,
  at: number,
): readonly object[] {
  if (place === null) {
    if (extras === null || extras.place === null) return [];
    if (extras.fieldNames.every((name) => name === 'place')) return [createDeleteWrite(extras)];
    return [
      {
        update: { name: extras.name, fields: {} },
        updateMask: { fieldPaths: ['place'] },
        currentDocument: { updateTime: extras.version },
      },
    ];
  }
  return [
    {
      update: { name: formatPlaceDocumentName(client, place), fields: { at: { integerValue: String(at) } } },
      currentDocument: { exists: false },
    },
    {
      update: { name: formatExtrasName(client, request.id), fields: { place: { stringValue: place } } },
      updateMask: { fieldPaths: ['place'] },
      currentDocument: extras === null ? { exists: false } : { updateTime: extras.version },
    },
  ];
}

/** The writes that must be carried out together for one person. */
function createMoveWrites(
  client: Pick<FirestoreRestClient, 'root'>,
  hall: Hall,
  booking: Booking,
  to: string,
  place: string | null,
  at: number,
): readonly object[] {
  const time = findAppointment(booking)!.slice(10);
  const old = hall.places.find(({ id }) => id === booking.extras?.place);
  return [
    ...booking.receipts.map(({ name, version }) => ({
      update: { name, fields: { movedTo: { stringValue: `${to}${time}` } } },
      updateMask: { fieldPaths: ['movedTo'] },
      currentDocument: { updateTime: version },
    })),
    ...createExtrasWrites(client, booking, place, at),
    ...(old === undefined ? [] : [createDeleteWrite(old)]),
  ];
}

/** The target day must still be as it was read: nobody is moved to a half day that another clerk has just closed. */
const createDayChecks = (
  client: Pick<FirestoreRestClient, 'root'>,
  { days }: Hall,
  day: string,
): readonly object[] =>
  [day, everyDay].map((id) => {
    const stored = days.find((each) => each.id === id);
    return {
      verify: `${client.root}/${collectionOf('hallDays').path}/${id}`,
      currentDocument: stored === undefined ? { exists: false } : { updateTime: stored.version },
    };
  });

/**
 * Plans to move everybody of these half days to another day, at the hour that they have. All of them or nobody.
 *
 * @param random from 0 up to, but not, 1
 * @param now epoch ms
 */
export function planMove(
  client: Pick<FirestoreRestClient, 'root'>,
  hall: Hall,
  move: MoveRequest,
  random: () => number,
  now: number,
): MovePlan {
  const { from, halves, to, today } = move;
  if (to === from) return { kind: 'refused', why: messages.sameDay };
  if (to < today) return { kind: 'refused', why: messages.pastDay(formatDay(to)) };
  if (isWeekend(to)) return { kind: 'refused', why: messages.weekend(formatDay(to)) };
  const everybody = findBooked(hall, from, halves);
  const moved = everybody.filter(({ receipts }) => receipts.length > 0);
  const groups: (readonly object[])[] = [];
  for (const half of halves) {
    const people = moved.filter((booking) => booking.half === half);
    if (people.length === 0) continue;
    const why = findObstacle(hall, half, people.length, move);
    if (why !== null) return { kind: 'refused', why };
    const { places } = viewHallDay(hall, to).halves[half];
    const taken = new Set(
      hall.places.flatMap(({ place }) => (isOfHalf(to, half)(place) ? place.number : [])),
    );
    for (const booking of people) {
      const number = places === null ? null : chooseFreePlace(places, taken, random);
      if (places !== null && number === null)
        return { kind: 'refused', why: messages.targetFull(formatDay(to), half, 0, people.length) };
      if (number !== null) taken.add(number);
      const place = number === null ? null : formatPlace({ day: to, half, number });
      groups.push(createMoveWrites(client, hall, booking, to, place, now));
    }
  }
  return {
    kind: 'move',
    moved,
    withoutReceipt: everybody.filter(({ receipts }) => receipts.length === 0),
    commits: packCommits(groups, createDayChecks(client, hall, to)),
  };
}

/** @param checks stand in each commit */
function packCommits(
  groups: readonly (readonly object[])[],
  checks: readonly object[],
): readonly (readonly object[])[] {
  const commits: object[][] = [];
  for (const group of groups) {
    const last = commits.at(-1);
    if (last !== undefined && last.length + group.length <= maxWrites) last.push(...group);
    else commits.push([...checks, ...group]);
  }
  return commits;
}

// ---- What does not fit -------------------------------------------------------------------------------------

/** A commit stores a place with its request; ten minutes are far more than it takes. */
const claimTime = 10 * 60_000;

/** The places that no request has, although they were taken a while ago. @throws UserError */
export async function findUnclaimed(
  client: FirestoreRestClient,
  { places, bookings }: Hall,
  now: number,
): Promise<readonly StoredPlace[]> {
  const claimed = new Set(bookings.flatMap(({ extras }) => extras?.place ?? []));
  const suspects = places.filter(({ id, created }) => !claimed.has(id) && created <= now - claimTime);
  const names = await findClaimedNames(
    client,
    suspects.map(({ id }) => id),
  );
  return suspects.filter(({ id }) => !names.has(id));
}

/** Maximum operands of one IN filter. */
const maxInValues = 30;

/** The places among these that the extras of some request name, also of a day that was not read. */
async function findClaimedNames(
  client: FirestoreRestClient,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const claimed = new Set<string>();
  const collection = collectionNameOf(privateCollections.extras.path);
  for (let at = 0; at < ids.length; at += maxInValues) {
    const values = ids.slice(at, at + maxInValues).map((id) => ({ stringValue: id }));
    const where = createFieldFilter('place', 'IN', { arrayValue: { values } });
    for await (const { fields } of listRecords(client, collection, { where }))
      claimed.add((fields.place as { readonly stringValue?: string } | undefined)?.stringValue ?? '');
  }
  return claimed;
}

/** The commits that free these places. */
export const createFreeCommits = (places: readonly VersionedDocument[]): readonly (readonly object[])[] =>
  packCommits(
    places.map((place) => [createDeleteWrite(place)]),
    [],
  );

export interface HalfDayProblem {
  readonly day: string;
  readonly half: HalfDay;
  readonly view: HalfDayView;
}

/** Half days with more people than places, and closed ones on which somebody still comes. */
export function findHalfDayProblems(
  hall: Hall,
  from: string,
): { readonly over: readonly HalfDayProblem[]; readonly closed: readonly HalfDayProblem[] } {
  const days = new Set([
    ...hall.bookings.map(({ day }) => day),
    ...hall.places.map(({ place }) => place.day),
  ]);
  const all = [...days]
    .filter((day) => day >= from)
    .sort()
    .flatMap((day) => halfDays.map((half) => ({ day, half, view: viewHalfDay(hall, day, half) })));
  return {
    over: all.filter(({ view: { places, taken } }) => places !== null && taken > places),
    closed: all.filter(({ view: { isOpen, booked } }) => !isOpen && booked.length > 0),
  };
}

/** The first day after this one to which all of these can be moved; null where the days that were read have none. */
export const findNextDay = (
  client: Pick<FirestoreRestClient, 'root'>,
  hall: Hall,
  move: Omit<MoveRequest, 'to'>,
): string | null =>
  listFortnight(addDays(move.from > move.today ? move.from : move.today, 1)).find((to) => {
    const { kind } = planMove(client, hall, { ...move, to }, () => 0, 0);
    return kind === 'move' && halfDays.some((half) => viewHallDay(hall, to).halves[half].isOpen);
  }) ?? null;
