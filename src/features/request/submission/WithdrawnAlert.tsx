/** Confirms a withdrawal. If an earlier attempt got no response, the receipt page shows whether it arrived. */
import { requestStatusPath } from '../../../components/paths/servicePaths.ts';
import { Alert } from '../../../components/ui/Alert.tsx';
import { ButtonLink, ButtonRow } from '../../../components/ui/Button.tsx';
import { useMessages } from '../../../context/localeContext.ts';
import { sendingMessages } from '../../../i18n/en/sending.ts';

interface WithdrawnAlertProps {
  /** Receipt code of attempts without a response; null if there were none. */
  readonly code: string | null;
  readonly onDismiss: () => void;
}

export const WithdrawnAlert = ({ code, onDismiss }: WithdrawnAlertProps) => {
  const messages = useMessages(sendingMessages).withdrawn;
  return (
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
};
