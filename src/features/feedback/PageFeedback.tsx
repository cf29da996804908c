/**
 * Asks whether the page was useful, and on a page with telephone numbers for a wrong one; on every page except an open form. The
 * panel's code loads on the first press (docs/decisions/0035-feedback.md).
 */
import { useSelector } from '@xstate/react';
import { useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { Container } from '../../components/layout/Container.ts';
import { useCurrentFormType } from '../../components/paths/useCurrentFormType.ts';
import { useLoadFailure } from '../../components/ui/useLoadFailure.ts';
import { useMessages } from '../../context/localeContext.ts';
import { useServices } from '../../context/services.ts';
import { partMessages } from '../../i18n/en/parts.ts';
import { importWithRetry } from '../../lib/importWithRetry.ts';
import { canonicalPathOf, routeOfPage } from '../../routes/menu.ts';

const Row = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem;
  padding-bottom: 1.5rem;
  &::before {
    content: '';
    flex: 0 0 100%;
    margin-bottom: 1rem;
    border-top: 1px solid var(--line);
  }
  font-size: 1rem;
  /* Without scripts the panel cannot open. */
  @media print, (scripting: none) {
    display: none;
  }
  button {
    min-height: 44px;
    padding: 0 0.75rem;
    border: 2px solid var(--edge);
    background: var(--paper);
    color: var(--link);
    font-weight: 700;
  }
`;
type FeedbackAction = keyof (typeof partMessages.english)['feedback']['actions'];

/** The pages whose content has numbers to call. */
const pagesWithNumbers = (['Home', 'TheBarangay', 'EmergencyHotlines'] as const).map(
  (name) => routeOfPage(name).path,
);

const listActions = (page: string): readonly FeedbackAction[] => [
  'YES',
  'NO',
  ...(pagesWithNumbers.includes(page) ? (['WRONG_NUMBER'] as const) : []),
];

type OpenedFeedback = ReturnType<typeof import('./FeedbackPanel.tsx').openFeedback>;

const loadFeedbackPanel = () => importWithRetry(() => import('./FeedbackPanel.tsx'));

interface FeedbackPromptProps {
  /** Path as spelled in the route table. */
  readonly page: string;
}

const FeedbackPrompt = ({ page }: FeedbackPromptProps) => {
  const messages = useMessages(partMessages).feedback;
  const partText = useMessages(partMessages);
  const unopened = useLoadFailure(messages.unopened);
  const { clock } = useServices();
  const [opened, setOpened] = useState<OpenedFeedback | null>(null);
  const [status, setStatus] = useState<'idle' | 'loading' | 'failed'>('idle');
  const opening = useRef<Promise<OpenedFeedback>>(null);
  const pressed = useRef<string>(null);
  const isPrompting = useSelector(opened?.actor, (state) => state?.hasTag('prompting') ?? true);
  const open = () => {
    opening.current ??= loadFeedbackPanel().then(
      (module) => {
        const feedback = module.openFeedback(page, clock);
        setOpened(feedback);
        return feedback;
      },
      (error: unknown) => {
        // The next press tries again.
        opening.current = null;
        throw error;
      },
    );
    return opening.current;
  };
  return (
    <>
      {isPrompting && (
        <Row role="group" aria-label={messages.ask} onPointerDown={() => open().catch(() => {})}>
          <span>{messages.ask}</span>
          {listActions(page).map((type) => (
            <button
              key={type}
              id={`feedback-${type}`}
              type="button"
              // biome-ignore lint/a11y/noAutofocus: closing the panel returns the focus to the button that opened it.
              autoFocus={pressed.current === type}
              onClick={() => {
                pressed.current = type;
                setStatus('loading');
                open().then(
                  ({ actor }) => {
                    setStatus('idle');
                    actor.send({ type });
                  },
                  () => setStatus('failed'),
                );
              }}
            >
              {messages.actions[type]}
            </button>
          ))}
          {status !== 'idle' && (
            <span role="status">{status === 'failed' ? unopened : partText.loading}</span>
          )}
        </Row>
      )}
      {opened && <opened.Panel {...opened} />}
    </>
  );
};

export const PageFeedback = () => {
  const page = canonicalPathOf(useLocation().pathname);
  const isForm = useCurrentFormType() !== null;
  if (import.meta.env.SITE_FEEDBACK === 'off' || page === null || isForm) return null;
  return <FeedbackPrompt page={page} />;
};
