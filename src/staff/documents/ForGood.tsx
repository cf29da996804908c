/** A change that nobody can undo: a press that looks, and a second press that writes, with what it would do between them. */
import { type ReactNode, useEffect, useRef } from 'react';
import type { WritePlan } from '../../../machines/staff/conditionalWrite.ts';
import { Alert } from '../../components/ui/Alert.tsx';
import { Button, ButtonRow } from '../../components/ui/Button.tsx';
import { toFailureMessage } from '../errors.ts';
import { ConflictAlert } from '../requests/details/ConflictAlert.tsx';
import { useConditionalWrite } from '../useConditionalWrite.ts';
import { registerMessages as messages } from './registerMessages.ts';

interface ForGoodProps<Plan extends WritePlan> {
  readonly texts: { readonly begin: string; readonly ask: string; readonly confirm: string };
  /** What the second press does, a paragraph each. */
  readonly explain: (plan: Plan) => readonly string[];
  readonly check: () => Promise<Plan>;
  readonly write: () => Promise<unknown>;
  /** Reads again; @param isWritten false after a conflict */
  readonly onDone: (isWritten: boolean) => void;
  /** The fields above the first button; @param isMissing whether an answer is missing; @param onChange the clerk answers otherwise */
  readonly fields?: (isMissing: boolean, onChange: () => void) => ReactNode;
}

export const ForGood = <Plan extends WritePlan>({
  texts,
  explain,
  check,
  write,
  onDone,
  fields,
}: ForGoodProps<Plan>) => {
  const { state, send, plan, failure } = useConditionalWrite({
    check,
    write,
    onReload: (written) => onDone(written !== null),
  });
  const isBusy = state.hasTag('busy');
  const isConfirming = state.hasTag('confirming') && plan !== null;
  const isConflict = state.hasTag('conflict');
  const step = useRef<HTMLDivElement>(null);
  const begin = useRef<HTMLButtonElement>(null);
  const wasConfirming = useRef(false);
  // The pressed button is gone, so the focus moves to what the page answers.
  useEffect(() => {
    if (isConfirming || isConflict) step.current?.focus();
    else if (wasConfirming.current && !isBusy) begin.current?.focus();
    wasConfirming.current = isConfirming || (wasConfirming.current && isBusy);
  }, [isConfirming, isConflict, isBusy]);
  return (
    <>
      {!isConfirming && fields?.(state.hasTag('nothing'), () => send({ type: 'CHANGE' }))}
      <div ref={step} tabIndex={-1} role="status">
        {isConfirming && (
          <Alert tone="warning" role="none" title={texts.ask}>
            {[...explain(plan), messages.forGood].map((text) => (
              <p key={text}>{text}</p>
            ))}
            <ButtonRow>
              <Button onClick={() => send({ type: 'CONFIRM' })}>{texts.confirm}</Button>
              <Button secondary onClick={() => send({ type: 'CANCEL' })}>
                {messages.keep}
              </Button>
            </ButtonRow>
          </Alert>
        )}
        {state.hasTag('failed') && (
          <Alert tone="error" role="none" title={messages.notWritten}>
            <p>{toFailureMessage(failure)}</p>
          </Alert>
        )}
      </div>
      {isConflict && <ConflictAlert title={messages.conflict} onReload={() => send({ type: 'RELOAD' })} />}
      {!isConfirming && !isConflict && (
        <ButtonRow>
          <Button ref={begin} secondary disabled={isBusy} onClick={() => send({ type: 'BEGIN' })}>
            {texts.begin}
          </Button>
        </ButtonRow>
      )}
    </>
  );
};
