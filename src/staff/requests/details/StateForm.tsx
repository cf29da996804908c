/** The form for a request's state and reason; its machine has the steps of a save. */
import { useMachine } from '@xstate/react';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { fromPromise } from 'xstate';
import { statusUpdateMachine } from '../../../../machines/staff/statusUpdate.ts';
import { FormField, toControlProps } from '../../../components/fields/FormField.tsx';
import { Alert } from '../../../components/ui/Alert.tsx';
import { Button, ButtonRow } from '../../../components/ui/Button.tsx';
import { manilaDay } from '../../../domain/dates/day.ts';
import {
  parseRequestReason,
  parseRequestState,
  type RequestState,
  requestStateNames,
  requestStates,
} from '../../../domain/request/requestState.ts';
import { receiptMessages } from '../../../i18n/en/receipt.ts';
import { findAppointment } from '../../../staff-core/appointment.ts';
import { staffMessages } from '../../../staff-core/messages.ts';
import type { FoundReceipt } from '../../../staff-core/receipts.ts';
import { acceptsPapers } from '../../../staff-core/stateWrite.ts';
import { toFailureMessage } from '../../errors.ts';
import type { StaffClient } from '../../restClient.ts';
import { useOfficer } from '../../session/officer.ts';
import { Lead, Select } from '../../styles.ts';
import type { RequestListEntry } from '../readRequests.ts';
import type { RequestPlaceRef } from '../requestPlace.ts';
import { ConflictAlert } from './ConflictAlert.tsx';
import { PapersField } from './PapersField.tsx';
import { type ReplacedStates, saveState } from './saveState.ts';

const { writing: messages } = staffMessages;
const { states, reasons } = receiptMessages.english.status;

const isReasonRequired = (state: RequestState): boolean => requestStates[state].needsReason === true;

/** Whether to save the status may begin the time of the law, so that somebody must say whether the papers are complete. */
const beginsTime = (receipt: FoundReceipt, state: RequestState, reason: string | null): boolean =>
  receipt.accepted === null && acceptsPapers({ state, reason: parseRequestReason(state, reason) });

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
}

export const StateForm = ({
  entry,
  receipt,
  client,
  replaced,
  place,
  isReading,
  onChanged,
}: StateFormProps) => {
  const officer = useOfficer();
  const { choice: remembered } = place.current;
  const stored = { state: receipt.state === 'other' ? 'received' : receipt.state, reason: receipt.reason };
  const isStillOpen = remembered?.id === entry.id && remembered.version === receipt.version;
  const initial = isStillOpen ? remembered : stored;
  const initialState = parseRequestState(initial.state) ?? 'received';
  const appointment = findAppointment(entry);
  const isAhead = appointment !== null && manilaDay(client.now()) < appointment.slice(0, 10);
  /** On the day itself and after it, staff work on a request because the papers are here; before it, somebody must say so. */
  const answeredPapers = isAhead ? null : true;
  const needsPapers = (next: RequestState, reason: string | null): boolean =>
    isAhead && beginsTime(receipt, next, reason);
  const [state, send] = useMachine(
    statusUpdateMachine.provide({
      actors: {
        saveState: fromPromise(async ({ input }) => {
          const arePapersComplete = input.arePapersComplete ?? answeredPapers;
          const choice = { ...input, arePapersComplete };
          return (await saveState(client, entry, choice, officer, replaced)).loss;
        }),
      },
      actions: {
        reload: ({ event }) => {
          const to = parseRequestState(state.context.state);
          const { output: loss = '' } = event as { readonly output?: string };
          const saved = event.type === 'RELOAD' || to === null ? '' : messages.saved(states[to].title);
          onChanged(`${saved} ${loss}`.trim());
        },
      },
    }),
    {
      input: {
        state: initialState,
        reason: initial.reason,
        arePapersComplete: isStillOpen ? (remembered.arePapersComplete ?? null) : null,
        needsReason: isReasonRequired(initialState),
        needsPapers: needsPapers(initialState, initial.reason),
      },
    },
  );
  const { state: chosenState, reason, arePapersComplete, needsReason } = state.context;
  useEffect(() => {
    const choice = { id: entry.id, version: receipt.version, state: chosenState, reason, arePapersComplete };
    place.current = { ...place.current, choice };
  }, [place, entry.id, receipt.version, chosenState, reason, arePapersComplete]);
  const reasonField = useRef<HTMLSelectElement>(null);
  const papersField = useRef<HTMLSelectElement>(null);
  const chosen = parseRequestState(chosenState) ?? 'received';
  const { reasons: possible } = requestStates[chosen];
  const isIncomplete = state.hasTag('incomplete');
  const isReasonMissing = isIncomplete && needsReason && reason === null;
  useEffect(() => {
    if (isIncomplete) (isReasonMissing ? reasonField : papersField).current?.focus();
  }, [isIncomplete, isReasonMissing]);
  const isBusy = isReading || !state.hasTag('choosing');
  const error = isReasonMissing ? messages.needed : undefined;
  const papersError = isIncomplete && !isReasonMissing ? messages.papers.needed : undefined;
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
            send({
              type: 'CHOOSE',
              state: next,
              needsReason: isReasonRequired(next),
              needsPapers: needsPapers(next, null),
            });
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
            value={reason ?? ''}
            disabled={isBusy}
            onChange={({ target }) => {
              const next = target.value || null;
              send({ type: 'CHOOSE_REASON', reason: next, needsPapers: needsPapers(chosen, next) });
            }}
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
      {beginsTime(receipt, chosen, reason) && (
        <PapersField
          ref={papersField}
          entry={entry}
          areComplete={arePapersComplete ?? answeredPapers}
          error={papersError}
          isDisabled={isBusy}
          onChange={(areComplete) => send({ type: 'CHOOSE_PAPERS', areComplete })}
        />
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
