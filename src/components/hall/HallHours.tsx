/**
 * The hall's hours: whether it is open now, the next days, and the next day that differs from the weekly hours, such as a holiday. A
 * prerendered page shows the weekly hours in the same space, and the next days that differ, because it may be read hours after it was
 * made; so does one under an urgent alert, which may close the hall. A printed page has the weekly hours.
 */
import { useCallback, useMemo } from 'react';
import styled from 'styled-components';
import { useMessages, useTranslate } from '../../context/localeContext.ts';
import { useNow } from '../../context/useNow.ts';
import { addDays, manilaDay } from '../../domain/dates/day.ts';
import { formatDay, formatLongDay, formatShortDay, formatWeekday } from '../../domain/dates/formatDay.ts';
import { formatHallDay } from '../../domain/dates/formatHallDay.ts';
import { everyDay, findHallDay, type HallDayRecord } from '../../domain/dates/hallDay.ts';
import {
  createHallDayOf,
  type HallDay,
  type HallState,
  hallStateAt,
  listNextHallDays,
  listUnusualDays,
  nextHallChange,
} from '../../domain/dates/hallState.ts';
import type { Translate } from '../../i18n/define.ts';
import { calendarMessages } from '../../i18n/en/calendar.ts';
import { partMessages } from '../../i18n/en/parts.ts';
import { formatTime } from '../../i18n/formatTime.ts';
import { useHallDays } from '../../query/useHallDays.ts';
import { hallAnchor } from '../../routes/anchor.ts';
import { site } from '../../site.ts';
import { useToday } from '../../ssr/hydration/useToday.ts';
import { onPaper } from '../../theme/breakpoints.ts';
import { notOnPaper, onlyOnPaper } from '../../theme/printVisibility.ts';
import { DiamondBadge } from '../media/DiamondBadge.tsx';
import { HallDayNotes } from './HallDayNotes.tsx';

const titleId = 'hall-hours';
const shownDays = 3;
/** The name of a weekday without a date means the next day of that name. */
const daysOfWeek = 7;

/** The lines that it has at most before and after the time is known: nothing below it moves. */
const reservedLines = shownDays + 6;

/** What the barangay says of the days has lines of its own. */
const countLines = (records: readonly HallDayRecord[]): number =>
  records.flatMap(({ reason, note }) => [reason, note]).filter((text) => text !== '').length;

const Box = styled.div<{ readonly $extraLines: number }>`
  display: grid;
  grid-template-columns: auto 1fr;
  align-content: start;
  column-gap: 0.75rem;
  min-height: calc(${({ $extraLines }) => reservedLines + $extraLines} * 1.4em + 1rem);
  padding: 0.5rem 0.75rem;
  background: var(--mist);
  font-size: 1rem;
  line-height: 1.4;
  & > * {
    min-width: 0;
  }
  ${onPaper} {
    min-height: 0;
  }
`;

const NextDays = styled.div`
  grid-column: 2;
  p,
  li > span {
    color: var(--ink2);
  }
  ${notOnPaper}
`;

const CurrentState = styled.p`
  font-weight: 700;
  ${notOnPaper}
`;

const WeeklyHours = styled.p<{ readonly $isOnlyPrinted: boolean }>`
  ${({ $isOnlyPrinted }) => $isOnlyPrinted && onlyOnPaper}
`;

const formatHallState = (state: HallState, now: number, translate: Translate): string => {
  const { hall } = translate(partMessages);
  if (state.isOpen) return hall.open(state.until);
  if (state.next === null) return hall.closed;
  const { day, time } = state.next;
  const today = manilaDay(now);
  if (day === today) return hall.opensToday(time);
  return hall.opens(
    day < addDays(today, daysOfWeek) ? formatWeekday(day, translate) : formatLongDay(day, translate),
    time,
  );
};

/** '08:00' → '8 am', so that a day stays on one line of a phone; '12:00 pm' stays, which few read as noon without its zeros. */
const formatHour = (time: string): string => formatTime(time).replace(/(?<!12):00/, '');

/** @param days one day, or the two of a weekend */
export const formatHallDays = (days: readonly HallDay[], translate: Translate): string => {
  const { hall } = translate(partMessages);
  const { holidays } = translate(calendarMessages);
  const label = days.map(({ day }) => formatShortDay(day, translate)).join(', ');
  const [{ periods, holiday } = { periods: [], holiday: null }] = days;
  if (periods.length > 0)
    return hall.dayOpen(
      label,
      // A dash keeps the day on one line in each language, as its space is reserved.
      periods.map(({ opens, closes }) => `${formatHour(opens)} – ${formatHour(closes)}`).join(', '),
    );
  return holiday === null || days.length > 1
    ? hall.dayClosed(label)
    : hall.dayHoliday(label, holidays[holiday]);
};

interface HallHoursProps {
  readonly isAlertRunning: boolean;
}

export const HallHours = ({ isAlertRunning }: HallHoursProps) => {
  const translate = useTranslate();
  const messages = useMessages(partMessages);
  const { days: records, copyReadAt } = useHallDays();
  const dayOf = useMemo(() => createHallDayOf(records), [records]);
  const clockTime = useNow(useCallback((instant: number) => nextHallChange(instant, dayOf), [dayOf]));
  const now = isAlertRunning ? null : clockTime;
  const ownRecords = records.filter(({ id }) => id !== everyDay);
  const nextDays = now === null ? [] : listNextHallDays(now, shownDays, dayOf);
  const today = findHallDay(records, now === null ? everyDay : manilaDay(now));
  const isListed = (day: string) => day === today?.id || nextDays.flat().some((each) => each.day === day);
  // Without an alert the short name keeps the space of the lines that replace these.
  const formatName = isAlertRunning ? formatLongDay : formatShortDay;
  const rows = [
    ...nextDays.map((days) => ({
      day: days[0]?.day ?? '',
      text: formatHallDays(days, translate),
      record: ownRecords.find(({ id }) => days.length === 1 && id === days[0]?.day),
    })),
    ...listUnusualDays(useToday(), 2 * shownDays + 1, records)
      .filter((day) => !isListed(day))
      .slice(0, now === null ? shownDays : 1)
      .map((day) => {
        const record = ownRecords.find(({ id }) => id === day);
        return { day, text: formatHallDay(record ?? { id: day }, translate, formatName), record };
      }),
  ].toSorted((one, other) => (one.day < other.day ? -1 : 1));
  return (
    <Box
      id={hallAnchor}
      $extraLines={countLines(records.slice(0, shownDays))}
      role="group"
      aria-labelledby={titleId}
    >
      <DiamondBadge icon="state-clock" />
      <div>
        <p id={titleId}>{messages.tasks.hall}</p>
        <WeeklyHours $isOnlyPrinted={now !== null}>
          {messages.hours(site.hall.opens, site.hall.closes)}
        </WeeklyHours>
        {now !== null && (
          <CurrentState>{formatHallState(hallStateAt(now, dayOf), now, translate)}</CurrentState>
        )}
        {today !== null && <HallDayNotes record={today} />}
      </div>
      {/* Its own key makes it another element, which appears where the other would move. */}
      <NextDays key={now === null ? 'weekly' : 'days'}>
        {rows.length > 0 && (
          <ul>
            {rows.map(({ day, text, record }) => (
              <li key={day}>
                <span>{text}</span>
                {record !== undefined && <HallDayNotes record={record} />}
              </li>
            ))}
          </ul>
        )}
        {now !== null && <p>{messages.hall.holidaysMayBeMissing}</p>}
        {copyReadAt !== null && ownRecords.length > 0 && (
          <p>{messages.hall.asOf(formatDay(manilaDay(copyReadAt), translate))}</p>
        )}
      </NextDays>
    </Box>
  );
};
