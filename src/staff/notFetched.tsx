/** Stands for a desk whose files could not be had. */
import { Alert } from '../parts/alert.tsx';
import { Actions, Button } from '../parts/button.tsx';
import { staffWords as said } from '../words/staff.ts';
import { staffPageWords } from '../words/staffPage.ts';

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
