/** A page that is open: its machines, where each stands, and what happened to it last. */
import type { StateValue } from 'xstate';
import { eventWords } from '../../../machines/chart/eventWords.ts';
import { qaMessages } from '../../i18n/en/qa.ts';
import type { LiveActor, LivePage } from './liveState.ts';

const { live: said } = qaMessages;

/** { reading: 'told', strip: 'none' } → 'reading.told, strip.none' */
const valueWords = (value: StateValue): string =>
  typeof value === 'string'
    ? value
    : Object.entries(value)
        .map(([key, held]) => `${key}.${held === undefined ? '' : valueWords(held)}`)
        .join(', ');

interface LiveActorItemProps {
  readonly actor: LiveActor;
}

const LiveActorItem = ({ actor: { actor, machine, value, last } }: LiveActorItemProps) => (
  <li>
    <p>
      <b>{said.actor(machine, actor)}</b> {said.state}: <code>{valueWords(value)}</code>
    </p>
    <details>
      <summary>{said.events}</summary>
      {last.length === 0 && <p>{said.nothing}</p>}
      <ol reversed>
        {last.map(({ step, event, taken }) => (
          <li key={step}>
            {event === null ? said.another : eventWords(event)}: {taken.join('; ') || said.noTransition}
          </li>
        ))}
      </ol>
    </details>
  </li>
);

interface LivePageItemProps {
  readonly page: LivePage;
  readonly machineId: string | null;
}

export const LivePageItem = ({ page: { number, path, actors }, machineId }: LivePageItemProps) => {
  const shown = actors.filter(({ machine }) => machineId === null || machine === machineId);
  return (
    <li>
      <h4>{said.page(number, path)}</h4>
      {shown.length === 0 ? (
        <p>{said.noActor}</p>
      ) : (
        <ul>
          {shown.map((each) => (
            <LiveActorItem key={each.actor} actor={each} />
          ))}
        </ul>
      )}
    </li>
  );
};
