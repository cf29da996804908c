/** 'Not sent yet' in plain sight: the request waits for the signal, and can be kept on the phone, tried now or taken back. */
import styled from 'styled-components';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { formRequest } from '../../../../machines/request/machine.ts';
import { Checkbox } from '../../../components/fields/Checkbox.tsx';
import { Alert } from '../../../components/ui/Alert.tsx';
import { Button, ButtonRow } from '../../../components/ui/Button.tsx';
import { sendingMessages } from '../../../i18n/en/sending.ts';

const Note = styled.p`
  color: var(--ink2);
  font-size: 1.0625rem;
`;

interface WaitingAlertProps {
  readonly state: SnapshotFrom<typeof formRequest>;
  readonly send: ActorRefFrom<typeof formRequest>['send'];
}

const said = sendingMessages.waiting;

export const WaitingAlert = ({ state, send }: WaitingAlertProps) => {
  const isOnPhone = state.hasTag('onPhone');
  return (
    <Alert tone="warning" role="alert" title={said.title}>
      <p>{isOnPhone ? said.onPhone : said.sentence}</p>
      <Checkbox
        type="checkbox"
        name="keepWaiting"
        label={said.keep}
        aria-describedby="keep-waiting"
        checked={isOnPhone}
        onChange={(event) => send({ type: event.target.checked ? 'KEEP' : 'UNKEEP' })}
      />
      <Note id="keep-waiting">{state.hasTag('notKept') ? said.notKept : said.keepNote}</Note>
      <ButtonRow>
        <Button onClick={() => send({ type: 'SUBMIT' })}>{said.again}</Button>
        <Button secondary onClick={() => send({ type: 'WITHDRAW' })}>
          {said.withdraw}
        </Button>
      </ButtonRow>
    </Alert>
  );
};
