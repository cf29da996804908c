/** Result of a receipt lookup, in a polite live region: looking, the request's status, not found, not readable. */
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { SnapshotFrom } from 'xstate';
import type {
  ReceiptCodeInput,
  ReceiptStatus,
  requestStatusMachine,
} from '../../../../machines/request/status.ts';
import { serviceChooserPath } from '../../../components/paths/servicePaths.ts';
import { Alert, type AlertTone } from '../../../components/ui/Alert.tsx';
import { Button, ButtonLink, ButtonRow } from '../../../components/ui/Button.tsx';
import { ProgressBar } from '../../../components/ui/ProgressBar.tsx';
import { VisuallyHidden } from '../../../components/ui/VisuallyHidden.ts';
import { useMessages, useTranslate } from '../../../context/localeContext.ts';
import { formatInstant } from '../../../domain/dates/formatDay.ts';
import {
  parseRequestReason,
  parseRequestState,
  type RequestState,
} from '../../../domain/request/requestState.ts';
import { parseFormType } from '../../../form/typeNames.ts';
import type { Translate } from '../../../i18n/define.ts';
import { formMessages } from '../../../i18n/en/form.ts';
import { partMessages } from '../../../i18n/en/parts.ts';
import { receiptMessages } from '../../../i18n/en/receipt.ts';
import { requestMessages } from '../../../i18n/en/requests.ts';
import { site } from '../../../site.ts';

/* As high as the shortest result, so that little moves when it arrives. */
const OutcomeArea = styled.div<{ readonly $isEmpty: boolean }>`
  max-width: 41rem;
  min-height: ${({ $isEmpty }) => ($isEmpty ? '0' : '7rem')};
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

/** The service that the link names, as the link's words: the receipt has none, and anybody can write a link. */
const LinkedService = ({ codeInput }: { readonly codeInput: ReceiptCodeInput }) => {
  const statusMessages = useMessages(receiptMessages).status;
  const requestText = useMessages(requestMessages);
  if (codeInput.is !== 'code') return null;
  const type = parseFormType(codeInput.linkedType);
  if (type === null) return null;
  return (
    <p>
      <span>{statusMessages.linkSays}</span> <b>{requestText.services[type].name}</b>
    </p>
  );
};

interface RequestProgressProps {
  readonly found: ReceiptStatus | null;
  readonly codeInput: ReceiptCodeInput;
}

/** Status of the request. An unknown status shows a general message, never its raw value. */
const RequestProgress = ({ found, codeInput }: RequestProgressProps) => {
  const translate = useTranslate();
  const statusMessages = useMessages(receiptMessages).status;
  const formText = useMessages(formMessages);
  const partText = useMessages(partMessages);
  const { recordId = null, state: stateName = 'received', since = null } = found ?? {};
  const state = parseRequestState(stateName);
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
      <LinkedService codeInput={codeInput} />
      {since !== null && <p>{statusMessages.since(formatInstant(since, translate))}</p>}
      {reason !== null && (
        <p>
          <b>{statusMessages.reason}</b> <span>{statusMessages.reasons[reason]}</span>
        </p>
      )}
      <p>{text}</p>
    </Alert>
  );
};

const renderOutcome = ({ state, onAgain }: ReceiptOutcomeProps, translate: Translate): ReactNode => {
  const statusMessages = translate(receiptMessages).status;
  const messages = translate(partMessages);
  const again = (
    <Button secondary onClick={onAgain}>
      {statusMessages.again}
    </Button>
  );
  if (state.hasTag('loading'))
    return (
      <>
        <p>{statusMessages.looking}</p>
        <ProgressBar label={messages.loading} />
      </>
    );
  if (state.hasTag('received')) return <RequestProgress {...state.context} />;
  if (state.hasTag('notReceived'))
    return (
      <Alert tone="warning" role="none" title={statusMessages.notReceived.title}>
        <p>{statusMessages.notReceived.text}</p>
        <p>{statusMessages.notReceived.over(site.retention.finished)}</p>
        <ButtonRow>
          {again}
          <ButtonLink secondary to={serviceChooserPath}>
            {statusMessages.notReceived.request}
          </ButtonLink>
        </ButtonRow>
      </Alert>
    );
  if (state.hasTag('loadFailed'))
    return (
      <Alert tone="warning" role="none" title={statusMessages.unreadable.title}>
        <p>{statusMessages.unreadable.text}</p>
        <ButtonRow>{again}</ButtonRow>
      </Alert>
    );
  return null;
};

export const ReceiptOutcome = (props: ReceiptOutcomeProps) => {
  const translate = useTranslate();
  const outcome = renderOutcome(props, translate);
  return (
    <OutcomeArea role="status" $isEmpty={outcome === null}>
      {outcome}
    </OutcomeArea>
  );
};
