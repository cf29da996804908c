/** The form for a request's state and reason. */
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
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
import { FailureAlert } from '../../FailureAlert.tsx';
import { StaffSelect } from '../../fields.tsx';
import type { StaffClient } from '../../restClient.ts';
import { useOfficer } from '../../session/officer.ts';
import { Lead } from '../../styles.ts';
import { useConditionalWrite } from '../../useConditionalWrite.ts';
import type { RequestListEntry } from '../readRequests.ts';
import type { RequestPlaceRef, StatusChoice } from '../requestPlace.ts';
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
  const [choice, setChoice] = useState<StatusChoice>(isStillOpen ? remembered : stored);
  const { reason, arePapersComplete = null } = choice;
  const chosen = parseRequestState(choice.state) ?? 'received';
  const appointment = findAppointment(entry);
  const isAhead = appointment !== null && manilaDay(client.now()) < appointment.slice(0, 10);
  /** On the day itself and after it, staff work on a request because the papers are here; before it, somebody must say so. */
  const answeredPapers = isAhead ? null : true;
  const lacksReason = isReasonRequired(chosen) && reason === null;
  const lacksPapers = isAhead && beginsTime(receipt, chosen, reason) && arePapersComplete === null;
  const { state, send, failure } = useConditionalWrite({
    check: async () => ({ kind: lacksReason || lacksPapers ? 'nothing' : 'write' }) as const,
    write: () => {
      const wanted = { ...choice, arePapersComplete: arePapersComplete ?? answeredPapers };
      return saveState(client, entry, wanted, officer, replaced);
    },
    onReload: (written) =>
      onChanged(written === null ? '' : `${messages.saved(states[chosen].title)} ${written.loss}`.trim()),
  });
  /** A reason and an answer belong to their status: another one clears them. */
  const choose = (next: StatusChoice) => {
    setChoice(next);
    send({ type: 'CHANGE' });
  };
  useEffect(() => {
    place.current = { ...place.current, choice: { ...choice, id: entry.id, version: receipt.version } };
  }, [place, entry.id, receipt.version, choice]);
  const reasonField = useRef<HTMLSelectElement>(null);
  const papersField = useRef<HTMLSelectElement>(null);
  const { reasons: possible } = requestStates[chosen];
  const isIncomplete = state.hasTag('nothing');
  useEffect(() => {
    if (isIncomplete) (lacksReason ? reasonField : papersField).current?.focus();
  }, [isIncomplete, lacksReason]);
  const isConflict = state.hasTag('conflict');
  const isBusy = isReading || isConflict || state.hasTag('busy');
  const error = isIncomplete && lacksReason ? messages.needed : undefined;
  const papersError = isIncomplete && !lacksReason ? messages.papers.needed : undefined;
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'BEGIN' });
      }}
    >
      <h2>{messages.title}</h2>
      <Lead>{messages.lead}</Lead>
      <StaffSelect
        name="newState"
        label={messages.state}
        value={chosen}
        disabled={isBusy}
        onChange={(name) => choose({ state: name, reason: null })}
        options={requestStateNames.map((name) => [name, states[name].title])}
      />
      {possible.length > 0 && (
        <StaffSelect
          name="reason"
          label={messages.reason}
          error={error}
          ref={reasonField}
          value={reason ?? ''}
          disabled={isBusy}
          onChange={(name) => choose({ ...choice, reason: name || null })}
          options={[
            ['', isReasonRequired(chosen) ? messages.chooseReason : messages.noReason],
            ...possible.map((name) => [name, reasons[name]] as const),
          ]}
        />
      )}
      {beginsTime(receipt, chosen, reason) && (
        <PapersField
          ref={papersField}
          entry={entry}
          areComplete={arePapersComplete ?? answeredPapers}
          error={papersError}
          isDisabled={isBusy}
          onChange={(areComplete) => choose({ ...choice, arePapersComplete: areComplete })}
        />
      )}
      {state.hasTag('failed') && <FailureAlert title={messages.failed} failure={failure} />}
      {isConflict ? (
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
