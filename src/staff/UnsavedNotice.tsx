/** Asks before unsaved changes are lost (§7): at the sign-out, or where its messages say. It takes the focus, because it appears above the pressed button. */
import { useEffect, useRef } from 'react';
import { Alert } from '../components/ui/Alert.tsx';
import { Button, ButtonRow } from '../components/ui/Button.tsx';
import { staffPageMessages } from './messages.ts';

interface UnsavedNoticeProps {
  readonly messages?: Readonly<Record<keyof typeof staffPageMessages.held, string>>;
  readonly onStay: () => void;
  readonly onDiscard: () => void;
}

export const UnsavedNotice = ({
  messages = staffPageMessages.held,
  onStay,
  onDiscard,
}: UnsavedNoticeProps) => {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => alert.current?.focus(), []);
  return (
    <Alert ref={alert} tabIndex={-1} tone="warning" role="alert" title={messages.title}>
      <p>{messages.why}</p>
      <ButtonRow>
        <Button onClick={onStay}>{messages.stay}</Button>
        <Button secondary onClick={onDiscard}>
          {messages.leave}
        </Button>
      </ButtonRow>
    </Alert>
  );
};
