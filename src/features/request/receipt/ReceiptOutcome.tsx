/**
 * Result of a receipt lookup, in a polite live region: looking, the request's status, not found, not readable. What a found request
 * is about follows it.
 */
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { SnapshotFrom } from 'xstate';
import type { requestStatusMachine } from '../../../../machines/request/status.ts';
import { listFeeAndTime } from '../../../components/charter/feeAndTime.tsx';
import { formServicePath } from '../../../components/paths/servicePaths.ts';
import { Alert, type AlertTone } from '../../../components/ui/Alert.tsx';
import { Button, ButtonLink, ButtonRow } from '../../../components/ui/Button.tsx';
import { ProgressBar } from '../../../components/ui/ProgressBar.tsx';
import { useLoadFailure } from '../../../components/ui/useLoadFailure.ts';
import { useMessages, useTranslate } from '../../../context/localeContext.ts';
import { formatInstant } from '../../../domain/dates/formatDay.ts';
import {
  parseRequestReason,
  type RequestState,
  requestStates,
} from '../../../domain/request/requestState.ts';
import { serviceChooserPath } from '../../../form/requestPath.ts';
import type { FormType } from '../../../form/types.ts';
import { partMessages } from '../../../i18n/en/parts.ts';
import { receiptMessages } from '../../../i18n/en/receipt.ts';
import { requestMessages } from '../../../i18n/en/requests.ts';
import { statusPageMessages } from '../../../i18n/en/statusPage.ts';
import { useFormService } from '../../../query/useFormService.ts';
import { useHallDays } from '../../../query/useHallDays.ts';
import { site } from '../../../site.ts';
import { RequirementsPanel } from '../requirements/RequirementsPanel.tsx';
import { AppointmentNotes } from './AppointmentNotes.tsx';
import { type FoundRequestProps, readRequest } from './foundRequest.ts';
import { HallWarning } from './HallWarning.tsx';
import { KeepActions } from './KeepActions.tsx';
import { LostCode } from './LostCode.tsx';
import { ReceiptHead, Slip } from './ReceiptHead.tsx';
import { RequestHandling } from './RequestHandling.tsx';
import { RequestSteps } from './RequestSteps.tsx';
import { SummaryList } from './SummaryList.tsx';
import { useHallOnDay } from './useHallOnDay.ts';

/* As high as the shortest result, so that little moves when it arrives. */
const OutcomeArea = styled.div`
  max-width: 41rem;
  min-height: 7rem;
  scroll-margin-top: 1rem;
  &:empty {
    min-height: 0;
  }
  & > * + * {
    margin-top: 0.75rem;
  }
`;

const Papers = styled.div`
  max-width: 41rem;
  margin-top: 2rem;
`;

const FeeAndTime = styled(SummaryList)`
  margin-top: 1rem;
  border-top: 3px solid var(--rule);
  & > div:last-child {
    border: 0;
  }
`;

const tones: Readonly<Record<RequestState, AlertTone>> = {
  received: 'good',
  processing: 'note',
  ready: 'good',
  released: 'note',
  refused: 'warning',
};

/** The day and the reference first; a warning before them, beside which nothing is green. */
const RequestProgress = ({ request }: FoundRequestProps) => {
  const translate = useTranslate();
  const statusMessages = useMessages(receiptMessages).status;
  const messages = useMessages(statusPageMessages);
  const { services } = useMessages(requestMessages);
  const { recordId, state, since = null, isSentHere, type, isDue, schedule, movedTo } = request;
  const appointment = isDue ? request.appointment : null;
  const hall = useHallOnDay(appointment);
  const isWarned = isDue && hall.isWarned;
  const isMoved = movedTo !== null;
  const reason = state === null ? null : parseRequestReason(state, request.reason);
  const { title, text } = state === null ? statusMessages.otherState : statusMessages.states[state];
  return (
    <>
      {isWarned && <HallWarning appointment={appointment} hall={hall} />}
      <Slip>
        <ReceiptHead
          reference={recordId}
          appointment={appointment}
          isMoved={isMoved}
          standing={hall.standing}
        >
          {isDue && <AppointmentNotes isMoved={isMoved} hall={hall} />}
          {hall.standing === 'open' && (
            <KeepActions
              reference={recordId ?? ''}
              schedule={schedule}
              appointment={appointment}
              type={type}
              picture={null}
            />
          )}
        </ReceiptHead>
      </Slip>
      <Alert tone={state === null || isWarned ? 'note' : tones[state]} role="none" title={title}>
        {type !== null && (
          <p>
            <span>{isSentHere ? messages.sentHere : messages.linkSays}</span>{' '}
            <Link to={formServicePath(type)}>{services[type].name}</Link>
          </p>
        )}
        {since !== null && <p>{messages.since(formatInstant(since, translate))}</p>}
        {reason !== null && (
          <p>
            <b>{messages.reason}</b> <span>{statusMessages.reasons[reason]}</span>
          </p>
        )}
        <p>{text}</p>
        {!isDue && state === 'processing' && <p>{messages.processing}</p>}
        <RequestHandling request={request} />
      </Alert>
    </>
  );
};

/** What to bring and to pay. */
const RequestPapers = ({ request, type }: FoundRequestProps & { readonly type: FormType }) => {
  const translate = useTranslate();
  const result = useFormService(type);
  const { days: hallDays } = useHallDays();
  const { accepted, until, appointment, isDue } = request;
  const { standing } = useHallOnDay(appointment);
  // The law's time counts from the acceptance of the papers once there is one, or was extended; and nobody can bring them on a closed day.
  const isCounted = isDue && accepted === null && until === null;
  const schedule = isCounted && standing === 'open' ? appointment : null;
  return (
    <Papers>
      <RequirementsPanel type={type} result={result}>
        <FeeAndTime rows={listFeeAndTime({ type, result, schedule, hallDays }, translate)} />
      </RequirementsPanel>
    </Papers>
  );
};

/** Where a found request is, and its papers as long as there is something to come for. */
const RequestDetails = ({ request }: FoundRequestProps) => {
  const { state, type } = request;
  const isFinished = state !== null && requestStates[state].isFinished === true;
  return (
    <>
      {state !== null && <RequestSteps state={state} />}
      {type !== null && !isFinished && <RequestPapers request={request} type={type} />}
    </>
  );
};

interface ReceiptOutcomeProps {
  readonly state: SnapshotFrom<typeof requestStatusMachine>;
  readonly onAgain: () => void;
}

export const ReceiptOutcome = ({ state, onAgain }: ReceiptOutcomeProps) => {
  const { again, looking, notReceived, unreadable } = useMessages(statusPageMessages);
  const { loading } = useMessages(partMessages);
  const unreadableText = useLoadFailure(unreadable.text);
  const { found, codeInput } = state.context;
  const request = state.hasTag('received') && found !== null ? readRequest(found, codeInput) : null;
  const area = useRef<HTMLDivElement>(null);
  const isLoading = state.hasTag('loading');
  const isReference = state.hasTag('reference');
  const wasLoading = useRef(isLoading);
  useEffect(() => {
    // The result may be out of view above the field. The field keeps the focus, because another code may follow.
    if ((wasLoading.current && !isLoading) || isReference) area.current?.scrollIntoView({ block: 'nearest' });
    wasLoading.current = isLoading;
  }, [isLoading, isReference]);
  const againButton = (
    <Button secondary onClick={onAgain}>
      {again}
    </Button>
  );
  return (
    <>
      <OutcomeArea ref={area} role="status">
        {isLoading && (
          <>
            <p>{looking}</p>
            <ProgressBar label={loading} />
          </>
        )}
        {request !== null && <RequestProgress request={request} />}
        {isReference && <LostCode />}
        {state.hasTag('notReceived') && (
          <Alert tone="warning" role="none" title={notReceived.title}>
            <p>{notReceived.text}</p>
            <p>{notReceived.over(site.retention.finished)}</p>
            <ButtonRow>
              {againButton}
              <ButtonLink secondary to={serviceChooserPath}>
                {notReceived.request}
              </ButtonLink>
            </ButtonRow>
          </Alert>
        )}
        {state.hasTag('loadFailed') && (
          <Alert tone="warning" role="none" title={unreadable.title}>
            <p>{unreadableText}</p>
            <ButtonRow>{againButton}</ButtonRow>
          </Alert>
        )}
      </OutcomeArea>
      {request !== null && <RequestDetails request={request} />}
    </>
  );
};
