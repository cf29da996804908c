/** What the tab reads and writes: the coming days, one day over the version that was read, the move of its people, and free places. */
import type { FoundHallDays, MoveOutcome } from '../../../machines/staff/hallDay.ts';
import { manilaDay } from '../../domain/dates/day.ts';
import { commit, isConflict } from '../../staff-core/commit.ts';
import { type MonthTally, readTallies } from '../../staff-core/deletion/tallies.ts';
import {
  type Booking,
  findHit,
  type Hall,
  type HallDayView,
  listFortnight,
  readHall,
  type StoredPlace,
  viewHallDay,
} from '../../staff-core/hall/hall.ts';
import {
  createFreeCommits,
  findHalfDayProblems,
  findUnclaimed,
  type HalfDayProblems,
} from '../../staff-core/hall/hallCheck.ts';
import type { HallDayChange } from '../../staff-core/hall/hallDays.ts';
import { movePeople } from '../../staff-core/hall/hallMove.ts';
import { writeHallDay } from '../../staff-core/hall/hallPlaces.ts';
import { StaffError, toFailureMessage } from '../errors.ts';
import type { StaffClient } from '../restClient.ts';

export interface FoundHall extends FoundHallDays {
  /** The fortnight, and later days with a problem. */
  readonly days: readonly (HallDayView & { readonly hit: number })[];
  readonly hall: Hall;
  readonly unclaimed: readonly StoredPlace[];
  readonly problems: HalfDayProblems;
  readonly tallies: readonly MonthTally[];
}

/** @throws StaffError */
export const readComingDays = async (client: StaffClient): Promise<FoundHall> => {
  const today = manilaDay(client.now());
  const hall = await readHall(client, { from: today, to: null });
  const problems = findHalfDayProblems(hall, today);
  const toSee = [...problems.over, ...problems.closed, ...problems.uncounted].map(({ day }) => day);
  const days = [...new Set([...listFortnight(today), ...toSee])].sort().map((day) => ({
    ...viewHallDay(hall, day),
    hit: findHit(hall, day).length,
  }));
  const [unclaimed, tallies] = await Promise.all([findUnclaimed(client, hall), readTallies(client)]);
  return { days, hall, unclaimed, problems, tallies };
};

/** @throws StaffError 'conflict' if somebody else wrote meanwhile */
export const saveDay = async (
  client: StaffClient,
  { hall }: FoundHall,
  day: string,
  change: HallDayChange,
): Promise<void> => {
  const now = Math.trunc(client.now());
  const effects = { now, today: manilaDay(now) };
  const outcome = await writeHallDay(client, hall.days, day, change, effects);
  if (outcome.kind === 'refused') throw new StaffError('unknown');
  if (outcome.kind === 'conflict') throw new StaffError('conflict');
  if (outcome.kind === 'unfinished') throw new StaffError('unfinished');
};

/**
 * Moves those who come on a closed half of the day, as they are now.
 * @param onMoved is called with those who were moved, also where the move then fails
 * @throws StaffError 'conflict' if somebody else wrote meanwhile
 */
export const moveAll = async (
  client: StaffClient,
  day: string,
  to: string,
  isConfirmed: boolean,
  onMoved: (people: readonly Booking[]) => void,
): Promise<MoveOutcome> => {
  const move = { from: day, halves: 'closed', to, isConfirmed } as const;
  const { moved, refusal, isConfirmable, failure } = await movePeople(client, move, {
    random: Math.random,
    now: Math.trunc(client.now()),
  });
  if (moved.length > 0) onMoved(moved);
  if (failure === null) return { moved: moved.length, refusal, isConfirmable };
  if (isConflict(failure)) throw failure;
  return {
    moved: moved.length,
    isConfirmable: false,
    refusal: toFailureMessage(failure instanceof StaffError ? failure.code : null),
  };
};

/** @throws StaffError */
export const freeUnclaimed = async (client: StaffClient, { unclaimed }: FoundHall): Promise<void> => {
  for (const writes of createFreeCommits(unclaimed)) await commit(client, writes);
};
