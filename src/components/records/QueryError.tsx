/** Shown when records could not be read: one sentence with what to do. The failure itself is only logged (spec §8). */
import { useMessages } from '../../context/localeContext.ts';
import { pageMessages } from '../../i18n/en/pages.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button, ButtonRow } from '../ui/Button.tsx';
import { useLoadFailure } from '../ui/useLoadFailure.ts';

export const QueryError = () => {
  const messages = useMessages(pageMessages);
  return (
    <Alert tone="warning" title={useLoadFailure(messages.failed)}>
      <ButtonRow>
        <Button secondary onClick={() => window.location.reload()}>
          {messages.again}
        </Button>
      </ButtonRow>
    </Alert>
  );
};
