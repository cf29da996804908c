/**
 * Moves the people of closed half days to another day, at the hour that they have: `movedTo` on their receipts, and where the other day has
 * a number of places, a new place for the old one in the same commit.
 */
import { addDays, manilaDay } from '../../domain/dates/day.ts';
import { formatLongDate } from '../../domain/dates/formatDay.ts';
import type { HallDayRecord } from '../../domain/dates/hallDay.ts';
import { judgeMoment } from '../../domain/dates/openHours.ts';
import { chooseFreePlace } from '../../domain/places/placeChoice.ts';
import { formatPlace, type Half, halfDayOf, maxPlaceDays } from '../../domain/places/placeName.ts';
import { translateToEnglish } from '../../i18n/define.ts';
import { formatTime } from '../../i18n/formatTime.ts';
import { findAppointment } from '../appointment.ts';
import { commit, isConflict } from '../commit.ts';
import { maxCommitWrites } from '../deletion/attachedDocuments.ts';
import type { FirestoreRestClient } from '../restClient.ts';
import {
  type Booking,
  findBooked,
  findClosedHalves,
  findTakenPlaces,
  type Hall,
  listFortnight,
  readHall,
  viewHalfDay,
  viewHallDay,
} from './hall.ts';
import { toHallDayRecords } from './hallDays.ts';
import { hallMessages as messages } from './hallMessages.ts';
import { createDayChecks, createPlaceWrites } from './placeWrites.ts';

export interface MoveRequest {
  readonly from: string;
  /** 'closed' for those halves that are closed when the days are read. */
  readonly halves: readonly Half[] | 'closed';
  readonly to: string;
  /** The clerk was told that the new day is a holiday, and moves them all the same. */
  readonly isConfirmed?: boolean;
}

export type MovePlan =
  | {
      readonly kind: 'refused';
      readonly why: string;
      /** Whether the clerk may move them all the same. */
      readonly isConfirmable: boolean;
    }
  | {
      readonly kind: 'move';
      /** Their status page cannot say it, so they stay. */
      readonly withoutReceipt: readonly Booking[];
      /** Each commit is whole by itself. */
      readonly commits: readonly MoveCommit[];
    };

interface MoveCommit {
  readonly moved: readonly Booking[];
  readonly writes: readonly object[];
}

const formatDay = (day: string): string => formatLongDate(day, translateToEnglish);

const refuse = (why: string) => ({ kind: 'refused', why, isConfirmable: false }) as const;

/** The moment at which somebody would come on another day. */
const moveMoment = (booking: Booking, to: string): string => `${to}${findAppointment(booking)!.slice(10)}`;

/** Why a person cannot be given this moment, whatever the clerk wants; null where they can. */
function findRefusal(moment: string, now: number, records: readonly HallDayRecord[]): string | null {
  const { refusal, warnings } = judgeMoment(moment, now, records);
  const day = formatDay(moment.slice(0, 10));
  if (refusal === 'weekend') return messages.weekend(day);
  if (refusal === 'dayOver') return messages.pastDay(day);
  if (refusal === 'tooFar') return messages.targetTooFar(day);
  if (refusal === 'hallClosed') return messages.targetClosed(day, halfDayOf(moment)!.half);
  const isOver = warnings.some(({ kind }) => kind === 'passed');
  return isOver ? messages.targetHourOver(formatTime(moment.slice(11))) : null;
}

/** Why the places of this half day do not suffice; null where they do. */
function findShortage(hall: Hall, half: Half, count: number, to: string, today: string): string | null {
  const { places, taken } = viewHalfDay(hall, to, half);
  if (places === null) return null;
  if (to > addDays(today, maxPlaceDays)) return messages.targetFar(formatDay(to), maxPlaceDays);
  const left = Math.max(0, places - taken);
  return count > left ? messages.targetFull(formatDay(to), half, left, count) : null;
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
  return [
    ...booking.receipts.map(({ name, version }) => ({
      update: { name, fields: { movedTo: { stringValue: moveMoment(booking, to) } } },
      updateMask: { fieldPaths: ['movedTo'] },
      currentDocument: { updateTime: version },
    })),
    // That somebody did not come belongs to the day before.
    ...createPlaceWrites(
      client,
      hall.places,
      booking,
      { place, ...(booking.extras?.came === false && { came: null }) },
      at,
    ),
  ];
}

/**
 * Plans to move everybody of these half days to another day, at the hour that they have. All of them or nobody.
 *
 * @param random from 0 up to, but not, 1
 * @param now epoch ms
 */
export function planPeopleMove(
  client: Pick<FirestoreRestClient, 'root'>,
  hall: Hall,
  move: MoveRequest,
  random: () => number,
  now: number,
): MovePlan {
  const { from, to, isConfirmed = false } = move;
  if (to === from) return refuse(messages.sameDay);
  const halves = move.halves === 'closed' ? findClosedHalves(viewHallDay(hall, from)) : move.halves;
  const everybody = findBooked(hall, from, halves);
  const moved = everybody.filter(({ receipts }) => receipts.length > 0);
  const records = toHallDayRecords(hall.days);
  // Staff tell a person without a receipt, so that a day for those alone is judged too.
  const moments = (moved.length > 0 ? moved : everybody).map((booking) => moveMoment(booking, to));
  for (const moment of moments) {
    const why = findRefusal(moment, now, records);
    if (why !== null) return refuse(why);
  }
  const groups: MoveCommit[] = [];
  for (const half of halves) {
    const people = moved.filter((booking) => booking.half === half);
    if (people.length === 0) continue;
    const why = findShortage(hall, half, people.length, to, manilaDay(now));
    if (why !== null) return refuse(why);
    const { places } = viewHalfDay(hall, to, half);
    const taken = new Set(findTakenPlaces(hall, to, half).map(({ place }) => place.number));
    for (const booking of people) {
      const number = places === null ? null : chooseFreePlace(places, taken, random);
      if (places !== null && number === null)
        return refuse(messages.targetFull(formatDay(to), half, 0, people.length));
      if (number !== null) taken.add(number);
      const place = number === null ? null : formatPlace({ day: to, half, number });
      groups.push({ moved: [booking], writes: createMoveWrites(client, hall, booking, to, place, now) });
    }
  }
  const { holiday } = viewHallDay(hall, to);
  if (holiday !== null && moments.length > 0 && !isConfirmed)
    return { kind: 'refused', why: messages.targetHoliday(formatDay(to), holiday), isConfirmable: true };
  return {
    kind: 'move',
    withoutReceipt: everybody.filter(({ receipts }) => receipts.length === 0),
    // Nobody is moved to a half day that another clerk has just closed.
    commits: packMoves(groups, createDayChecks(client, hall, to)),
  };
}

/** @param checks stand in each commit */
function packMoves(groups: readonly MoveCommit[], checks: readonly object[]): readonly MoveCommit[] {
  const commits: { moved: Booking[]; writes: object[] }[] = [];
  for (const { moved, writes } of groups) {
    const last = commits.at(-1);
    if (last !== undefined && last.writes.length + writes.length <= maxCommitWrites) {
      last.moved.push(...moved);
      last.writes.push(...writes);
    } else commits.push({ moved: [...moved], writes: [...checks, ...writes] });
  }
  return commits;
}

export interface MoveResult {
  readonly moved: readonly Booking[];
  /** They stay, and only staff can tell them; empty where not all were moved. */
  readonly withoutReceipt: readonly Booking[];
  /** Why those who are left were not moved; null where all were. */
  readonly refusal: string | null;
  /** Whether the clerk may move them all the same. */
  readonly isConfirmable: boolean;
  /** What a call failed with after some were moved; null without a failure. */
  readonly failure: unknown;
}

interface MoveEffects {
  readonly random: () => number;
  /** Epoch ms. */
  readonly now: number;
}

/** Citizens take places while staff move people, so a commit that lost a place is planned again. */
const maxMoveRounds = 3;

/**
 * Moves everybody. What somebody else changes meanwhile is read again, a few times.
 * @throws the error of a call before anybody was moved
 */
export async function movePeople(
  client: FirestoreRestClient,
  move: MoveRequest,
  { random, now }: MoveEffects,
): Promise<MoveResult> {
  const [first = move.from, last = move.to] = [move.from, move.to].sort();
  const moved: Booking[] = [];
  const stop = (refusal: string | null, failure: unknown = null): MoveResult => ({
    moved,
    withoutReceipt: [],
    refusal,
    isConfirmable: false,
    failure,
  });
  for (let round = 1; ; round += 1) {
    try {
      const hall = await readHall(client, { from: first, to: last });
      const plan = planPeopleMove(client, hall, move, random, now);
      if (plan.kind === 'refused') return { ...stop(plan.why), isConfirmable: plan.isConfirmable };
      for (const { writes, moved: people } of plan.commits) {
        await commit(client, writes);
        moved.push(...people);
      }
      return { ...stop(null), withoutReceipt: plan.withoutReceipt };
    } catch (error) {
      if (isConflict(error) && round < maxMoveRounds) continue;
      if (moved.length === 0) throw error;
      return stop(null, error);
    }
  }
}

/** The first day after this one that may be offered to all of these; null where the days that were read have none. */
export const findNextDay = (
  client: Pick<FirestoreRestClient, 'root'>,
  hall: Hall,
  move: Pick<MoveRequest, 'from' | 'halves'>,
  now: number,
): string | null =>
  listFortnight(addDays([move.from, manilaDay(now)].sort().at(-1)!, 1)).find(
    (to) => planPeopleMove(client, hall, { ...move, to }, () => 0, now).kind === 'move',
  ) ?? null;
