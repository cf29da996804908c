/** What is shown where records could not be read: one sentence with what to do. The failure itself is logged only (spec §8). */
import { pageWords } from '../../i18n/en/pages.ts';
import { Alert } from '../ui/Alert.tsx';
import { Actions, Button } from '../ui/Button.tsx';

export const CannotRead = () => (
  <Alert tone="warning" title={pageWords.failed}>
    <Actions>
      <Button second onClick={() => window.location.reload()}>
        {pageWords.again}
      </Button>
    </Actions>
  </Alert>
);
