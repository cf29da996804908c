/** Asked before what is typed and not saved would be lost (§7). It takes the focus, for it stands above what was pressed. */
import { useEffect, useRef } from 'react';
import { Alert } from '../components/ui/Alert.tsx';
import { Button, ButtonRow } from '../components/ui/Button.tsx';
import { staffPageMessages } from '../i18n/en/staffPage.ts';

const { held: said } = staffPageMessages;

interface HeldProps {
  readonly onStay: () => void;
  readonly onLose: () => void;
}

export const Held = ({ onStay, onLose }: HeldProps) => {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => alert.current?.focus(), []);
  return (
    <Alert ref={alert} tabIndex={-1} tone="warning" role="alert" title={said.title}>
      <p>{said.why}</p>
      <ButtonRow>
        <Button onClick={onStay}>{said.stay}</Button>
        <Button secondary onClick={onLose}>
          {said.leave}
        </Button>
      </ButtonRow>
    </Alert>
  );
};
