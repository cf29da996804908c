/** The request was taken back; where an earlier try went unanswered, its receipt tells whether that one arrived. */

import { requestStatusPath } from '../../../components/paths/servicePaths.ts';
import { Alert } from '../../../components/ui/Alert.tsx';
import { ButtonLink, ButtonRow } from '../../../components/ui/Button.tsx';
import { sendingMessages } from '../../../i18n/en/sending.ts';

interface WithdrawnAlertProps {
  /** The receipt code of tries that nobody answered; null where there were none. */
  readonly code: string | null;
  readonly onDismiss: () => void;
}

const messages = sendingMessages.withdrawn;

export const WithdrawnAlert = ({ code, onDismiss }: WithdrawnAlertProps) => (
  <Alert tone="note" role="status" title={messages.title} onDismiss={onDismiss}>
    <p>{code === null ? messages.sentence : messages.mayHave}</p>
    {code !== null && (
      <ButtonRow>
        <ButtonLink secondary to={requestStatusPath(code)}>
          {messages.check}
        </ButtonLink>
      </ButtonRow>
    )}
  </Alert>
);
