/** 'Not sent yet' alert: the request waits for the signal; it can be stored on the phone, sent now or withdrawn. */
import styled from 'styled-components';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { formRequestMachine } from '../../../../machines/request/machine.ts';
import { Checkbox } from '../../../components/fields/Checkbox.tsx';
import { Alert } from '../../../components/ui/Alert.tsx';
import { Button, ButtonRow } from '../../../components/ui/Button.tsx';
import { useMessages } from '../../../context/localeContext.ts';
import { sendingMessages } from '../../../i18n/en/sending.ts';

const Note = styled.p`
  color: var(--ink2);
  font-size: 1.0625rem;
`;

interface QueuedAlertProps {
  readonly state: SnapshotFrom<typeof formRequestMachine>;
  readonly send: ActorRefFrom<typeof formRequestMachine>['send'];
}

export const QueuedAlert = ({ state, send }: QueuedAlertProps) => {
  const messages = useMessages(sendingMessages).waiting;
  const isOnPhone = state.hasTag('onPhone');
  return (
    <Alert tone="warning" role="alert" title={messages.title}>
      <p>{isOnPhone ? messages.onPhone : messages.sentence}</p>
      <Checkbox
        type="checkbox"
        name="keepWaiting"
        label={messages.keep}
        aria-describedby="keep-waiting"
        checked={isOnPhone}
        onChange={(event) => send({ type: event.target.checked ? 'STORE_ON_PHONE' : 'REMOVE_FROM_PHONE' })}
      />
      <Note id="keep-waiting">{state.hasTag('storeFailed') ? messages.notKept : messages.keepNote}</Note>
      <ButtonRow>
        <Button onClick={() => send({ type: 'SUBMIT' })}>{messages.again}</Button>
        <Button secondary onClick={() => send({ type: 'WITHDRAW' })}>
          {messages.withdraw}
        </Button>
      </ButtonRow>
    </Alert>
  );
};
