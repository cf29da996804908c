/** One open page: its machines, the state of each, and their last events. */
import type { StateValue } from 'xstate';
import { formatEventType } from '../../chart/formatEventType.ts';
import { createView, toViewUrl } from '../run/viewUrl.ts';
import type { LiveMessages } from './liveOptions.ts';
import type { LiveActor, LivePage } from './liveState.ts';

/** { records: 'loaded', placement: 'none' } → 'records.loaded, placement.none' */
const formatStateValue = (value: StateValue): string =>
  typeof value === 'string'
    ? value
    : Object.entries(value)
        .map(([key, held]) => `${key}.${held === undefined ? '' : formatStateValue(held)}`)
        .join(', ');

interface LiveActorItemProps {
  readonly actor: LiveActor;
  readonly messages: LiveMessages;
}

const LiveActorItem = ({ actor: { actor, machine, value, last }, messages }: LiveActorItemProps) => (
  <li>
    <p>
      <a href={toViewUrl({ ...createView(machine), highlightSource: 'live' })}>
        {messages.actor(machine, actor)}
      </a>{' '}
      <span>{messages.state}:</span> <code>{formatStateValue(value)}</code>
    </p>
    <details>
      <summary>{messages.events}</summary>
      {last.length === 0 && <p>{messages.nothing}</p>}
      <ol reversed>
        {last.map(({ step, event, taken }) => (
          <li key={step}>
            {event === null ? messages.another : formatEventType(event)}:{' '}
            {taken.join('; ') || messages.noTransition}
          </li>
        ))}
      </ol>
    </details>
  </li>
);

interface LivePageItemProps {
  readonly page: LivePage;
  readonly machineId: string | null;
  readonly messages: LiveMessages;
}

export const LivePageItem = ({ page: { number, path, actors }, machineId, messages }: LivePageItemProps) => {
  const listedActors = actors.filter(({ machine }) => machineId === null || machine === machineId);
  return (
    <li>
      <h4>{messages.page(number, path)}</h4>
      {listedActors.length === 0 ? (
        <p>{messages.noActor}</p>
      ) : (
        <ul>
          {listedActors.map((each) => (
            <LiveActorItem key={each.actor} actor={each} messages={messages} />
          ))}
        </ul>
      )}
    </li>
  );
};
