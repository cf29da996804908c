/**
 * That the hall will be closed when a citizen is to come. Where the receipt does not name the day, the coming days on which the hall will
 * be closed.
 */
import styled from 'styled-components';
import { HallDayNotes } from '../../../components/hall/HallDayNotes.tsx';
import { Alert } from '../../../components/ui/Alert.tsx';
import { useMessages, useTranslate } from '../../../context/localeContext.ts';
import { formatLongDate } from '../../../domain/dates/formatDay.ts';
import { formatHallDay } from '../../../domain/dates/formatHallDay.ts';
import { createHallDayOf } from '../../../domain/dates/hallState.ts';
import { halfDayOf } from '../../../domain/places/placeName.ts';
import { formMessages } from '../../../i18n/en/form.ts';
import { statusPageMessages } from '../../../i18n/en/statusPage.ts';
import type { HallOnDay } from './useHallOnDay.ts';

const Days = styled.ul`
  li {
    margin-top: 0.35rem;
  }
  li > span {
    padding-left: 0.75rem;
    color: var(--ink2);
  }
`;

interface HallWarningProps {
  /** 'yyyy-mm-ddThh:mm'; null where it is unknown. */
  readonly appointment: string | null;
  readonly hall: HallOnDay;
}

export const HallWarning = ({ appointment, hall: { isWarned, closedDays, record } }: HallWarningProps) => {
  const translate = useTranslate();
  const { closed } = useMessages(statusPageMessages);
  const { hallClosed } = useMessages(formMessages);
  const halfDay = halfDayOf(appointment ?? '');
  if (!isWarned) return null;
  if (halfDay === null)
    return (
      <Alert tone="warning" role="none" title={closed.someDays}>
        <Days>
          {closedDays.map((each) => (
            <li key={each.id}>
              {formatHallDay(each, translate)}
              <HallDayNotes record={each} />
            </li>
          ))}
        </Days>
        <p>
          {closed.ifChosen} {closed.wait}
        </p>
      </Alert>
    );
  const { day, half } = halfDay;
  const isHoliday = createHallDayOf(record === null ? [] : [record])(day).holiday !== null;
  return (
    <Alert tone="warning" role="none" title={closed.title}>
      <p>
        {isHoliday
          ? formatHallDay({ ...record, id: day }, translate)
          : hallClosed.half[half](formatLongDate(day, translate))}
      </p>
      {record !== null && <HallDayNotes record={record} />}
      <p>
        {closed.next} {closed.wait}
      </p>
    </Alert>
  );
};
