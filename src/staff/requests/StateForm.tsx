/** How far a request is: a state, its reason, and a button; the machine says what becomes of it. */
import { useMachine } from '@xstate/react';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { fromPromise } from 'xstate';
import { stateWriting } from '../../../machines/staff/statusUpdate.ts';
import { controlAria, FieldFrame } from '../../components/fields/FormField.tsx';
import { Alert } from '../../components/ui/Alert.tsx';
import { Actions, Button } from '../../components/ui/Button.tsx';
import { type RequestState, requestStates, stateNames, stateOf } from '../../domain/request/requestState.ts';
import { receiptWords } from '../../i18n/en/receipt.ts';
import { staffWords } from '../../i18n/en/staff.ts';
import type { FoundReceipt } from '../../staff-core/receipts.ts';
import { whyOf } from '../errors.ts';
import type { StaffDoor } from '../restClient.ts';
import { Lead, Select } from '../styles.ts';
import type { DeskEntry } from './readRequests.ts';
import { saveState } from './saveState.ts';

const { writing: said } = staffWords;
const { states, reasons } = receiptWords.status;

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
          const to = stateOf(state.context.state);
          onChanged(event.type === 'READ_ANEW' || to === null ? '' : said.saved(states[to].title));
        },
      },
    }),
    { input: { state: first, reason: receipt.reason, needsReason: needsReasonOf(first) } },
  );
  const reasonField = useRef<HTMLSelectElement>(null);
  const chosen = stateOf(state.context.state) ?? 'received';
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
      <FieldFrame name="newState" label={said.state}>
        <Select
          {...controlAria('newState', {})}
          value={chosen}
          disabled={isBusy}
          onChange={({ target }) => {
            const next = stateOf(target.value) ?? 'received';
            send({ type: 'CHOOSE', state: next, needsReason: needsReasonOf(next) });
          }}
        >
          {stateNames.map((name) => (
            <option key={name} value={name}>
              {states[name].title}
            </option>
          ))}
        </Select>
      </FieldFrame>
      {possible.length > 0 && (
        <FieldFrame name="reason" label={said.reason} error={error}>
          <Select
            ref={reasonField}
            {...controlAria('reason', { error })}
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
        </FieldFrame>
      )}
      {state.hasTag('failed') && (
        <Alert tone="error" title={said.failed}>
          <p>{whyOf(state.context.failure)}</p>
        </Alert>
      )}
      {state.hasTag('conflict') ? (
        <Alert tone="error" title={said.conflict}>
          <p>{said.conflictWhy}</p>
          <Actions>
            <Button onClick={() => send({ type: 'READ_ANEW' })}>{said.readAnew}</Button>
          </Actions>
        </Alert>
      ) : (
        <Actions>
          <Button type="submit" disabled={isBusy}>
            {state.hasTag('busy') ? said.saving : said.save}
          </Button>
        </Actions>
      )}
    </Room>
  );
};
