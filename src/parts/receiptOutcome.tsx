/** What became of a look-up, told politely as it changes: looking, received, not received, not readable. */
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { SnapshotFrom } from 'xstate';
import type { requestStatus } from '../../machines/requestStatus.ts';
import { words } from '../words/en.ts';
import { partWords } from '../words/parts.ts';
import { receiptWords } from '../words/receipt.ts';
import { Alert } from './alert.tsx';
import { Actions, Button, ButtonLink } from './button.tsx';
import { requestsPath } from './servicePaths.ts';
import { Thread } from './thread.tsx';
import { VisuallyHidden } from './visuallyHidden.ts';

/* As high as the shortest answer, so that little moves when it comes. */
const Room = styled.div<{ readonly $isEmpty: boolean }>`
  max-width: 41rem;
  min-height: ${({ $isEmpty }) => ($isEmpty ? '0' : '7rem')};
`;

const Reference = styled.b`
  font-family: ui-monospace, 'Roboto Mono', Consolas, monospace;
  font-size: 1.5rem;
  letter-spacing: 0.06em;
`;

const said = receiptWords.status;

interface ReceiptOutcomeProps {
  readonly state: SnapshotFrom<typeof requestStatus>;
  readonly onAgain: () => void;
}

const answerOf = ({ state, onAgain }: ReceiptOutcomeProps): ReactNode => {
  const again = (
    <Button second onClick={onAgain}>
      {said.again}
    </Button>
  );
  if (state.hasTag('looking'))
    return (
      <>
        <p>{said.looking}</p>
        <Thread label={partWords.loading} />
      </>
    );
  if (state.hasTag('received')) {
    const reference = state.context.found?.recordId ?? null;
    return (
      <Alert tone="good" role="none" title={said.received.title}>
        {reference !== null && (
          <p>
            {words.success.reference}
            <VisuallyHidden>{` ${partWords.spelled(reference)}`}</VisuallyHidden>{' '}
            <Reference aria-hidden="true">{reference}</Reference>
          </p>
        )}
        <p>{said.received.text}</p>
      </Alert>
    );
  }
  if (state.hasTag('notReceived'))
    return (
      <Alert tone="warning" role="none" title={said.notReceived.title}>
        <p>{said.notReceived.text}</p>
        <Actions>
          {again}
          <ButtonLink second to={requestsPath}>
            {said.notReceived.request}
          </ButtonLink>
        </Actions>
      </Alert>
    );
  if (state.hasTag('unreadable'))
    return (
      <Alert tone="warning" role="none" title={said.unreadable.title}>
        <p>{said.unreadable.text}</p>
        <Actions>{again}</Actions>
      </Alert>
    );
  return null;
};

export const ReceiptOutcome = (props: ReceiptOutcomeProps) => {
  const answer = answerOf(props);
  return (
    <Room role="status" $isEmpty={answer === null}>
      {answer}
    </Room>
  );
};
