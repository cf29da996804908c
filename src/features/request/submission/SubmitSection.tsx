/** Submit section: the result of the last attempt, the robot checkbox, the button, and the status while sending. */
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { RequestEvent } from '../../../../machines/request/machine.ts';
import { Checkbox, RobotCheckBox } from '../../../components/fields/Checkbox.tsx';
import { Hint } from '../../../components/fields/FormField.tsx';
import { SubmitRow } from '../../../components/fields/formLayout.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { useTranslate } from '../../../context/localeContext.ts';
import type { Translate } from '../../../i18n/define.ts';
import { formMessages } from '../../../i18n/en/form.ts';
import type { ShownRequest } from '../form/useRequest.ts';

/* Hidden, it keeps its place: nothing moves under the finger that checks the box. */
const DisabledReason = styled(Hint)<{ readonly $isHidden: boolean }>`
  ${({ $isHidden }) => $isHidden && 'visibility: hidden;'}
`;

type SubmitEvent = Extract<RequestEvent, { readonly type: 'SUBMIT' }>;

interface SubmitSectionProps {
  readonly state: ShownRequest;
  readonly send: (event: RequestEvent) => void;
  /** What the button sends. */
  readonly submit: SubmitEvent;
  /** What became of the last attempt. */
  readonly alerts: ReactNode;
  /** While the request is being sent. */
  readonly progress: ReactNode;
}

/** Why Submit is disabled; null while it can be pressed. */
const explainDisabledSubmit = (
  { state, submit }: Pick<SubmitSectionProps, 'state' | 'submit'>,
  translate: Translate,
): string | null => {
  const { form, notOffered } = translate(formMessages);
  if (state.hasTag('backoff')) return form.waitingToRetry;
  if (state.hasTag('sending') || state.hasTag('validating')) return form.keepOpen;
  if (state.hasTag('queued')) return form.waitsForSignal;
  if (submit.isOffered === false) return notOffered.submit;
  if (state.hasTag('sentAlready')) return form.sentAlready;
  return state.can(submit) ? null : form.checkRobotFirst;
};

/** The states whose alerts have buttons that make them disappear. */
const alertTags = ['queued', 'scheduleRefused', 'sentAlready'] as const;

/** 'Try now' and 'Choose this time' disappear with their alert, so move the focus to the status text. */
const useFocusAfterRemoval = (statusRef: RefObject<HTMLElement | null>, isThere: boolean) => {
  const wasThere = useRef(false);
  useEffect(() => {
    if (wasThere.current && !isThere && document.activeElement === document.body)
      statusRef.current?.focus({ preventScroll: true });
    wasThere.current = isThere;
  }, [statusRef, isThere]);
};

export const SubmitSection = ({ state, send, submit, alerts, progress }: SubmitSectionProps) => {
  const translate = useTranslate();
  const { form } = translate(formMessages);
  const statusRef = useRef<HTMLDivElement>(null);
  useFocusAfterRemoval(
    statusRef,
    alertTags.some((tag) => state.hasTag(tag)),
  );
  const disabledReason = explainDisabledSubmit({ state, submit }, translate);
  return (
    <SubmitRow>
      {alerts}
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
      {progress}
    </SubmitRow>
  );
};
