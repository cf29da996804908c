/** What follows a press at the foot of a page: the field, if there is one, what is said of its sending, and the thanks. */
import { useSelector } from '@xstate/react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Container } from '../../components/layout/Container.ts';
import { Button, ButtonRow } from '../../components/ui/Button.tsx';
import { useUnsavedChanges } from '../../context/unsavedChanges.ts';
import type { Clock } from '../../domain/dates/clock.ts';
import { feedbackKinds } from '../../form/feedback.ts';
import { feedbackMessages as said } from '../../i18n/en/feedback.ts';
import { loadFirestoreClient } from '../../query/loadFirestoreClient.ts';
import { notOnPaper } from '../../theme/printVisibility.ts';
import { beginFeedback, type OpenFeedback } from './createFeedbackActor.ts';
import { FeedbackFailure } from './FeedbackFailure.tsx';
import { FeedbackField } from './FeedbackField.tsx';

const Room = styled(Container)`
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

const Told = styled.p`
  font-weight: 700;
  &:not(:empty) {
    padding-top: 1.25rem;
  }
`;

const FeedbackDesk = ({ actor, answer }: OpenFeedback) => {
  const state = useSelector(actor, (snapshot) => snapshot);
  const told = useRef<HTMLParagraphElement>(null);
  const [isAsked, isBusy, isThanked] = [state.hasTag('asked'), state.hasTag('busy'), state.hasTag('thanked')];
  const { kind, wrong, failure } = state.context;
  useUnsavedChanges(!isAsked && !isThanked);
  // The SDK is loaded before it is needed, for the signal may be gone by then.
  useEffect(() => {
    if (!isAsked) loadFirestoreClient().catch(() => {});
  }, [isAsked]);
  // What was pressed is gone, or closed.
  useEffect(() => {
    if (isBusy || isThanked) told.current?.focus();
  }, [isBusy, isThanked]);
  if (kind === null) return null;
  const hasText = feedbackKinds[kind].text !== 'none';
  const close = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') actor.send({ type: 'CANCEL' });
  };
  return (
    <Room>
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
              answer={answer}
              isEditable={state.hasTag('telling')}
              wrong={state.hasTag('incomplete') ? wrong : null}
            />
          )}
          {state.hasTag('failed') && <FeedbackFailure code={failure} isKept={hasText} />}
          {(hasText || !isBusy) && (
            <ButtonRow>
              <Button type="submit" secondary disabled={isBusy}>
                {isBusy ? said.sending : state.hasTag('failed') ? said.again : said.send}
              </Button>
              <Button secondary disabled={isBusy} onClick={() => actor.send({ type: 'CANCEL' })}>
                {said.cancel}
              </Button>
            </ButtonRow>
          )}
        </form>
      )}
      <Told ref={told} role="status" tabIndex={-1}>
        {isBusy && <span>{said.sending}</span>}
        {isThanked && <span>{said.thanks[kind]}</span>}
      </Told>
    </Room>
  );
};

/** What is told of a page, and where it is told. @param page the path in the table's spelling */
export const openFeedback = (page: string, clock: Clock) => ({
  ...beginFeedback(page, clock),
  Desk: FeedbackDesk,
});
