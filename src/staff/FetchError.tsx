/** Stands for a desk whose files could not be had. */
import { Alert } from '../components/ui/Alert.tsx';
import { Button, ButtonRow } from '../components/ui/Button.tsx';
import { staffMessages as said } from '../i18n/en/staff.ts';
import { staffPageMessages } from '../i18n/en/staffPage.ts';

interface NotFetchedProps {
  readonly onAgain: () => void;
}

export const NotFetched = ({ onAgain }: NotFetchedProps) => (
  <Alert tone="error" title={staffPageMessages.notFetched}>
    <p>{said.failures.unreachable}</p>
    <ButtonRow>
      <Button onClick={onAgain}>{said.again}</Button>
    </ButtonRow>
  </Alert>
);
