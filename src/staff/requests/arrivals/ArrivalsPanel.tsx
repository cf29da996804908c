/**
 * A fold that refuses what arrived between two moments: looked at first, then refused, and then set back or deleted. The acts take the
 * steps of a deletion, each with a second press.
 */
import { useState } from 'react';
import { manilaDay, manilaTime } from '../../../domain/dates/day.ts';
import { parseRequestReason, requestStates } from '../../../domain/request/requestState.ts';
import { receiptMessages } from '../../../i18n/en/receipt.ts';
import type { ArrivedRequests } from '../../../staff-core/arrivals/arrivedRequests.ts';
import { formatManilaMoment, formatPersonName } from '../../../staff-core/request.ts';
import { StaffField, StaffSelect } from '../../fields.tsx';
import type { StaffClient } from '../../restClient.ts';
import { useOfficer } from '../../session/officer.ts';
import { FieldGrid, Fold } from '../../styles.ts';
import { DeletionSteps } from '../deletion/DeletionPanel.tsx';
import type { ReplacedStates } from '../details/saveState.ts';
import { arrivalsMessages as messages } from './arrivalsMessages.ts';
import {
  type ArrivalMemory,
  deleteArrivals,
  findArrivals,
  type Moments,
  refuseArrivals,
  setBackArrivals,
} from './refuseArrivals.ts';

const { reasons } = receiptMessages.english.status;

/** How many are named before they are refused. */
const maxNamed = 20;

const nobody: ArrivedRequests = { untouched: [], keptCount: 0 };

const FoundNames = ({ found: { untouched, keptCount } }: { readonly found: ArrivedRequests }) => (
  <>
    <ul>
      {untouched.slice(0, maxNamed).map(({ request }) => (
        <li key={request.id}>
          {request.id} {formatPersonName(request)}, {formatManilaMoment(request.arrived)}
        </li>
      ))}
      {untouched.length > maxNamed && <li>{messages.more(untouched.length - maxNamed)}</li>}
    </ul>
    {keptCount > 0 && <p>{messages.kept(keptCount)}</p>}
  </>
);

interface ArrivalsPanelProps {
  readonly client: StaffClient;
  readonly replaced: ReplacedStates;
  readonly memory: ArrivalMemory;
  /** Requests a reload of the list. */
  readonly onChanged: () => void;
}

export const ArrivalsPanel = ({ client, replaced, memory, onChanged }: ArrivalsPanelProps) => {
  const [moments, setMoments] = useState((): Moments => {
    const now = client.now();
    return { from: `${manilaDay(now)}T00:00`, to: `${manilaDay(now)}T${manilaTime(now)}` };
  });
  const [reason, setReason] = useState(requestStates.refused.reasons.at(-1)!);
  const [found, setFound] = useState(nobody);
  const [lostPlaces, setLostPlaces] = useState(0);
  const [wasOpened, setOpened] = useState(false);
  const [hasRefused, setRefused] = useState(memory.refused.size > 0);
  const writer = { client, officer: useOfficer(), replaced, memory };
  const countRefused = async () => ({ requests: memory.refused.size, leftovers: 0 });
  return (
    <Fold onToggle={({ currentTarget }) => setOpened((before) => before || currentTarget.open)}>
      <summary>{messages.title}</summary>
      {/* Its steps begin with the first look into the fold. */}
      {wasOpened && (
        <div>
          {messages.about.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <FieldGrid>
            {(['from', 'to'] as const).map((name) => (
              <StaffField
                key={name}
                name={`arrived-${name}`}
                label={messages[name]}
                type="datetime-local"
                value={moments[name]}
                onChange={(moment) => setMoments({ ...moments, [name]: moment })}
              />
            ))}
            <StaffSelect
              name="arrived-reason"
              label={messages.reason}
              value={reason}
              onChange={(chosen) => setReason(parseRequestReason('refused', chosen) ?? reason)}
              options={requestStates.refused.reasons.map((name) => [name, reasons[name]])}
            />
          </FieldGrid>
          {/* Other moments have other requests, which must be looked at anew. */}
          <DeletionSteps
            key={`${moments.from} ${moments.to}`}
            texts={messages.refuse}
            details={<FoundNames found={found} />}
            count={async () => {
              const arrived = await findArrivals(client, moments, memory);
              setFound(arrived);
              return { requests: arrived.untouched.length, leftovers: 0 };
            }}
            remove={() =>
              refuseArrivals(writer, found.untouched, reason).finally(() =>
                setRefused((before) => before || memory.refused.size > 0),
              )
            }
            onReload={onChanged}
          />
          {hasRefused && (
            <>
              <DeletionSteps
                texts={{
                  ...messages.setBack,
                  done: (counts) =>
                    `${messages.setBack.done(counts)} ${lostPlaces > 0 ? messages.setBack.lost(lostPlaces) : ''}`.trim(),
                }}
                count={countRefused}
                remove={async () => {
                  const { lostPlaces: lost, ...counts } = await setBackArrivals(writer);
                  setLostPlaces(lost);
                  return counts;
                }}
                onReload={onChanged}
              />
              <DeletionSteps
                texts={messages.remove}
                count={countRefused}
                remove={() => deleteArrivals(writer)}
                onReload={onChanged}
              />
            </>
          )}
        </div>
      )}
    </Fold>
  );
};
