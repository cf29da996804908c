/** Why a message was not sent, and what its writer can do. */

import { Alert } from '../../components/ui/Alert.tsx';
import { FocusOnShow } from '../../components/ui/FocusOnShow.tsx';
import { feedbackMessages as said } from '../../i18n/en/feedback.ts';

interface FeedbackFailureProps {
  /** As the machine keeps it. */
  readonly code: string | null;
  /** Whether there is a text, which is still there. */
  readonly isKept: boolean;
}

const isWorded = (code: string): code is keyof typeof said.codes => Object.hasOwn(said.codes, code);

export const FeedbackFailure = ({ code, isKept }: FeedbackFailureProps) => (
  <FocusOnShow>
    <Alert tone="error" title={said.failed}>
      <p>
        <span>{said.codes[code !== null && isWorded(code) ? code : 'unknown']}</span>
        {isKept && <span>{` ${said.kept}`}</span>}
      </p>
    </Alert>
  </FocusOnShow>
);
