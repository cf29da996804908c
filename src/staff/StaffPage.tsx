/** The page of the staff: who is in, and what they came for. Whoever goes out leaves nothing of what was read behind. */
import { useMachine } from '@xstate/react';
import { useEffect, useMemo, useRef } from 'react';
import styled from 'styled-components';
import { type EventFromLogic, fromPromise, type SnapshotFrom } from 'xstate';
import { staffSignIn } from '../../machines/staff/signIn.ts';
import { Container } from '../components/layout/Container.ts';
import { Seal } from '../components/layout/Seal.tsx';
import { SkipLink } from '../components/layout/SkipLink.ts';
import { WovenBorder } from '../components/layout/WovenBorder.tsx';
import { Button, ButtonRow } from '../components/ui/Button.tsx';
import { createUnsavedChanges, UnsavedChangesContext } from '../context/unsavedChanges.ts';
import { staffMessages as said } from '../i18n/en/staff.ts';
import { site } from '../site.ts';
import { deepGround } from '../theme/deepGround.ts';
import { notOnPaper } from '../theme/printVisibility.ts';
import { Desks } from './StaffTabs.tsx';
import { type Asked, NotStaff, Sent, SignIn } from './session/SignIn.tsx';
import type { Session } from './session/session.ts';
import { Held } from './UnsavedNotice.tsx';

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

interface InsideProps {
  readonly session: Session;
  readonly state: SnapshotFrom<typeof staffSignIn>;
  readonly send: (event: EventFromLogic<typeof staffSignIn>) => void;
  /** What was typed goes past the machine, which is told of. */
  readonly given: { current: string };
}

const askedIn = (state: InsideProps['state'], way: Session['way']): Asked =>
  state.hasTag('askingAddress') ? 'linkElsewhere' : way;

const Inside = ({ session, state, send, given }: InsideProps) => {
  if (state.hasTag('in')) return <Desks door={session.door} onEnded={() => send({ type: 'ENDED' })} />;
  if (state.hasTag('sent')) return <Sent onBack={() => send({ type: 'BACK' })} />;
  if (state.hasTag('notStaff')) return <NotStaff onSignOut={() => send({ type: 'SIGN_OUT' })} />;
  return (
    <>
      <SignIn
        key={askedIn(state, session.way)}
        asked={askedIn(state, session.way)}
        isBusy={state.hasTag('busy')}
        failure={state.context.failure}
        onSubmit={(text) => {
          given.current = text;
          send({ type: 'SUBMIT' });
        }}
      />
      {state.hasTag('askingAddress') && (
        <ButtonRow>
          <Button secondary onClick={() => send({ type: 'BACK' })}>
            {said.signIn.sent.back}
          </Button>
        </ButtonRow>
      )}
    </>
  );
};

interface PageProps {
  readonly session: Session;
}

export const Page = ({ session }: PageProps) => {
  const given = useRef('');
  const [state, send] = useMachine(
    staffSignIn.provide({
      actors: {
        recall: fromPromise(() => session.recall()),
        enter: fromPromise(() => session.enter(given.current)),
        followLink: fromPromise(() => session.followLink(given.current)),
        leave: fromPromise(() => session.leave()),
      },
    }),
  );
  const isIn = state.hasTag('in');
  const isHeld = state.hasTag('held');
  const unsaved = useMemo(
    () => createUnsavedChanges((is) => send({ type: is ? 'HOLD' : 'RELEASE' })),
    [send],
  );
  useEffect(() => {
    if (!isHeld) return;
    const ask = (event: Event) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isHeld]);
  return (
    <>
      <SkipLink href="#main">{said.skip}</SkipLink>
      <Top>
        <Row>
          <Seal />
          <p>
            <span>{site.barangay}</span>
            <strong>{said.title}</strong>
          </p>
          {isIn && (
            <button type="button" onClick={() => send({ type: 'SIGN_OUT' })}>
              {said.signOut}
            </button>
          )}
        </Row>
      </Top>
      <WovenBorder />
      <Container as="main" id="main" $foot>
        {state.hasTag('asked') && (
          <Held onStay={() => send({ type: 'STAY' })} onLose={() => send({ type: 'LOSE' })} />
        )}
        <UnsavedChangesContext value={unsaved}>
          <Inside session={session} state={state} send={send} given={given} />
        </UnsavedChangesContext>
      </Container>
    </>
  );
};
