/** Where a request is sent: what became of the last sending, the robot box, the button, and what is said meanwhile. */
import { type RefObject, useEffect, useRef } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { formRequest } from '../../../../machines/request/machine.ts';
import { Checkbox, RobotCheckBox } from '../../../components/fields/Checkbox.tsx';
import { Hint } from '../../../components/fields/FormField.tsx';
import { SubmitRow } from '../../../components/fields/formLayout.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { FocusOnShow } from '../../../components/ui/FocusOnShow.tsx';
import { ProgressBar } from '../../../components/ui/ProgressBar.tsx';
import { requestFormMessages } from '../../../i18n/en/form.ts';
import { WaitingAlert } from './QueuedAlert.tsx';
import { FailureAlert } from './SubmitErrorAlert.tsx';
import { WithdrawnAlert } from './WithdrawnAlert.tsx';

/** 'Try now' goes with its alert: the focus moves to what is said instead. */
const useFocusWhenGone = (told: RefObject<HTMLElement | null>, isThere: boolean) => {
  const wasThere = useRef(false);
  useEffect(() => {
    if (wasThere.current && !isThere && document.activeElement === document.body)
      told.current?.focus({ preventScroll: true });
    wasThere.current = isThere;
  }, [told, isThere]);
};

interface RequestSendProps {
  readonly state: SnapshotFrom<typeof formRequest>;
  readonly send: ActorRefFrom<typeof formRequest>['send'];
  /** Whether the barangay offers the service still. */
  readonly isOffered: boolean;
}

const { form } = requestFormMessages;

export const RequestSend = ({ state, send, isOffered }: RequestSendProps) => {
  const told = useRef<HTMLDivElement>(null);
  useFocusWhenGone(told, state.hasTag('waiting'));
  const { failure, unanswered, drawn } = state.context;
  const tickFirst = state.hasTag('ticked') ? null : form.tickFirst;
  const whyNot = isOffered ? tickFirst : requestFormMessages.notOffered.submit;
  return (
    <SubmitRow>
      {state.hasTag('failed') && failure !== null && (
        <FocusOnShow>
          <FailureAlert code={failure} onDismiss={() => send({ type: 'DISMISS' })} />
        </FocusOnShow>
      )}
      {state.hasTag('waiting') && (
        <FocusOnShow>
          <WaitingAlert state={state} send={send} />
        </FocusOnShow>
      )}
      {state.hasTag('withdrawn') && (
        <FocusOnShow>
          <WithdrawnAlert
            code={unanswered.length > 0 ? (drawn?.code ?? null) : null}
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
          checked={state.hasTag('ticked')}
          disabled={!state.hasTag('editable')}
          onChange={(event) => send({ type: event.target.checked ? 'TICK' : 'UNTICK' })}
        />
      </RobotCheckBox>
      <Button
        type="submit"
        big
        disabled={!state.hasTag('canSubmit') || !isOffered}
        aria-describedby={whyNot === null ? undefined : 'tick-first'}
      >
        {state.hasTag('sending') ? form.submitting : state.hasTag('checking') ? form.checking : form.submit}
      </Button>
      {whyNot !== null && <Hint id="tick-first">{whyNot}</Hint>}
      {state.hasTag('sending') && <ProgressBar label={form.sending} />}
      <div ref={told} role="status" tabIndex={-1}>
        {state.hasTag('sending') && <Hint>{state.hasTag('resting') ? form.resting : form.keepOpen}</Hint>}
      </div>
    </SubmitRow>
  );
};
