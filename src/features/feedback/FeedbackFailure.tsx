/** Why feedback was not sent, and what its writer can do. */
import { Alert } from '../../components/ui/Alert.tsx';
import { FocusOnShow } from '../../components/ui/FocusOnShow.tsx';
import { feedbackMessages as messages } from '../../i18n/en/feedback.ts';

interface FeedbackFailureProps {
  /** Error code from the machine. */
  readonly code: string | null;
  /** True if there is a text; it is still in the field. */
  readonly hasText: boolean;
}

const hasMessage = (code: string): code is keyof typeof messages.codes => Object.hasOwn(messages.codes, code);

export const FeedbackFailure = ({ code, hasText }: FeedbackFailureProps) => (
  <FocusOnShow>
    <Alert tone="error" title={messages.failed}>
      <p>
        <span>{messages.codes[code !== null && hasMessage(code) ? code : 'unknown']}</span>
        {hasText && <span>{` ${messages.kept}`}</span>}
      </p>
    </Alert>
  </FocusOnShow>
);
