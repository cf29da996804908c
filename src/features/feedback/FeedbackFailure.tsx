/** Why feedback was not sent, and what its writer can do. */
import { Alert } from '../../components/ui/Alert.tsx';
import { FocusOnShow } from '../../components/ui/FocusOnShow.tsx';
import { useLoadFailure } from '../../components/ui/useLoadFailure.ts';
import { useMessages } from '../../context/localeContext.ts';
import { feedbackMessages } from '../../i18n/en/feedback.ts';

interface FeedbackFailureProps {
  /** Error code from the machine. */
  readonly code: string | null;
  /** True if there is a text; it is still in the field. */
  readonly hasText: boolean;
}

type FailureCode = keyof typeof feedbackMessages.english.codes;

export const FeedbackFailure = ({ code, hasText }: FeedbackFailureProps) => {
  const messages = useMessages(feedbackMessages);
  const unknown = useLoadFailure(messages.codes.unknown);
  return (
    <FocusOnShow>
      <Alert tone="error" title={messages.failed}>
        <p>
          <span>
            {code !== null && Object.hasOwn(messages.codes, code)
              ? messages.codes[code as FailureCode]
              : unknown}
          </span>
          {hasText && <span>{` ${messages.textKept}`}</span>}
        </p>
      </Alert>
    </FocusOnShow>
  );
};
