/** The form for a request's state and reason; its machine has the steps of a save. */
import { useMachine } from '@xstate/react';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { fromPromise } from 'xstate';
import { statusUpdateMachine } from '../../../../machines/staff/statusUpdate.ts';
import { FormField, toControlProps } from '../../../components/fields/FormField.tsx';
import { Alert } from '../../../components/ui/Alert.tsx';
import { Button, ButtonRow } from '../../../components/ui/Button.tsx';
import {
  parseRequestState,
  type RequestState,
  requestStateNames,
  requestStates,
} from '../../../domain/request/requestState.ts';
import { receiptMessages } from '../../../i18n/en/receipt.ts';
import { staffMessages } from '../../../staff-core/messages.ts';
import type { FoundReceipt } from '../../../staff-core/receipts.ts';
import { toFailureMessage } from '../../errors.ts';
import type { StaffClient } from '../../restClient.ts';
import { useOfficer } from '../../session/officer.ts';
import { Lead, Select } from '../../styles.ts';
import type { RequestListEntry } from '../readRequests.ts';
import type { RequestPlaceRef } from '../requestPlace.ts';
import { ConflictAlert } from './ConflictAlert.tsx';
import { type ReplacedStates, saveState } from './saveState.ts';

const { writing: messages } = staffMessages;
const { states, reasons } = receiptMessages.english.status;

const isReasonRequired = (state: RequestState): boolean => requestStates[state].needsReason === true;

const Form = styled.form`
  max-width: 36rem;
  margin-top: 2rem;
`;

interface StateFormProps {
  readonly entry: RequestListEntry;
  readonly receipt: FoundReceipt;
  readonly client: StaffClient;
  readonly replaced: ReplacedStates;
  readonly place: RequestPlaceRef;
  /** Whether the request is being read again: its version may be older than the store's. */
  readonly isReading: boolean;
  readonly onChanged: (statusMessage: string) => void;
  /** The store no longer accepts the sign-in. */
  readonly onEnded: () => void;
}

export const StateForm = ({
  entry,
  receipt,
  client,
  replaced,
  place,
  isReading,
  onChanged,
  onEnded,
}: StateFormProps) => {
  const officer = useOfficer();
  const { choice: remembered } = place.current;
  const stored = { state: receipt.state === 'other' ? 'received' : receipt.state, reason: receipt.reason };
  const isStillOpen = remembered?.id === entry.id && remembered.version === receipt.version;
  const initial = isStillOpen ? remembered : stored;
  const initialState = parseRequestState(initial.state) ?? 'received';
  const [state, send] = useMachine(
    statusUpdateMachine.provide({
      actors: {
        saveState: fromPromise(
          async ({ input }) => (await saveState(client, entry, input, officer, replaced)).loss,
        ),
      },
      actions: {
        notifySessionExpired: onEnded,
        reload: ({ event }) => {
          const to = parseRequestState(state.context.state);
          const { output: loss = '' } = event as { readonly output?: string };
          const saved = event.type === 'RELOAD' || to === null ? '' : messages.saved(states[to].title);
          onChanged(`${saved} ${loss}`.trim());
        },
      },
    }),
    { input: { state: initialState, reason: initial.reason, needsReason: isReasonRequired(initialState) } },
  );
  const { state: chosenState, reason: chosenReason } = state.context;
  useEffect(() => {
    const choice = { id: entry.id, version: receipt.version, state: chosenState, reason: chosenReason };
    place.current = { ...place.current, choice };
  }, [place, entry.id, receipt.version, chosenState, chosenReason]);
  const reasonField = useRef<HTMLSelectElement>(null);
  const chosen = parseRequestState(state.context.state) ?? 'received';
  const { reasons: possible } = requestStates[chosen];
  const isIncomplete = state.hasTag('incomplete');
  useEffect(() => {
    if (isIncomplete) reasonField.current?.focus();
  }, [isIncomplete]);
  const isBusy = isReading || !state.hasTag('choosing');
  const error = isIncomplete ? messages.needed : undefined;
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'SAVE' });
      }}
    >
      <h2>{messages.title}</h2>
      <Lead>{messages.lead}</Lead>
      <FormField name="newState" label={messages.state}>
        <Select
          {...toControlProps('newState', {})}
          value={chosen}
          disabled={isBusy}
          onChange={({ target }) => {
            const next = parseRequestState(target.value) ?? 'received';
            send({ type: 'CHOOSE', state: next, needsReason: isReasonRequired(next) });
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
        <FormField name="reason" label={messages.reason} error={error}>
          <Select
            ref={reasonField}
            {...toControlProps('reason', { error })}
            value={state.context.reason ?? ''}
            disabled={isBusy}
            onChange={({ target }) => send({ type: 'CHOOSE_REASON', reason: target.value || null })}
          >
            <option value="">{isReasonRequired(chosen) ? messages.chooseReason : messages.noReason}</option>
            {possible.map((name) => (
              <option key={name} value={name}>
                {reasons[name]}
              </option>
            ))}
          </Select>
        </FormField>
      )}
      {state.hasTag('failed') && (
        <Alert tone="error" title={messages.failed}>
          <p>{toFailureMessage(state.context.failure)}</p>
        </Alert>
      )}
      {state.hasTag('conflict') ? (
        <ConflictAlert title={messages.conflict} onReload={() => send({ type: 'RELOAD' })} />
      ) : (
        <ButtonRow>
          <Button type="submit" disabled={isBusy}>
            {state.hasTag('busy') ? messages.saving : messages.save}
          </Button>
        </ButtonRow>
      )}
    </Form>
  );
};
