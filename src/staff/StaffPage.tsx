/** The staff page: sign-in, then the tabs. Signing out discards everything that the page loaded. */
import { useMachine } from '@xstate/react';
import { useEffect, useMemo, useRef } from 'react';
import styled from 'styled-components';
import { type EventFromLogic, fromPromise, type SnapshotFrom } from 'xstate';
import { signInMachine } from '../../machines/staff/signIn.ts';
import { Container } from '../components/layout/Container.ts';
import { Seal } from '../components/layout/Seal.tsx';
import { SkipLink } from '../components/layout/SkipLink.ts';
import { WovenBorder } from '../components/layout/WovenBorder.tsx';
import { Button, ButtonRow } from '../components/ui/Button.tsx';
import { createUnsavedChanges, UnsavedChangesContext } from '../context/unsavedChanges.ts';
import { site } from '../site.ts';
import { staffMessages as messages } from '../staff-core/messages.ts';
import { deepGround } from '../theme/deepGround.ts';
import { notOnPaper } from '../theme/printVisibility.ts';
import { StaffTabs } from './StaffTabs.tsx';
import { LinkSent, NotStaff, SignIn, type SignInField } from './session/SignIn.tsx';
import type { StaffSession } from './session/session.ts';
import { UnsavedNotice } from './UnsavedNotice.tsx';

const Top = styled.header`
  ${deepGround}
  ${notOnPaper}
`;

const Row = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem 0.75rem;
  min-height: 72px;
  svg {
    width: 48px;
    height: 48px;
  }
  p {
    flex: 1;
    line-height: 1.2;
  }
  p span {
    display: block;
    color: var(--ondeep2);
    font-size: 0.875rem;
  }
  strong {
    font-size: 1.5rem;
  }
  button {
    min-height: 48px;
    padding: 0 1rem;
    border: 2px solid var(--deepedge);
    background: none;
    color: var(--ondeep);
    font-weight: 700;
    cursor: pointer;
  }
`;

interface StaffPageContentProps {
  readonly session: StaffSession;
  readonly state: SnapshotFrom<typeof signInMachine>;
  readonly send: (event: EventFromLogic<typeof signInMachine>) => void;
  /** The typed text bypasses the machine, because the build for quality assurance reports on machines. */
  readonly enteredText: { current: string };
}

const signInFieldOf = (
  state: StaffPageContentProps['state'],
  signInMethod: StaffSession['signInMethod'],
): SignInField => (state.hasTag('confirmingAddress') ? 'linkElsewhere' : signInMethod);

const StaffPageContent = ({ session, state, send, enteredText }: StaffPageContentProps) => {
  if (state.hasTag('signedIn'))
    return <StaffTabs client={session.client} onEnded={() => send({ type: 'SESSION_EXPIRED' })} />;
  if (state.hasTag('linkSent')) return <LinkSent onBack={() => send({ type: 'BACK' })} />;
  if (state.hasTag('notStaff')) return <NotStaff onSignOut={() => send({ type: 'SIGN_OUT' })} />;
  return (
    <>
      <SignIn
        key={signInFieldOf(state, session.signInMethod)}
        fieldType={signInFieldOf(state, session.signInMethod)}
        isBusy={state.hasTag('busy')}
        failure={state.context.failure}
        onSubmit={(text) => {
          enteredText.current = text;
          send({ type: 'SUBMIT' });
        }}
      />
      {state.hasTag('confirmingAddress') && (
        <ButtonRow>
          <Button secondary onClick={() => send({ type: 'BACK' })}>
            {messages.signIn.sent.back}
          </Button>
        </ButtonRow>
      )}
    </>
  );
};

interface StaffPageProps {
  readonly session: StaffSession;
}

export const StaffPage = ({ session }: StaffPageProps) => {
  const enteredText = useRef('');
  const [state, send] = useMachine(
    signInMachine.provide({
      actors: {
        restoreSession: fromPromise(() => session.recall()),
        signIn: fromPromise(() => session.enter(enteredText.current)),
        followLink: fromPromise(() => session.followLink(enteredText.current)),
        signOut: fromPromise(() => session.leave()),
      },
    }),
  );
  const isIn = state.hasTag('signedIn');
  const isHeld = state.hasTag('unsaved');
  const unsaved = useMemo(
    () => createUnsavedChanges((isUnsaved) => send({ type: isUnsaved ? 'HOLD' : 'RELEASE' })),
    [send],
  );
  useEffect(() => {
    if (!isHeld) return;
    const askBeforeUnload = (event: Event) => event.preventDefault();
    window.addEventListener('beforeunload', askBeforeUnload);
    return () => window.removeEventListener('beforeunload', askBeforeUnload);
  }, [isHeld]);
  return (
    <>
      <SkipLink href="#main">{messages.skip}</SkipLink>
      <Top>
        <Row>
          <Seal />
          <p>
            <span>{site.barangay}</span>
            <strong>{messages.title}</strong>
          </p>
          {isIn && (
            <button type="button" onClick={() => send({ type: 'SIGN_OUT' })}>
              {messages.signOut}
            </button>
          )}
        </Row>
      </Top>
      <WovenBorder />
      <Container as="main" id="main" $foot>
        {state.hasTag('confirmingSignOut') && (
          <UnsavedNotice onStay={() => send({ type: 'STAY' })} onDiscard={() => send({ type: 'DISCARD' })} />
        )}
        <UnsavedChangesContext value={unsaved}>
          <StaffPageContent session={session} state={state} send={send} enteredText={enteredText} />
        </UnsavedChangesContext>
      </Container>
    </>
  );
};
