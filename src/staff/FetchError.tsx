/** Shown in place of a tab, or of the whole page, whose files failed to load. */
import { Alert } from '../components/ui/Alert.tsx';
import { Button, ButtonRow } from '../components/ui/Button.tsx';
import { staffMessages as messages } from '../staff-core/messages.ts';
import { staffPageMessages } from './messages.ts';

interface FetchErrorProps {
  readonly onAgain: () => void;
}

export const FetchError = ({ onAgain }: FetchErrorProps) => (
  <Alert tone="error" title={staffPageMessages.notFetched}>
    <p>{messages.failures.unreachable}</p>
    <ButtonRow>
      <Button onClick={onAgain}>{messages.again}</Button>
    </ButtonRow>
  </Alert>
);
