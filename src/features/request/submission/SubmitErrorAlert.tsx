/** Spec §8: 'Error submitting form: ' and our own message, followed by the next steps for the citizen. */
import { useEffect } from 'react';
import { toTelUrl } from '../../../components/links/CallLink.tsx';
import { Alert } from '../../../components/ui/Alert.tsx';
import { ButtonAnchor, ButtonRow } from '../../../components/ui/Button.tsx';
import { SampleTag } from '../../../components/ui/SampleTag.tsx';
import { useMessages, useTranslate } from '../../../context/localeContext.ts';
import { useServices } from '../../../context/services.ts';
import type { Translate } from '../../../i18n/define.ts';
import { type FailureCode, outcomeMessages } from '../../../i18n/en/outcome.ts';
import { site } from '../../../site.ts';

interface SubmitErrorAlertProps {
  /** Error code from the machine; one without its own message shows as 'unknown'. */
  readonly code: string;
  readonly onDismiss: () => void;
}

const hasMessage = (code: string, translate: Translate): code is FailureCode =>
  Object.hasOwn(translate(outcomeMessages).failure.codes, code);

export const SubmitErrorAlert = ({ code, onDismiss }: SubmitErrorAlertProps) => {
  const translate = useTranslate();
  const messages = useMessages(outcomeMessages);
  const { clock, checkVersion } = useServices();
  const isRefused = code === 'permission-denied';
  // The page of an older release may send what the rules refuse now.
  useEffect(() => {
    if (isRefused) checkVersion();
  }, [isRefused, checkVersion]);
  const { lead, answersKept: preserved, call, codes, clock: clockMessage } = messages.failure;
  const { message, next } = codes[hasMessage(code, translate) ? code : 'unknown'];
  const { number, sample } = site.hall.telephone;
  return (
    <Alert tone="error" title={`${lead}${message}`} onDismiss={onDismiss}>
      <p>
        <span>{preserved}</span> <span>{next}</span>
        {isRefused && !clock.isCorrected() && <span>{` ${clockMessage}`}</span>}
      </p>
      <ButtonRow>
        <ButtonAnchor secondary icon="state-phone" href={toTelUrl(number)}>
          {call}
        </ButtonAnchor>
        {sample && <SampleTag isOfNumber />}
      </ButtonRow>
    </Alert>
  );
};
