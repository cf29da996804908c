/**
 * What the barangay says of the hall on the day of an appointment: that it will be closed, or a note. Where the receipt does not name
 * the day, because an earlier release sent the request, it names the days on which the hall will be closed.
 */
import styled from 'styled-components';
import { HallDayNotes } from '../../../components/hall/HallDayNotes.tsx';
import { Alert } from '../../../components/ui/Alert.tsx';
import { useMessages, useTranslate } from '../../../context/localeContext.ts';
import { formatLongDate } from '../../../domain/dates/formatDay.ts';
import { formatHallDay } from '../../../domain/dates/formatHallDay.ts';
import { everyDay, findHallDay } from '../../../domain/dates/hallDay.ts';
import { createHallDayOf, isClosedAt } from '../../../domain/dates/hallState.ts';
import { halfDayOf, halves } from '../../../domain/places/placeName.ts';
import { formMessages } from '../../../i18n/en/form.ts';
import { statusPageMessages } from '../../../i18n/en/statusPage.ts';
import { useHallDays } from '../../../query/useHallDays.ts';
import { useToday } from '../../../ssr/hydration/useToday.ts';

const Days = styled.ul`
  li {
    margin-top: 0.35rem;
  }
  li > span {
    padding-left: 0.75rem;
    color: var(--ink2);
  }
`;

/** More than these say less. */
const shownDays = 5;

interface HallOnDayProps {
  /** 'yyyy-mm-ddThh:mm'; null where it is unknown. */
  readonly appointment: string | null;
}

export const HallOnDay = ({ appointment }: HallOnDayProps) => {
  const translate = useTranslate();
  const { closed } = useMessages(statusPageMessages);
  const { hallClosed } = useMessages(formMessages);
  const { days } = useHallDays();
  const today = useToday();
  const halfDay = appointment === null ? null : halfDayOf(appointment);
  if (appointment === null || halfDay === null) {
    const closedDays = days.filter(
      ({ id, isClosed }) => id !== everyDay && id >= today && halves.some((half) => isClosed[half]),
    );
    return closedDays.length === 0 ? null : (
      <Alert tone="note" role="none" title={closed.someDays}>
        <Days>
          {closedDays.slice(0, shownDays).map((record) => (
            <li key={record.id}>
              {formatHallDay(record, translate)}
              <HallDayNotes record={record} />
            </li>
          ))}
        </Days>
        <p>
          {closed.ifChosen} {closed.wait}
        </p>
      </Alert>
    );
  }
  const { day, half } = halfDay;
  if (day < today) return null;
  const record = findHallDay(days, day);
  const { holiday } = createHallDayOf(days)(day);
  const notes = record !== null && <HallDayNotes record={record} />;
  if (isClosedAt(days, appointment))
    return (
      <Alert tone="warning" role="none" title={closed.title}>
        <p>
          {holiday === null
            ? hallClosed.half[half](formatLongDate(day, translate))
            : formatHallDay({ ...record, id: day }, translate)}
        </p>
        {notes}
        <p>
          {closed.next} {closed.wait}
        </p>
      </Alert>
    );
  return record === null || record.note === '' ? null : (
    <Alert tone="note" role="none" title={formatHallDay({ ...record, id: day }, translate)}>
      {notes}
    </Alert>
  );
};
