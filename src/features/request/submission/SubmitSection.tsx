/** Submit section: the result of the last attempt, the robot checkbox, the button, and the status while sending. */
import { type RefObject, useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { isUnanswered } from '../../../../machines/request/context.ts';
import type { formRequestMachine } from '../../../../machines/request/machine.ts';
import type { RequestEvent } from '../../../../machines/request/setup.ts';
import { Checkbox, RobotCheckBox } from '../../../components/fields/Checkbox.tsx';
import { Hint } from '../../../components/fields/FormField.tsx';
import { SubmitRow } from '../../../components/fields/formLayout.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { FocusOnShow } from '../../../components/ui/FocusOnShow.tsx';
import { ProgressBar } from '../../../components/ui/ProgressBar.tsx';
import { useTranslate } from '../../../context/localeContext.ts';
import type { Translate } from '../../../i18n/define.ts';
import { formMessages } from '../../../i18n/en/form.ts';
import { sendingMessages } from '../../../i18n/en/sending.ts';
import { LastRequestHint } from './LastRequestHint.tsx';
import { QueuedAlert } from './QueuedAlert.tsx';
import { ScheduleRefusedAlert } from './ScheduleRefusedAlert.tsx';
import { SubmitErrorAlert } from './SubmitErrorAlert.tsx';
import { WithdrawnAlert } from './WithdrawnAlert.tsx';

/* Hidden, it keeps its place: nothing moves under the finger that checks the box. */
const DisabledReason = styled(Hint)<{ readonly $isHidden: boolean }>`
  ${({ $isHidden }) => $isHidden && 'visibility: hidden;'}
`;

type Snapshot = SnapshotFrom<typeof formRequestMachine>;
type SubmitEvent = Extract<RequestEvent, { readonly type: 'SUBMIT' }>;

/** Why Submit is disabled; null while it can be pressed. */
const explainDisabledSubmit = (state: Snapshot, submit: SubmitEvent, translate: Translate): string | null => {
  const { form, notOffered } = translate(formMessages);
  if (state.hasTag('backoff')) return form.waitingToRetry;
  if (state.hasTag('sending') || state.hasTag('validating')) return form.keepOpen;
  if (state.hasTag('queued')) return form.waitsForSignal;
  if (submit.blockedBy === 'notOffered') return notOffered.submit;
  if (submit.blockedBy === 'checkingEarlier') return translate(sendingMessages).earlier.checking.title;
  return state.can(submit) ? null : form.checkRobotFirst;
};

/** 'Try now' and 'Choose this time' disappear with their alert, so move the focus to the status text. */
const useFocusAfterRemoval = (statusRef: RefObject<HTMLElement | null>, isThere: boolean) => {
  const wasThere = useRef(false);
  useEffect(() => {
    if (wasThere.current && !isThere && document.activeElement === document.body)
      statusRef.current?.focus({ preventScroll: true });
    wasThere.current = isThere;
  }, [statusRef, isThere]);
};

interface SubmitSectionProps {
  readonly state: Snapshot;
  readonly send: ActorRefFrom<typeof formRequestMachine>['send'];
  /** What the button sends, with what blocks it. */
  readonly submit: SubmitEvent;
}

export const SubmitSection = ({ state, send, submit }: SubmitSectionProps) => {
  const translate = useTranslate();
  const { form } = translate(formMessages);
  const statusRef = useRef<HTMLDivElement>(null);
  useFocusAfterRemoval(statusRef, state.hasTag('queued') || state.hasTag('scheduleRefused'));
  const { failure, requestIds } = state.context;
  const disabledReason = explainDisabledSubmit(state, submit, translate);
  return (
    <SubmitRow>
      {state.hasTag('failed') && failure !== null && (
        <FocusOnShow>
          <SubmitErrorAlert code={failure} onDismiss={() => send({ type: 'DISMISS' })} />
        </FocusOnShow>
      )}
      {state.hasTag('scheduleRefused') && (
        <FocusOnShow>
          <ScheduleRefusedAlert state={state} send={send} />
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
            code={isUnanswered(state.context) ? (requestIds?.receiptCode ?? null) : null}
            onDismiss={() => send({ type: 'DISMISS' })}
          />
        </FocusOnShow>
      )}
      <LastRequestHint state={state} />
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
        disabled={disabledReason !== null}
        aria-describedby={disabledReason === null ? undefined : 'submit-reason'}
      >
        {state.hasTag('sending') ? form.submitting : state.hasTag('validating') ? form.checking : form.submit}
      </Button>
      <div ref={statusRef} role="status" tabIndex={-1}>
        <DisabledReason id="submit-reason" $isHidden={disabledReason === null}>
          {disabledReason ?? form.checkRobotFirst}
        </DisabledReason>
      </div>
      {state.hasTag('sending') && <ProgressBar label={form.sending} />}
    </SubmitRow>
  );
};
