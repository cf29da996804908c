/** A fold that deletes for good: what it deletes, how much that is, a second press, and what was deleted. */
import { type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Alert } from '../../../components/ui/Alert.tsx';
import { Button, ButtonRow } from '../../../components/ui/Button.tsx';
import { ProgressBar } from '../../../components/ui/ProgressBar.tsx';
import { toFailureMessage } from '../../errors.ts';
import { Fold } from '../../styles.ts';
import { useConditionalWrite } from '../../useConditionalWrite.ts';
import type { DeletedCounts, DeletionCounts } from './deleteRequests.ts';
import { deletionMessages } from './deletionMessages.ts';

/** How the steps say what they do. */
interface DeletionStepTexts {
  readonly ask: string;
  readonly nothing: string;
  readonly confirm: (counts: DeletionCounts) => string;
  /** Null where the page that loads again says it. */
  readonly done: ((deleted: DeletedCounts) => string) | null;
  /** In the place of the sentences that every deletion says. */
  readonly steps?: Partial<
    Readonly<Record<'deleting' | 'forGood' | 'confirm' | 'cancel' | 'copies' | 'notWhole' | 'partly', string>>
  >;
}

/** What a panel deletes, and how it says so. */
export interface DeletionTexts extends DeletionStepTexts {
  readonly title: string;
  /** A paragraph each. */
  readonly about: readonly string[];
}

const Steps = styled.div`
  & > * + * {
    margin-top: 0.75rem;
  }
  [tabindex]:focus {
    outline: none;
  }
`;

interface DeletionStepsProps {
  readonly texts: DeletionStepTexts;
  /** What the count found, above the second press. */
  readonly details?: ReactNode;
  readonly count: () => Promise<DeletionCounts>;
  readonly remove: () => Promise<DeletedCounts>;
  /** Reads the requests again; @param deleted null after a conflict */
  readonly onReload: (deleted: DeletedCounts | null) => void;
}

export const DeletionSteps = ({ texts, details, count, remove, onReload }: DeletionStepsProps) => {
  const messages = { ...deletionMessages, ...texts.steps };
  const { state, send, plan, written, failure } = useConditionalWrite({
    check: async () => {
      const counts = await count();
      return { kind: counts.requests + counts.leftovers === 0 ? 'nothing' : 'confirm', counts } as const;
    },
    write: remove,
    onReload,
  });
  const counts = plan?.counts ?? null;
  const step = useRef<HTMLDivElement>(null);
  const isBusy = state.hasTag('busy');
  const { value } = state;
  const shown = useRef(value);
  // The pressed button is gone, so the focus moves to what the page answers.
  useEffect(() => {
    if (shown.current === value) return;
    shown.current = value;
    if (!isBusy) step.current?.focus();
  }, [value, isBusy]);
  const askButton = (
    <ButtonRow>
      <Button secondary disabled={isBusy} onClick={() => send({ type: 'BEGIN' })}>
        {texts.ask}
      </Button>
    </ButtonRow>
  );
  return (
    <Steps>
      <Steps ref={step} tabIndex={-1} role="status">
        {isBusy && (
          <>
            <p>{counts === null ? messages.counting : messages.deleting}</p>
            <ProgressBar label={counts === null ? messages.counting : messages.deleting} />
          </>
        )}
        {state.hasTag('nothing') && <p>{texts.nothing}</p>}
        {written !== null && texts.done !== null && (
          <Alert tone="good" role="none" title={texts.done(written)}>
            <p>{messages.copies}</p>
            {!written.isWhole && <p>{messages.notWhole}</p>}
          </Alert>
        )}
        {state.hasTag('confirming') && counts !== null && (
          <Alert tone="warning" role="none" title={texts.confirm(counts)}>
            {details}
            <p>{messages.forGood}</p>
            <ButtonRow>
              <Button onClick={() => send({ type: 'CONFIRM' })}>{messages.confirm}</Button>
              <Button secondary onClick={() => send({ type: 'CANCEL' })}>
                {messages.cancel}
              </Button>
            </ButtonRow>
          </Alert>
        )}
        {state.hasTag('conflict') && (
          <Alert tone="error" role="none" title={messages.conflict}>
            <p>{messages.conflictWhy}</p>
            <ButtonRow>
              <Button onClick={() => send({ type: 'RELOAD' })}>{messages.readAgain}</Button>
            </ButtonRow>
          </Alert>
        )}
        {state.hasTag('failed') && (
          <Alert tone="error" role="none" title={messages.failed}>
            <p>{toFailureMessage(failure)}</p>
            {counts !== null && <p>{messages.partly}</p>}
          </Alert>
        )}
      </Steps>
      {!state.hasTag('confirming') && !state.hasTag('conflict') && askButton}
    </Steps>
  );
};

interface DeletionPanelProps extends Omit<DeletionStepsProps, 'details'> {
  readonly texts: DeletionTexts;
}

export const DeletionPanel = ({ texts, ...acts }: DeletionPanelProps) => (
  <Fold>
    <summary>{texts.title}</summary>
    <Steps>
      {texts.about.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <DeletionSteps texts={texts} {...acts} />
    </Steps>
  </Fold>
);
