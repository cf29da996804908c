/** Shown in place of a tab, or of the whole page, whose files failed to load. */
import { Alert } from '../components/ui/Alert.tsx';
import { Button, ButtonRow } from '../components/ui/Button.tsx';
import { useHasMissingFiles } from '../lib/useHasMissingFiles.ts';
import { staffMessages as messages } from '../staff-core/messages.ts';
import { staffPageMessages } from './messages.ts';

interface FetchErrorProps {
  readonly onAgain: () => void;
}

export const FetchError = ({ onAgain }: FetchErrorProps) => {
  const isOutdated = useHasMissingFiles();
  const { notFetched, outdated } = staffPageMessages;
  return (
    <Alert tone="error" title={notFetched}>
      <p>{isOutdated ? outdated.why : messages.failures.unreachable}</p>
      <ButtonRow>
        <Button onClick={isOutdated ? () => location.reload() : onAgain}>
          {isOutdated ? outdated.reload : messages.again}
        </Button>
      </ButtonRow>
    </Alert>
  );
};
