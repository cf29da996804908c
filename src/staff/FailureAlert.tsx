/** What failed and why, and a button that tries again where there is one. */
import { Alert } from '../components/ui/Alert.tsx';
import { Button, ButtonRow } from '../components/ui/Button.tsx';
import { staffMessages } from '../staff-core/messages.ts';
import { toFailureMessage } from './errors.ts';

interface FailureAlertProps {
  readonly title: string;
  /** The code of the failure. */
  readonly failure: string | null;
  readonly onAgain?: () => void;
}

export const FailureAlert = ({ title, failure, onAgain }: FailureAlertProps) => (
  <Alert tone="error" title={title}>
    <p>{toFailureMessage(failure)}</p>
    {onAgain !== undefined && (
      <ButtonRow>
        <Button secondary onClick={onAgain}>
          {staffMessages.again}
        </Button>
      </ButtonRow>
    )}
  </Alert>
);
