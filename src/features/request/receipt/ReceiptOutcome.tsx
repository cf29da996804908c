/**
 * Result of a receipt lookup, in a polite live region: looking, the request's status, not found, not readable. What a found request
 * is about follows it.
 */
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { SnapshotFrom } from 'xstate';
import type {
  ReceiptCodeInput,
  ReceiptStatus,
  requestStatusMachine,
} from '../../../../machines/request/status.ts';
import { omitPastAppointment } from '../../../components/charter/times.ts';
import { formServicePath } from '../../../components/paths/servicePaths.ts';
import { Alert, type AlertTone } from '../../../components/ui/Alert.tsx';
import { Button, ButtonLink, ButtonRow } from '../../../components/ui/Button.tsx';
import { ProgressBar } from '../../../components/ui/ProgressBar.tsx';
import { useLoadFailure } from '../../../components/ui/useLoadFailure.ts';
import { VisuallyHidden } from '../../../components/ui/VisuallyHidden.ts';
import { useMessages, useTranslate } from '../../../context/localeContext.ts';
import { formatInstant } from '../../../domain/dates/formatDay.ts';
import { appointmentOf, isAppearanceDue } from '../../../domain/request/appointment.ts';
import {
  parseRequestReason,
  parseRequestState,
  type RequestState,
  requestStates,
} from '../../../domain/request/requestState.ts';
import { serviceChooserPath } from '../../../form/requestPath.ts';
import { type FormType, parseFormType } from '../../../form/typeNames.ts';
import type { Translate } from '../../../i18n/define.ts';
import { outcomeMessages } from '../../../i18n/en/outcome.ts';
import { partMessages } from '../../../i18n/en/parts.ts';
import { receiptMessages } from '../../../i18n/en/receipt.ts';
import { requestMessages } from '../../../i18n/en/requests.ts';
import { statusPageMessages } from '../../../i18n/en/statusPage.ts';
import { site } from '../../../site.ts';
import { useToday } from '../../../ssr/hydration/useToday.ts';
import { Appointment } from './Appointment.tsx';
import { HallOnDay } from './HallOnDay.tsx';
import { HandledBy } from './HandledBy.tsx';
import { LawfulDay } from './LawfulDay.tsx';
import { RequestPapers } from './RequestPapers.tsx';
import { RequestSteps } from './RequestSteps.tsx';

/* As high as the shortest result, so that little moves when it arrives. */
const OutcomeArea = styled.div<{ readonly $isEmpty: boolean }>`
  max-width: 41rem;
  scroll-margin-top: 1rem;
  min-height: ${({ $isEmpty }) => ($isEmpty ? '0' : '7rem')};
  & > * + * {
    margin-top: 0.75rem;
  }
`;

const Reference = styled.b`
  font-family: ui-monospace, 'Roboto Mono', Consolas, monospace;
  font-size: 1.5rem;
  letter-spacing: 0.06em;
`;

const tones: Readonly<Record<RequestState, AlertTone>> = {
  received: 'good',
  processing: 'note',
  ready: 'good',
  released: 'note',
  refused: 'warning',
};

interface ReceiptOutcomeProps {
  readonly state: SnapshotFrom<typeof requestStatusMachine>;
  readonly onAgain: () => void;
}

interface RequestedServiceProps {
  readonly sentHere: NonNullable<ReceiptStatus['sentHere']> | null;
  readonly codeInput: ReceiptCodeInput;
}

const findRequestedType = ({ sentHere, codeInput }: RequestedServiceProps): FormType | null =>
  codeInput.is === 'code' ? parseFormType(sentHere === null ? codeInput.linkedType : sentHere.type) : null;

/**
 * The service of a request that was sent from this tab. Else the service that the link names, as the link's words: the receipt has
 * none, and anybody can write a link.
 */
const RequestedService = (props: RequestedServiceProps) => {
  const pageText = useMessages(statusPageMessages);
  const requestText = useMessages(requestMessages);
  const type = findRequestedType(props);
  return type === null ? null : (
    <p>
      <span>{props.sentHere === null ? pageText.linkSays : pageText.sentHere}</span>{' '}
      <Link to={formServicePath(type)}>{requestText.services[type].name}</Link>
    </p>
  );
};

/** What the page reads of a found request: a receipt of an earlier release has no day, but the tab that sent it may have it. */
const readAppointment = (found: ReceiptStatus | null) => {
  const state = parseRequestState(found?.state ?? 'received') ?? 'other';
  const days = {
    schedule: found?.schedule ?? found?.sentHere?.schedule ?? null,
    movedTo: found?.movedTo ?? null,
  };
  return {
    ...days,
    isDue: isAppearanceDue({ state, accepted: found?.accepted ?? null }),
    appointment: appointmentOf(days),
  };
};

interface RequestProgressProps {
  readonly found: ReceiptStatus | null;
  readonly codeInput: ReceiptCodeInput;
}

/** Status of the request. An unknown status shows a general message, never its raw value. */
const RequestProgress = ({ found, codeInput }: RequestProgressProps) => {
  const translate = useTranslate();
  const statusMessages = useMessages(receiptMessages).status;
  const pageText = useMessages(statusPageMessages);
  const formText = useMessages(outcomeMessages);
  const partText = useMessages(partMessages);
  const { recordId = null, state: stateName = 'received', since = null, sentHere = null } = found ?? {};
  const state = parseRequestState(stateName);
  const { isDue, schedule, movedTo } = readAppointment(found);
  const type = findRequestedType({ sentHere, codeInput });
  const reason = state === null ? null : parseRequestReason(state, found?.reason);
  const { title, text } = state === null ? statusMessages.otherState : statusMessages.states[state];
  return (
    <Alert tone={state === null ? 'note' : tones[state]} role="none" title={title}>
      {recordId !== null && (
        <p>
          <span>{formText.success.reference}</span>
          <VisuallyHidden>{` ${partText.spelled(recordId)}`}</VisuallyHidden>{' '}
          <Reference aria-hidden="true">{recordId}</Reference>
        </p>
      )}
      <RequestedService sentHere={sentHere} codeInput={codeInput} />
      {since !== null && <p>{pageText.since(formatInstant(since, translate))}</p>}
      {reason !== null && (
        <p>
          <b>{pageText.reason}</b> <span>{statusMessages.reasons[reason]}</span>
        </p>
      )}
      <p>{text}</p>
      {isDue ? (
        <Appointment reference={recordId ?? ''} type={type} schedule={schedule} movedTo={movedTo} />
      ) : (
        state === 'processing' && <p>{pageText.processing}</p>
      )}
      {found !== null && (
        <>
          <LawfulDay found={found} type={type} isAppearanceDue={isDue} />
          <HandledBy found={found} />
        </>
      )}
    </Alert>
  );
};

/** Where a found request is, and what to bring and to pay, as long as there is something to come for. */
const RequestDetails = ({ found, codeInput }: RequestProgressProps) => {
  const state = parseRequestState(found?.state ?? 'received');
  const type = findRequestedType({ sentHere: found?.sentHere ?? null, codeInput });
  const isFinished = state !== null && requestStates[state].isFinished === true;
  const today = useToday();
  // The law's day counts from the acceptance of the papers once there is one, or was extended.
  const { isDue, appointment } = readAppointment(found);
  const counted = isDue && found?.accepted == null && found?.until == null ? appointment : null;
  return (
    <>
      {state !== null && <RequestSteps state={state} />}
      {type !== null && !isFinished && (
        <RequestPapers type={type} schedule={omitPastAppointment(counted, today)} />
      )}
    </>
  );
};

/** @param unreadable why the answer could not be loaded */
const renderOutcome = (
  { state, onAgain }: ReceiptOutcomeProps,
  translate: Translate,
  unreadable: string,
): ReactNode => {
  const pageText = translate(statusPageMessages);
  const messages = translate(partMessages);
  const again = (
    <Button secondary onClick={onAgain}>
      {pageText.again}
    </Button>
  );
  if (state.hasTag('loading'))
    return (
      <>
        <p>{pageText.looking}</p>
        <ProgressBar label={messages.loading} />
      </>
    );
  if (state.hasTag('received')) {
    const { isDue, appointment } = readAppointment(state.context.found);
    return (
      <>
        <RequestProgress {...state.context} />
        {isDue && <HallOnDay appointment={appointment} />}
      </>
    );
  }
  if (state.hasTag('notReceived'))
    return (
      <Alert tone="warning" role="none" title={pageText.notReceived.title}>
        <p>{pageText.notReceived.text}</p>
        <p>{pageText.notReceived.over(site.retention.finished)}</p>
        <ButtonRow>
          {again}
          <ButtonLink secondary to={serviceChooserPath}>
            {pageText.notReceived.request}
          </ButtonLink>
        </ButtonRow>
      </Alert>
    );
  if (state.hasTag('loadFailed'))
    return (
      <Alert tone="warning" role="none" title={pageText.unreadable.title}>
        <p>{unreadable}</p>
        <ButtonRow>{again}</ButtonRow>
      </Alert>
    );
  return null;
};

export const ReceiptOutcome = (props: ReceiptOutcomeProps) => {
  const translate = useTranslate();
  const unreadable = useLoadFailure(useMessages(statusPageMessages).unreadable.text);
  const outcome = renderOutcome(props, translate, unreadable);
  const area = useRef<HTMLDivElement>(null);
  const isLoading = props.state.hasTag('loading');
  const wasLoading = useRef(isLoading);
  useEffect(() => {
    // The result may be out of view above the field. The field keeps the focus, because another code may follow.
    if (wasLoading.current && !isLoading) area.current?.scrollIntoView({ block: 'nearest' });
    wasLoading.current = isLoading;
  }, [isLoading]);
  return (
    <>
      <OutcomeArea ref={area} role="status" $isEmpty={outcome === null}>
        {outcome}
      </OutcomeArea>
      {props.state.hasTag('received') && <RequestDetails {...props.state.context} />}
    </>
  );
};
