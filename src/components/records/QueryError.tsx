/** Shown when records could not be read: one sentence with what to do. The failure itself is only logged (spec §8). */
import { pageMessages } from '../../i18n/en/pages.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button, ButtonRow } from '../ui/Button.tsx';

export const QueryError = () => (
  <Alert tone="warning" title={pageMessages.failed}>
    <ButtonRow>
      <Button secondary onClick={() => window.location.reload()}>
        {pageMessages.again}
      </Button>
    </ButtonRow>
  </Alert>
);
