/** Why no request can be stored for the chosen time, with the next free time. Every answer stays in the form. */
import { useFormikContext } from 'formik';
import { useContext } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { isUnanswered } from '../../../../machines/request/context.ts';
import type { formRequestMachine } from '../../../../machines/request/machine.ts';
import { HallDayNotes } from '../../../components/hall/HallDayNotes.tsx';
import { requestStatusPath } from '../../../components/paths/servicePaths.ts';
import { Alert } from '../../../components/ui/Alert.tsx';
import { Button, ButtonLink, ButtonRow } from '../../../components/ui/Button.tsx';
import { parseDocuments } from '../../../content/models/documents.ts';
import { toHallDays } from '../../../content/models/hallDay.ts';
import { LocalizationContext, useMessages, useTranslate } from '../../../context/localeContext.ts';
import { addDays } from '../../../domain/dates/day.ts';
import { formatLongDay, formatMoment } from '../../../domain/dates/formatDay.ts';
import { halfDayOf, maxPlaceDays } from '../../../domain/places/placeName.ts';
import type { FormValues } from '../../../form/values.ts';
import { formMessages } from '../../../i18n/en/form.ts';
import { outcomeMessages } from '../../../i18n/en/outcome.ts';
import { sendingMessages } from '../../../i18n/en/sending.ts';

interface ScheduleRefusedAlertProps {
  readonly state: SnapshotFrom<typeof formRequestMachine>;
  readonly send: ActorRefFrom<typeof formRequestMachine>['send'];
}

export const ScheduleRefusedAlert = ({ state, send }: ScheduleRefusedAlertProps) => {
  const translate = useTranslate();
  const { places, hallClosed } = useMessages(formMessages);
  const { failure } = useMessages(outcomeMessages);
  const { check } = useMessages(sendingMessages).withdrawn;
  const { setFieldValue } = useFormikContext<FormValues>();
  const localization = useContext(LocalizationContext);
  const { refusal, record, requestIds } = state.context;
  const halfDay = halfDayOf(String(record.schedule));
  if (refusal === null || halfDay === null) return null;
  const { kind, next } = refusal;
  const documents = parseDocuments([refusal.hallDay], 1) ?? [];
  const [hallDay] = toHallDays(documents, { ...localization, report: () => {} });
  const titles = { full: places.full, hallClosed: hallClosed.alert, notOpenYet: places.notOpenYet };
  const nextStep = next === null ? places.none : hallClosed.next(formatMoment(next, translate));
  const opens = formatLongDay(addDays(halfDay.day, -maxPlaceDays), translate);
  const code = isUnanswered(state.context) ? (requestIds?.receiptCode ?? null) : null;
  const dismiss = () => send({ type: 'DISMISS' });
  return (
    <Alert tone="error" icon="state-calendar" title={titles[kind]} onDismiss={dismiss}>
      <p>{hallClosed.half[halfDay.half](formatLongDay(halfDay.day, translate))}</p>
      {hallDay !== undefined && <HallDayNotes record={hallDay} />}
      <p>
        <span>{kind === 'notOpenYet' ? places.opens(opens) : nextStep}</span>{' '}
        <span>{failure.answersKept}</span>
      </p>
      {code !== null && <p>{places.mayHaveArrived}</p>}
      <ButtonRow>
        {next !== null && (
          <Button
            secondary
            onClick={() => {
              void setFieldValue('schedule', next, true);
              dismiss();
            }}
          >
            {hallClosed.take}
          </Button>
        )}
        {code !== null && (
          <ButtonLink secondary to={requestStatusPath(code)}>
            {check}
          </ButtonLink>
        )}
      </ButtonRow>
    </Alert>
  );
};
