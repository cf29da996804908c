/**
 * The staff page: sign-in, then the tabs. Signing out discards everything that the page loaded. A page that signs itself out
 * removes the citizens' answers, and keeps what the clerk typed.
 */
import { useMachine } from '@xstate/react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { type EventFromLogic, fromPromise, type SnapshotFrom } from 'xstate';
import { signInMachine } from '../../machines/staff/signIn.ts';
import { createServices } from '../app/services.ts';
import { Container } from '../components/layout/Container.ts';
import { Seal } from '../components/layout/Seal.tsx';
import { SkipLink } from '../components/layout/SkipLink.ts';
import { WovenBorder } from '../components/layout/WovenBorder.tsx';
import { Button, ButtonRow } from '../components/ui/Button.tsx';
import { ServicesContext } from '../context/services.ts';
import { createUnsavedChanges } from '../context/unsavedChanges.ts';
import { site } from '../site.ts';
import { staffMessages as messages } from '../staff-core/messages.ts';
import { deepGround } from '../theme/deepGround.ts';
import { notOnPaper } from '../theme/printVisibility.ts';
import type { StaffClient } from './restClient.ts';
import { StaffTabs } from './StaffTabs.tsx';
import { IdleWarning } from './session/IdleWarning.tsx';
import { type OfficerAnswer, OfficerContext } from './session/officer.ts';
import { LinkSent, NotStaff, SignIn, type SignInField } from './session/SignIn.tsx';
import type { StaffSession } from './session/session.ts';
import { useActivity } from './session/useActivity.ts';
import { watchSession } from './session/watchSession.ts';
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
  /** The session's client, watched for its end. */
  readonly client: StaffClient;
  readonly state: SnapshotFrom<typeof signInMachine>;
  readonly send: (event: EventFromLogic<typeof signInMachine>) => void;
  /** The typed text bypasses the machine, because the build for quality assurance reports on machines. */
  readonly enteredText: { current: string };
}

const signInFieldOf = (
  state: StaffPageContentProps['state'],
  signInMethod: StaffSession['signInMethod'],
): SignInField => (state.hasTag('confirmingAddress') ? 'linkElsewhere' : signInMethod);

const SignInSteps = ({ session, state, send, enteredText }: Omit<StaffPageContentProps, 'client'>) => {
  const submit = (text: string) => {
    enteredText.current = text;
    send({ type: 'SUBMIT' });
  };
  if (state.hasTag('linkSent'))
    return (
      <LinkSent isPasted={state.context.hasWork} onSubmit={submit} onBack={() => send({ type: 'BACK' })} />
    );
  if (state.hasTag('notStaff')) return <NotStaff onSignOut={() => send({ type: 'SIGN_OUT' })} />;
  return (
    <>
      <SignIn
        key={signInFieldOf(state, session.signInMethod)}
        fieldType={signInFieldOf(state, session.signInMethod)}
        isBusy={state.hasTag('busy')}
        failure={state.context.failure}
        onSubmit={submit}
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

/** The tabs stay while the page keeps the clerk's work; while no clerk is signed in they are hidden. */
const StaffPageContent = (props: StaffPageContentProps) => {
  const { client, state } = props;
  const isIn = state.hasTag('signedIn');
  return (
    <>
      {(isIn || state.context.hasWork) && (
        <div hidden={!isIn}>
          <StaffTabs client={client} isHidden={!isIn} />
        </div>
      )}
      {!isIn && <SignInSteps {...props} />}
    </>
  );
};

interface StaffPageProps {
  readonly session: StaffSession;
}

export const StaffPage = ({ session }: StaffPageProps) => {
  const enteredText = useRef('');
  /** The text of the field, once: the page keeps no token beside the session's own. */
  const takeEnteredText = (): string => {
    const text = enteredText.current;
    enteredText.current = '';
    return text;
  };
  const [state, send] = useMachine(
    signInMachine.provide({
      actors: {
        restoreSession: fromPromise(() => session.recall()),
        signIn: fromPromise(() => session.enter(takeEnteredText())),
        followLink: fromPromise(() => session.followLink(takeEnteredText())),
        signOut: fromPromise(() => session.leave()),
      },
    }),
  );
  const client = useMemo(
    () => watchSession(session.client, () => send({ type: 'SESSION_EXPIRED' })),
    [session.client, send],
  );
  const isIn = state.hasTag('signedIn');
  const [answer, setAnswer] = useState<OfficerAnswer | null>(null);
  // Another clerk may sign in next, also where the page keeps what was typed.
  if (!isIn && answer !== null) setAnswer(null);
  const desk = useMemo(() => ({ answer, setAnswer }), [answer]);
  const isHeld = state.context.isUnsaved;
  const services = useMemo(() => {
    const onChange = (isUnsaved: boolean) => send({ type: isUnsaved ? 'HOLD' : 'RELEASE' });
    return createServices({
      siteUrl: import.meta.env.SITE_ADDRESS,
      unsavedChanges: createUnsavedChanges(onChange),
    });
  }, [send]);
  const report = useCallback((type: 'ACTIVE' | 'AWAY') => send({ type }), [send]);
  useActivity({ isSignedIn: isIn, isWarned: state.hasTag('idleWarning'), report });
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
        <ServicesContext value={services}>
          <OfficerContext value={desk}>
            <StaffPageContent
              session={session}
              client={client}
              state={state}
              send={send}
              enteredText={enteredText}
            />
          </OfficerContext>
        </ServicesContext>
        {state.hasTag('idleWarning') && <IdleWarning onStay={() => report('ACTIVE')} />}
      </Container>
    </>
  );
};
