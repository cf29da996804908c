/**
 * The hall's hours: whether it is open now, and the next days. A prerendered page shows the weekly hours in the same space,
 * because it may be read hours after it was made; so does a printed one, and one under an urgent alert, which may close the hall.
 */
import styled from 'styled-components';
import { useMessages, useTranslate } from '../../context/localeContext.ts';
import { useNow } from '../../context/useNow.ts';
import { addDays, manilaDay } from '../../domain/dates/day.ts';
import { formatLongDay, formatShortDay, formatWeekday } from '../../domain/dates/formatDay.ts';
import {
  type HallDay,
  type HallState,
  hallStateAt,
  listNextHallDays,
  nextHallChange,
} from '../../domain/dates/hallState.ts';
import type { Translate } from '../../i18n/define.ts';
import { calendarMessages } from '../../i18n/en/calendar.ts';
import { partMessages } from '../../i18n/en/parts.ts';
import { formatTime } from '../../i18n/formatTime.ts';
import { hallAnchor } from '../../routes/anchor.ts';
import { site } from '../../site.ts';
import { minWidth, onPaper } from '../../theme/breakpoints.ts';
import { notOnPaper, onlyOnPaper } from '../../theme/printVisibility.ts';
import { DiamondBadge } from '../media/DiamondBadge.tsx';

const titleId = 'hall-hours';
const shownDays = 3;
/** The name of a weekday without a date means the next day of that name. */
const daysOfWeek = 7;

/** The lines that it has at most before and after the time is known: nothing below it moves. */
const reservedLines = shownDays + 4;

const Box = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  align-content: start;
  column-gap: 0.75rem;
  min-height: calc(${reservedLines} * 1.4em + 1rem);
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

/* On a narrow phone a day's hours need the whole width to fit on one line. */
const NextDays = styled.div`
  grid-column: 1 / -1;
  p {
    color: var(--ink2);
  }
  ${minWidth.pair} {
    grid-column: 2;
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
      periods.map(({ opens, closes }) => `${formatTime(opens)} – ${formatTime(closes)}`).join(', '),
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
  const clockTime = useNow(nextHallChange);
  const now = isAlertRunning ? null : clockTime;
  return (
    <Box id={hallAnchor} role="group" aria-labelledby={titleId}>
      <DiamondBadge icon="state-clock" />
      <div>
        <p id={titleId}>{messages.tasks.hall}</p>
        <WeeklyHours $isOnlyPrinted={now !== null}>
          {messages.hours(site.hall.opens, site.hall.closes)}
        </WeeklyHours>
        {now !== null && <CurrentState>{formatHallState(hallStateAt(now), now, translate)}</CurrentState>}
      </div>
      {/* Its own key makes it another element, which appears where the other would move. */}
      <NextDays key={now === null ? 'weekly' : 'days'}>
        {now !== null && (
          <>
            <ul>
              {listNextHallDays(now, shownDays).map((days) => (
                <li key={days[0]?.day}>{formatHallDays(days, translate)}</li>
              ))}
            </ul>
            <p>{messages.hall.holidaysMayBeMissing}</p>
          </>
        )}
        {isAlertRunning && <p>{messages.hall.mayChange}</p>}
      </NextDays>
    </Box>
  );
};
