/** Submit section: the result of the last attempt, the robot checkbox, the button, and the status while sending. */
import { type RefObject, useEffect, useRef } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { formRequestMachine } from '../../../../machines/request/machine.ts';
import { Checkbox, RobotCheckBox } from '../../../components/fields/Checkbox.tsx';
import { Hint } from '../../../components/fields/FormField.tsx';
import { SubmitRow } from '../../../components/fields/formLayout.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { FocusOnShow } from '../../../components/ui/FocusOnShow.tsx';
import { ProgressBar } from '../../../components/ui/ProgressBar.tsx';
import { useMessages } from '../../../context/localeContext.ts';
import { formMessages } from '../../../i18n/en/form.ts';
import { QueuedAlert } from './QueuedAlert.tsx';
import { SubmitErrorAlert } from './SubmitErrorAlert.tsx';
import { WithdrawnAlert } from './WithdrawnAlert.tsx';

/** 'Try now' disappears with its alert, so move the focus to the status text. */
const useFocusAfterRemoval = (statusRef: RefObject<HTMLElement | null>, isThere: boolean) => {
  const wasThere = useRef(false);
  useEffect(() => {
    if (wasThere.current && !isThere && document.activeElement === document.body)
      statusRef.current?.focus({ preventScroll: true });
    wasThere.current = isThere;
  }, [statusRef, isThere]);
};

interface SubmitSectionProps {
  readonly state: SnapshotFrom<typeof formRequestMachine>;
  readonly send: ActorRefFrom<typeof formRequestMachine>['send'];
  /** False once the barangay no longer offers the service. */
  readonly isOffered: boolean;
}

export const SubmitSection = ({ state, send, isOffered }: SubmitSectionProps) => {
  const { form } = useMessages(formMessages);
  const messages = useMessages(formMessages);
  const statusRef = useRef<HTMLDivElement>(null);
  useFocusAfterRemoval(statusRef, state.hasTag('queued'));
  const { failure, unanswered, generatedId } = state.context;
  const confirmFirst = state.hasTag('confirmed') ? null : form.checkRobotFirst;
  const disabledReason = isOffered ? confirmFirst : messages.notOffered.submit;
  return (
    <SubmitRow>
      {state.hasTag('failed') && failure !== null && (
        <FocusOnShow>
          <SubmitErrorAlert code={failure} onDismiss={() => send({ type: 'DISMISS' })} />
        </FocusOnShow>
      )}
      {state.hasTag('queued') && (
        <FocusOnShow>
          <QueuedAlert state={state} send={send} />
        </FocusOnShow>
      )}
      {state.hasTag('withdrawn') && (
        <FocusOnShow>
          <WithdrawnAlert
            code={unanswered.length > 0 ? (generatedId?.code ?? null) : null}
            onDismiss={() => send({ type: 'DISMISS' })}
          />
        </FocusOnShow>
      )}
      <RobotCheckBox>
        <Checkbox
          type="checkbox"
          name="robot"
          isStrong
          label={form.robot}
          checked={state.hasTag('confirmed')}
          disabled={!state.hasTag('editable')}
          onChange={(event) => send({ type: event.target.checked ? 'CONFIRM' : 'UNCONFIRM' })}
        />
      </RobotCheckBox>
      <Button
        type="submit"
        big
        disabled={!state.hasTag('canSubmit') || !isOffered}
        aria-describedby={disabledReason === null ? undefined : 'tick-first'}
      >
        {state.hasTag('sending') ? form.submitting : state.hasTag('validating') ? form.checking : form.submit}
      </Button>
      {disabledReason !== null && <Hint id="tick-first">{disabledReason}</Hint>}
      {state.hasTag('sending') && <ProgressBar label={form.sending} />}
      <div ref={statusRef} role="status" tabIndex={-1}>
        {state.hasTag('sending') && (
          <Hint>{state.hasTag('backoff') ? form.waitingToRetry : form.keepOpen}</Hint>
        )}
      </div>
    </SubmitRow>
  );
};
