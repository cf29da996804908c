/** Says that somebody else changed the request first, so that nothing was saved, and offers to read it again. */
import { Alert } from '../../../components/ui/Alert.tsx';
import { Button, ButtonRow } from '../../../components/ui/Button.tsx';
import { staffMessages } from '../../../staff-core/messages.ts';

const { writing: messages } = staffMessages;

interface ConflictAlertProps {
  readonly title: string;
  readonly onReload: () => void;
}

export const ConflictAlert = ({ title, onReload }: ConflictAlertProps) => (
  <Alert tone="error" title={title}>
    <p>{messages.conflictWhy}</p>
    <ButtonRow>
      <Button onClick={onReload}>{messages.readAnew}</Button>
    </ButtonRow>
  </Alert>
);
