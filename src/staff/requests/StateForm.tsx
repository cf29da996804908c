/** How far a request is: a state, its reason, and a button; the machine says what becomes of it. */
import { useMachine } from '@xstate/react';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { fromPromise } from 'xstate';
import { stateWriting } from '../../../machines/staff/statusUpdate.ts';
import { FormField, toControlProps } from '../../components/fields/FormField.tsx';
import { Alert } from '../../components/ui/Alert.tsx';
import { Button, ButtonRow } from '../../components/ui/Button.tsx';
import {
  parseRequestState,
  type RequestState,
  requestStateNames,
  requestStates,
} from '../../domain/request/requestState.ts';
import { receiptMessages } from '../../i18n/en/receipt.ts';
import { staffMessages } from '../../i18n/en/staff.ts';
import type { FoundReceipt } from '../../staff-core/receipts.ts';
import { whyOf } from '../errors.ts';
import type { StaffDoor } from '../restClient.ts';
import { Lead, Select } from '../styles.ts';
import type { DeskEntry } from './readRequests.ts';
import { saveState } from './saveState.ts';

const { writing: said } = staffMessages;
const { states, reasons } = receiptMessages.status;

const needsReasonOf = (state: RequestState): boolean => requestStates[state].needsReason === true;

const Room = styled.form`
  max-width: 36rem;
  margin-top: 2rem;
`;

interface StateFormProps {
  readonly entry: DeskEntry;
  readonly receipt: FoundReceipt;
  readonly door: StaffDoor;
  readonly onChanged: (told: string) => void;
}

export const StateForm = ({ entry, receipt, door, onChanged }: StateFormProps) => {
  const first = receipt.state === 'other' ? 'received' : receipt.state;
  const [state, send] = useMachine(
    stateWriting.provide({
      actors: { saveState: fromPromise(({ input }) => saveState(door, entry, input)) },
      actions: {
        readAnew: ({ event }) => {
          const to = parseRequestState(state.context.state);
          onChanged(event.type === 'READ_ANEW' || to === null ? '' : said.saved(states[to].title));
        },
      },
    }),
    { input: { state: first, reason: receipt.reason, needsReason: needsReasonOf(first) } },
  );
  const reasonField = useRef<HTMLSelectElement>(null);
  const chosen = parseRequestState(state.context.state) ?? 'received';
  const { reasons: possible } = requestStates[chosen];
  const isIncomplete = state.hasTag('incomplete');
  useEffect(() => {
    if (isIncomplete) reasonField.current?.focus();
  }, [isIncomplete]);
  const isBusy = !state.hasTag('choosing');
  const error = isIncomplete ? said.needed : undefined;
  return (
    <Room
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'SAVE' });
      }}
    >
      <h2>{said.title}</h2>
      <Lead>{said.lead}</Lead>
      <FormField name="newState" label={said.state}>
        <Select
          {...toControlProps('newState', {})}
          value={chosen}
          disabled={isBusy}
          onChange={({ target }) => {
            const next = parseRequestState(target.value) ?? 'received';
            send({ type: 'CHOOSE', state: next, needsReason: needsReasonOf(next) });
          }}
        >
          {requestStateNames.map((name) => (
            <option key={name} value={name}>
              {states[name].title}
            </option>
          ))}
        </Select>
      </FormField>
      {possible.length > 0 && (
        <FormField name="reason" label={said.reason} error={error}>
          <Select
            ref={reasonField}
            {...toControlProps('reason', { error })}
            value={state.context.reason ?? ''}
            disabled={isBusy}
            onChange={({ target }) => send({ type: 'REASON', reason: target.value || null })}
          >
            <option value="">{needsReasonOf(chosen) ? said.chooseReason : said.noReason}</option>
            {possible.map((name) => (
              <option key={name} value={name}>
                {reasons[name]}
              </option>
            ))}
          </Select>
        </FormField>
      )}
      {state.hasTag('failed') && (
        <Alert tone="error" title={said.failed}>
          <p>{whyOf(state.context.failure)}</p>
        </Alert>
      )}
      {state.hasTag('conflict') ? (
        <Alert tone="error" title={said.conflict}>
          <p>{said.conflictWhy}</p>
          <ButtonRow>
            <Button onClick={() => send({ type: 'READ_ANEW' })}>{said.readAnew}</Button>
          </ButtonRow>
        </Alert>
      ) : (
        <ButtonRow>
          <Button type="submit" disabled={isBusy}>
            {state.hasTag('busy') ? said.saving : said.save}
          </Button>
        </ButtonRow>
      )}
    </Room>
  );
};
