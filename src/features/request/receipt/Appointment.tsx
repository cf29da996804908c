/** The one day on which a citizen is to come, whether the hall moved them to it or not; and its file for a calendar. */
import { useMachine } from '@xstate/react';
import { receiptActionsMachine } from '../../../../machines/request/receiptActions.ts';
import { Button, ButtonRow } from '../../../components/ui/Button.tsx';
import { useLoadFailure } from '../../../components/ui/useLoadFailure.ts';
import { useMessages, useTranslate } from '../../../context/localeContext.ts';
import { useServices } from '../../../context/services.ts';
import { formatMoment } from '../../../domain/dates/formatDay.ts';
import { isClosedAt } from '../../../domain/dates/hallState.ts';
import { appointmentOf } from '../../../domain/request/appointment.ts';
import type { FormType } from '../../../form/types.ts';
import { receiptMessages } from '../../../i18n/en/receipt.ts';
import { statusPageMessages } from '../../../i18n/en/statusPage.ts';
import { useHallDays } from '../../../query/useHallDays.ts';
import { useToday } from '../../../ssr/hydration/useToday.ts';
import { createCalendarSaver } from './calendarSaver.ts';

interface AppointmentProps {
  readonly reference: string;
  /** Null where neither the link nor the tab says it. */
  readonly type: FormType | null;
  /** 'yyyy-mm-ddThh:mm': what the citizen chose; null where it is unknown. */
  readonly schedule: string | null;
  /** The same: where the hall moved them; null where it moved nobody. */
  readonly movedTo: string | null;
}

interface CalendarButtonProps extends AppointmentProps {
  /** 'yyyy-mm-ddThh:mm' */
  readonly appointment: string;
}

const CalendarButton = ({ reference, type, schedule, appointment }: CalendarButtonProps) => {
  const translate = useTranslate();
  const { calendar } = useMessages(receiptMessages);
  const failed = useLoadFailure(calendar.failed);
  const { clock } = useServices();
  const facts = { reference, type, schedule, appointment };
  const [state, send] = useMachine(
    receiptActionsMachine.provide({ actors: { saveCalendar: createCalendarSaver(facts, clock, translate) } }),
  );
  return (
    <>
      <ButtonRow>
        <Button secondary icon="state-calendar" onClick={() => send({ type: 'SAVE_CALENDAR' })}>
          {calendar.save}
        </Button>
      </ButtonRow>
      {state.hasTag('calendarFailed') && <p>{failed}</p>}
    </>
  );
};

export const Appointment = (props: AppointmentProps) => {
  const translate = useTranslate();
  const { appointment: messages } = useMessages(statusPageMessages);
  const { days } = useHallDays();
  const today = useToday();
  const appointment = appointmentOf(props);
  if (appointment === null) return <p>{messages.unknown}</p>;
  const isMoved = props.movedTo !== null;
  const isOver = appointment.slice(0, 10) < today;
  return (
    <>
      <p>
        <span>{isMoved ? messages.newDay : messages.day}</span> <b>{formatMoment(appointment, translate)}</b>
      </p>
      {isOver ? (
        <p>{messages.over}</p>
      ) : (
        // On a closed day the warning of `HallOnDay` says what to do instead.
        !isClosedAt(days, appointment) && (
          <>
            <p>{isMoved ? `${messages.moved} ${messages.come}` : messages.come}</p>
            <CalendarButton {...props} appointment={appointment} />
          </>
        )
      )}
    </>
  );
};
