/** The day to which the hall moved the citizen, in the place of the day that they chose; and its file for a calendar. */
import { useMachine } from '@xstate/react';
import { receiptActionsMachine } from '../../../../machines/request/receiptActions.ts';
import { Button, ButtonRow } from '../../../components/ui/Button.tsx';
import { useMessages, useTranslate } from '../../../context/localeContext.ts';
import { formatMoment } from '../../../domain/dates/formatDay.ts';
import type { FormType } from '../../../form/types.ts';
import { receiptMessages } from '../../../i18n/en/receipt.ts';
import { statusPageMessages } from '../../../i18n/en/statusPage.ts';
import { createCalendarSaver } from './calendarSaver.ts';

interface MovedAppointmentProps {
  readonly reference: string;
  /** null where neither the link nor the tab says it. */
  readonly type: FormType | null;
  /** 'yyyy-mm-ddThh:mm' */
  readonly movedTo: string;
}

export const MovedAppointment = ({ reference, type, movedTo }: MovedAppointmentProps) => {
  const translate = useTranslate();
  const messages = useMessages(statusPageMessages).moved;
  const { calendar } = useMessages(receiptMessages);
  const [state, send] = useMachine(
    receiptActionsMachine.provide({
      actors: { saveCalendar: createCalendarSaver({ reference, type, schedule: movedTo }, translate) },
    }),
  );
  return (
    <>
      <p>
        <span>{messages.title}</span> <b>{formatMoment(movedTo, translate)}</b>
      </p>
      <p>{messages.text}</p>
      <ButtonRow>
        <Button secondary icon="state-calendar" onClick={() => send({ type: 'SAVE_CALENDAR' })}>
          {calendar.save}
        </Button>
      </ButtonRow>
      {state.hasTag('calendarFailed') && <p>{calendar.failed}</p>}
    </>
  );
};
