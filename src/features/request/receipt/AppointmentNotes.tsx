/** What a citizen should know of their day besides its hour: that the hall moved them, that it is over, the barangay's own note. */
import { HallDayNotes } from '../../../components/hall/HallDayNotes.tsx';
import { useMessages } from '../../../context/localeContext.ts';
import { statusPageMessages } from '../../../i18n/en/statusPage.ts';
import type { HallOnDay } from './useHallOnDay.ts';

interface AppointmentNotesProps {
  readonly isMoved: boolean;
  readonly hall: HallOnDay;
}

export const AppointmentNotes = ({ isMoved, hall: { standing, record } }: AppointmentNotesProps) => {
  const { moved, over, unknown } = useMessages(statusPageMessages).appointment;
  if (standing === 'unknown') return <p>{unknown}</p>;
  if (standing === 'over') return <p>{over}</p>;
  if (standing === 'closed') return null;
  return (
    <>
      {/* The reason is that of the other half of the day. */}
      {record !== null && <HallDayNotes record={{ ...record, reason: '' }} />}
      {isMoved && <p>{moved}</p>}
    </>
  );
};
