/** Opens after a press in the feedback row: the field, if the kind has one, the sending status, and the thanks. */
import { useSelector } from '@xstate/react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Container } from '../../components/layout/Container.ts';
import { Button, ButtonRow } from '../../components/ui/Button.tsx';
import { useMessages } from '../../context/localeContext.ts';
import { useUnsavedChanges } from '../../context/unsavedChanges.ts';
import type { Clock } from '../../domain/dates/clock.ts';
import { feedbackKinds } from '../../form/feedback.ts';
import { feedbackMessages } from '../../i18n/en/feedback.ts';
import { loadFirestoreClient } from '../../query/loadFirestoreClient.ts';
import { notOnPaper } from '../../theme/printVisibility.ts';
import { createFeedbackActor, type FeedbackSession } from './createFeedbackActor.ts';
import { FeedbackFailure } from './FeedbackFailure.tsx';
import { FeedbackField } from './FeedbackField.tsx';

const PanelContainer = styled(Container)`
  padding-bottom: 1.5rem;
  &::before {
    content: '';
    display: block;
    border-top: 1px solid var(--line);
  }
  ${notOnPaper}
  form {
    max-width: 42rem;
  }
  [role='alert'] {
    margin-top: 1.5rem;
  }
`;

const StatusText = styled.p`
  font-weight: 700;
  &:not(:empty) {
    padding-top: 1.25rem;
  }
`;

const FeedbackPanel = ({ actor, input }: FeedbackSession) => {
  const messages = useMessages(feedbackMessages);
  const state = useSelector(actor, (snapshot) => snapshot);
  const statusRef = useRef<HTMLParagraphElement>(null);
  const [isPrompting, isBusy, isThanked] = [
    state.hasTag('prompting'),
    state.hasTag('busy'),
    state.hasTag('thanked'),
  ];
  const { kind, textError, failure } = state.context;
  useUnsavedChanges(!isPrompting && !isThanked);
  // Preload the SDK before it is needed: the signal may be gone by then.
  useEffect(() => {
    if (!isPrompting) loadFirestoreClient().catch(() => {});
  }, [isPrompting]);
  // The pressed button was removed or disabled.
  useEffect(() => {
    if (isBusy || isThanked) statusRef.current?.focus();
  }, [isBusy, isThanked]);
  if (kind === null) return null;
  const hasText = feedbackKinds[kind].text !== 'none';
  const close = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') actor.send({ type: 'CANCEL' });
  };
  return (
    <PanelContainer>
      {!isThanked && (
        <form
          noValidate
          onKeyDown={close}
          onSubmit={(event) => {
            event.preventDefault();
            actor.send({ type: 'SEND' });
          }}
        >
          {hasText && (
            <FeedbackField
              kind={kind}
              input={input}
              isEditable={state.hasTag('editing')}
              textError={state.hasTag('incomplete') ? textError : null}
            />
          )}
          {state.hasTag('failed') && <FeedbackFailure code={failure} hasText={hasText} />}
          {(hasText || !isBusy) && (
            <ButtonRow>
              <Button type="submit" secondary disabled={isBusy}>
                {isBusy ? messages.sending : state.hasTag('failed') ? messages.again : messages.send}
              </Button>
              <Button secondary disabled={isBusy} onClick={() => actor.send({ type: 'CANCEL' })}>
                {messages.cancel}
              </Button>
            </ButtonRow>
          )}
        </form>
      )}
      <StatusText ref={statusRef} role="status" tabIndex={-1}>
        {isBusy && <span>{messages.sending}</span>}
        {isThanked && <span>{messages.thanks[kind]}</span>}
      </StatusText>
    </PanelContainer>
  );
};

/**
 * Starts feedback about a page, and returns its panel with it.
 * @param page path as spelled in the route table
 */
export const openFeedback = (page: string, clock: Clock) => ({
  ...createFeedbackActor(page, clock),
  Panel: FeedbackPanel,
});
