/** What became of the last attempt to send, above the robot checkbox. */

import { useFormikContext } from 'formik';
import { useContext, useEffect } from 'react';
import styled from 'styled-components';
import { Checkbox } from '../../../components/fields/Checkbox.tsx';
import { HallDayNotes } from '../../../components/hall/HallDayNotes.tsx';
import { toTelUrl } from '../../../components/links/CallLink.tsx';
import { requestStatusPath } from '../../../components/paths/servicePaths.ts';
import { Alert } from '../../../components/ui/Alert.tsx';
import { Button, ButtonAnchor, ButtonLink, ButtonRow } from '../../../components/ui/Button.tsx';
import { FocusOnShow } from '../../../components/ui/FocusOnShow.tsx';
import { SampleTag } from '../../../components/ui/SampleTag.tsx';
import { parseDocuments } from '../../../content/models/documents.ts';
import { toHallDays } from '../../../content/models/hallDay.ts';
import { LocalizationContext, useMessages, useTranslate } from '../../../context/localeContext.ts';
import type { FormRequestState, RequestStore } from '../../../context/requests.ts';
import { useServices } from '../../../context/services.ts';
import { addDays } from '../../../domain/dates/day.ts';
import { formatLongDay, formatMoment } from '../../../domain/dates/formatDay.ts';
import { halfDayOf, maxPlaceDays } from '../../../domain/places/placeName.ts';
import type { FormValues } from '../../../form/values.ts';
import type { Translate } from '../../../i18n/define.ts';
import { formMessages } from '../../../i18n/en/form.ts';
import { type FailureCode, outcomeMessages } from '../../../i18n/en/outcome.ts';
import { sendingMessages } from '../../../i18n/en/sending.ts';
import { site } from '../../../site.ts';

interface SubmitAlertsProps {
  readonly state: FormRequestState;
  readonly send: RequestStore['send'];
}

interface SubmitErrorAlertProps {
  /** Error code from the machine; one without its own message shows as 'unknown'. */
  readonly code: string;
  readonly onDismiss: () => void;
}

const hasMessage = (code: string, translate: Translate): code is FailureCode =>
  Object.hasOwn(translate(outcomeMessages).failure.codes, code);

/** Spec §8: 'Error submitting form: ' and our own message, followed by the next steps for the citizen. */
const SubmitErrorAlert = ({ code, onDismiss }: SubmitErrorAlertProps) => {
  const translate = useTranslate();
  const messages = useMessages(outcomeMessages);
  const { clock, checkVersion } = useServices();
  const isRefused = code === 'permission-denied';
  // The page of an older release may send what the rules refuse now.
  useEffect(() => {
    if (isRefused) checkVersion();
  }, [isRefused, checkVersion]);
  const { lead, answersKept: preserved, call, codes, clock: clockMessage } = messages.failure;
  const { message, next } = codes[hasMessage(code, translate) ? code : 'unknown'];
  const { number, sample } = site.hall.telephone;
  return (
    <Alert tone="error" title={`${lead}${message}`} onDismiss={onDismiss}>
      <p>
        <span>{preserved}</span> <span>{next}</span>
        {isRefused && !clock.isCorrected() && <span>{` ${clockMessage}`}</span>}
      </p>
      <ButtonRow>
        <ButtonAnchor secondary icon="state-phone" href={toTelUrl(number)}>
          {call}
        </ButtonAnchor>
        {sample && <SampleTag isOfNumber />}
      </ButtonRow>
    </Alert>
  );
};

/** Why no request can be stored for the chosen time, with the next free time. Every answer stays in the form. */
const ScheduleRefusedAlert = ({ state, send }: SubmitAlertsProps) => {
  const translate = useTranslate();
  const { places, hallClosed } = useMessages(formMessages);
  const { failure } = useMessages(outcomeMessages);
  const { check } = useMessages(sendingMessages).withdrawn;
  const { setFieldValue } = useFormikContext<FormValues>();
  const localization = useContext(LocalizationContext);
  const { refusal, record } = state.context;
  const halfDay = halfDayOf(String(record.schedule));
  if (refusal === null || halfDay === null) return null;
  const { kind, next } = refusal;
  const documents = parseDocuments([refusal.hallDay], 1) ?? [];
  const [hallDay] = toHallDays(documents, { ...localization, report: () => {} });
  const titles = { full: places.full, hallClosed: hallClosed.alert, notOpenYet: places.notOpenYet };
  const nextStep = next === null ? places.none : hallClosed.next(formatMoment(next, translate));
  const opens = formatLongDay(addDays(halfDay.day, -maxPlaceDays), translate);
  const code = state.context.isUnanswered ? state.context.code : null;
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

const Note = styled.p`
  color: var(--ink2);
  font-size: 1.0625rem;
`;

/** 'Not sent yet' alert: the request waits for the signal; it can be stored on the phone, sent now or withdrawn. */
const QueuedAlert = ({ state, send }: SubmitAlertsProps) => {
  const messages = useMessages(sendingMessages).waiting;
  const isOnPhone = state.hasTag('onPhone');
  return (
    <Alert tone="warning" role="alert" title={messages.title}>
      <p>{isOnPhone ? messages.onPhone : messages.sentence}</p>
      <Checkbox
        type="checkbox"
        name="keepWaiting"
        label={messages.keep}
        aria-describedby="keep-waiting"
        checked={isOnPhone}
        onChange={(event) => send({ type: event.target.checked ? 'STORE_ON_PHONE' : 'REMOVE_FROM_PHONE' })}
      />
      <Note id="keep-waiting">{state.hasTag('storeFailed') ? messages.notKept : messages.keepNote}</Note>
      <ButtonRow>
        <Button onClick={() => send({ type: 'SUBMIT' })}>{messages.again}</Button>
        <Button secondary onClick={() => send({ type: 'WITHDRAW' })}>
          {messages.withdraw}
        </Button>
      </ButtonRow>
    </Alert>
  );
};

interface WithdrawnAlertProps {
  /** Receipt code of attempts without a response; null if there were none. */
  readonly code: string | null;
  readonly onDismiss: () => void;
}

/** Confirms a withdrawal. If an earlier attempt got no response, the receipt page shows whether it arrived. */
const WithdrawnAlert = ({ code, onDismiss }: WithdrawnAlertProps) => {
  const messages = useMessages(sendingMessages).withdrawn;
  return (
    <Alert tone="note" role="status" title={messages.title} onDismiss={onDismiss}>
      <p>{code === null ? messages.sentence : messages.mayHave}</p>
      {code !== null && (
        <ButtonRow>
          <ButtonLink secondary to={requestStatusPath(code)}>
            {messages.check}
          </ButtonLink>
        </ButtonRow>
      )}
    </Alert>
  );
};

/** The request was sent already, by this page or another one, with answers that nobody can compare with these. */
const SentAlreadyAlert = ({ state, send }: SubmitAlertsProps) => {
  const translate = useTranslate();
  const { sentAlready } = useMessages(sendingMessages);
  const { stored } = state.context;
  const canSend = state.can({ type: 'SEND_AS_ANOTHER' });
  if (stored === null) return null;
  return (
    <Alert tone="warning" role="alert" title={sentAlready.title}>
      <p>{sentAlready.reference(stored.recordId)}</p>
      {stored.schedule !== null && <p>{sentAlready.day(formatMoment(stored.schedule, translate))}</p>}
      <p>{sentAlready.sentence}</p>
      <ButtonRow>
        <ButtonLink to={requestStatusPath(stored.receiptCode)}>{sentAlready.check}</ButtonLink>
        <Button
          secondary
          disabled={!canSend}
          aria-describedby={canSend ? undefined : 'another-reason'}
          onClick={() => send({ type: 'SEND_AS_ANOTHER' })}
        >
          {sentAlready.another}
        </Button>
      </ButtonRow>
      {!canSend && <Note id="another-reason">{sentAlready.robotFirst}</Note>}
    </Alert>
  );
};

export const SubmitAlerts = ({ state, send }: SubmitAlertsProps) => {
  const { failure } = state.context;
  return (
    <>
      {state.hasTag('failed') && failure !== null && (
        <FocusOnShow>
          <SubmitErrorAlert code={failure} onDismiss={() => send({ type: 'DISMISS' })} />
        </FocusOnShow>
      )}
      {state.hasTag('scheduleRefused') && (
        <FocusOnShow>
          <ScheduleRefusedAlert state={state} send={send} />
        </FocusOnShow>
      )}
      {state.hasTag('queued') && (
        <FocusOnShow>
          <QueuedAlert state={state} send={send} />
        </FocusOnShow>
      )}
      {state.hasTag('withdrawn') && (
        <FocusOnShow>
          <WithdrawnAlert
            code={state.context.isUnanswered ? state.context.code : null}
            onDismiss={() => send({ type: 'DISMISS' })}
          />
        </FocusOnShow>
      )}
      {state.hasTag('sentAlready') && (
        <FocusOnShow>
          <SentAlreadyAlert state={state} send={send} />
        </FocusOnShow>
      )}
    </>
  );
};
