/**
 * At the foot of every page but a form that is filled in: whether it was useful, and a way to report a wrong number. What
 * follows a press is fetched at the first one (docs/decisions/feedback.md).
 */
import { useSelector } from '@xstate/react';
import { useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { Container } from '../../components/layout/Container.ts';
import { serviceChooserPath } from '../../components/paths/servicePaths.ts';
import { useCurrentFormType } from '../../components/paths/useCurrentFormType.ts';
import { useClock } from '../../context/clockContext.ts';
import { partMessages } from '../../i18n/en/parts.ts';
import { importWithRetry } from '../../lib/importWithRetry.ts';
import { canonicalPathOf } from '../../routes/menu.ts';
import { useIsHydrated } from '../../ssr/hydration/useIsHydrated.ts';

const Row = styled(Container)`
  &::before {
    content: '';
    display: block;
    border-top: 1px solid var(--line);
  }
  font-size: 1rem;
  /* Nor where no script will ever answer. */
  @media print, (scripting: none) {
    display: none;
  }
  button {
    min-height: 44px;
    margin: 0.5rem 0.5rem 0.5rem 0;
    padding: 0 0.75rem;
    border: 2px solid var(--edge);
    background: var(--paper);
    color: var(--link);
    font-weight: 700;
  }
`;

const words = partMessages.feedback;
type Act = keyof typeof words.acts;

type Opened = ReturnType<typeof import('./FeedbackPanel.tsx').openFeedback>;

const loadFeedback = () =>
  importWithRetry('__FILES src/features/feedback/FeedbackPanel.tsx__', () => import('./FeedbackPanel.tsx'));

interface StripProps {
  /** In the table's spelling. */
  readonly page: string;
}

const Strip = ({ page }: StripProps) => {
  const clock = useClock();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [said, say] = useState('');
  const opening = useRef<Promise<Opened>>(null);
  const pressed = useRef<string>(null);
  const isAsked = useSelector(opened?.actor, (state) => state?.hasTag('asked') ?? true);
  const open = () => {
    opening.current ??= loadFeedback().then(
      (code) => {
        const begun = code.openFeedback(page, clock);
        setOpened(begun);
        return begun;
      },
      (error: unknown) => {
        // The next press asks for it again.
        opening.current = null;
        throw error;
      },
    );
    return opening.current;
  };
  return (
    <>
      {isAsked && (
        <Row role="group" aria-label={words.ask} onPointerDown={() => open().catch(() => {})}>
          <span>{`${words.ask} `}</span>
          {(Object.keys(words.acts) as Act[]).map((type) => (
            <button
              key={type}
              type="button"
              // biome-ignore lint/a11y/noAutofocus: what it opened is closed again, and gives the focus back.
              autoFocus={pressed.current === type}
              onClick={() => {
                pressed.current = type;
                say(partMessages.loading);
                open().then(
                  ({ actor }) => {
                    say('');
                    actor.send({ type });
                  },
                  () => say(words.unopened),
                );
              }}
            >
              {words.acts[type]}
            </button>
          ))}
          {said && <span role="status">{said}</span>}
        </Row>
      )}
      {opened && <opened.Desk {...opened} />}
    </>
  );
};

export const PageFeedback = () => {
  const page = canonicalPathOf(useLocation().pathname);
  const isForm = useCurrentFormType() !== null;
  // One file serves all forms, and holds what they have in common.
  const isLate = !useIsHydrated() && page === serviceChooserPath;
  if (import.meta.env.SITE_FEEDBACK === 'off' || page === null || isForm || isLate) return null;
  return <Strip page={page} />;
};
