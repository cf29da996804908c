/** What the hall's days say of an appointment, for the confirmation and the status page. */
import { everyDay, findHallDay, type HallDayRecord } from '../../../domain/dates/hallDay.ts';
import { isClosedAt } from '../../../domain/dates/hallState.ts';
import { halves } from '../../../domain/places/placeName.ts';
import { useHallDays } from '../../../query/useHallDays.ts';
import { useToday } from '../../../ssr/hydration/useToday.ts';

/** 'open': the citizen is to come then. 'unknown': an earlier release sent the request, and its receipt names no day. */
export type AppointmentStanding = 'open' | 'closed' | 'over' | 'unknown';

/** More than these say less. */
const shownDays = 5;

/** @param appointment 'yyyy-mm-ddThh:mm'; null where it is unknown */
export const useHallOnDay = (appointment: string | null) => {
  const { days } = useHallDays();
  const today = useToday();
  const judge = (): AppointmentStanding => {
    if (appointment === null) return 'unknown';
    if (appointment.slice(0, 10) < today) return 'over';
    return isClosedAt(days, appointment) ? 'closed' : 'open';
  };
  const standing = judge();
  const isClosedDay = ({ id, isClosed }: HallDayRecord): boolean =>
    id !== everyDay && id >= today && halves.some((half) => isClosed[half]);
  /** The next closed days, among which may be that of the citizen. */
  const closedDays = standing === 'unknown' ? days.filter(isClosedDay).slice(0, shownDays) : [];
  return {
    standing,
    record: appointment === null ? null : findHallDay(days, appointment.slice(0, 10)),
    closedDays,
    /** Whether the hall is, or may be, closed when the citizen comes. */
    isWarned: standing === 'closed' || closedDays.length > 0,
  };
};

export type HallOnDay = ReturnType<typeof useHallOnDay>;
