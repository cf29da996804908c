/** Stands for a desk whose files could not be had. */
import { Alert } from '../components/ui/Alert.tsx';
import { Actions, Button } from '../components/ui/Button.tsx';
import { staffWords as said } from '../i18n/en/staff.ts';
import { staffPageWords } from '../i18n/en/staffPage.ts';

interface NotFetchedProps {
  readonly onAgain: () => void;
}

export const NotFetched = ({ onAgain }: NotFetchedProps) => (
  <Alert tone="error" title={staffPageWords.notFetched}>
    <p>{said.failures.unreachable}</p>
    <Actions>
      <Button onClick={onAgain}>{said.again}</Button>
    </Actions>
  </Alert>
);
