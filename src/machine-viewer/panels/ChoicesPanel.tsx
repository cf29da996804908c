/** What may happen next, as buttons: events, the answers of actors, time. */
import { viewerMessages as words } from '../../i18n/en/viewer.ts';
import { clockFace, lengthOf } from '../run/formatDuration.ts';
import { atWork, offeredEvents } from '../run/offeredEvents.ts';
import type { Shown } from '../run/viewState.ts';
import { ChoiceButton, Choices, Note, Panel } from './panelStyles.ts';

const lengths = [1_000, 10_000, 60_000, 3_600_000] as const;

const Events = ({ registered, frame, choose }: Shown) => {
  const offered = offeredEvents(registered, frame);
  return (
    <Panel aria-labelledby="events">
      <h2 id="events">{words.events}</h2>
      {offered.length === 0 && <Note>{words.noEvents}</Note>}
      <Choices>
        {offered.map(({ key, isHeard }) => (
          <ChoiceButton key={key} type="button" disabled={!isHeard} onClick={() => choose(key)}>
            {key.replace(':', ': ')}
          </ChoiceButton>
        ))}
      </Choices>
      {offered.some(({ isHeard }) => !isHeard) && <Note>{words.refuses}</Note>}
    </Panel>
  );
};

const Actors = ({ registered, frame, choose }: Shown) => {
  const pending = atWork(registered, frame);
  return (
    <Panel aria-labelledby="actors">
      <h2 id="actors">{words.actors}</h2>
      {pending.length === 0 && <Note>{words.noActors}</Note>}
      {pending.map(({ actor, answers, ends }) => (
        <div key={actor}>
          <h3 id={`actor-${actor}`}>{actor}</h3>
          <Choices role="group" aria-labelledby={`actor-${actor}`}>
            {answers.map(({ key, label, isFailure }) => (
              <ChoiceButton
                key={key}
                type="button"
                data-is={isFailure ? 'failure' : 'answer'}
                onClick={() => choose(key)}
              >
                {label}
              </ChoiceButton>
            ))}
            {ends !== null && (
              <ChoiceButton type="button" data-is="failure" onClick={() => choose(ends)}>
                {words.never(ends)}
              </ChoiceButton>
            )}
          </Choices>
          {ends === null && <Note>{words.neverNote}</Note>}
        </div>
      ))}
    </Panel>
  );
};

const Clock = ({ frame, choose }: Shown) => (
  <Panel aria-labelledby="clock">
    <h2 id="clock">
      {words.clock} {clockFace(frame.now)}
    </h2>
    {frame.timers.length === 0 && <Note>{words.noTimers}</Note>}
    <Choices>
      {frame.timers.map(({ key, due }) => (
        <ChoiceButton key={key} type="button" onClick={() => choose(key)}>
          {words.timerIn(key, lengthOf(due - frame.now))}
        </ChoiceButton>
      ))}
      {frame.timers.length > 0 &&
        lengths.map((ms) => (
          <ChoiceButton key={ms} type="button" onClick={() => choose(`wait ${ms}`)}>
            {words.advance} {lengthOf(ms)}
          </ChoiceButton>
        ))}
    </Choices>
  </Panel>
);

export const ChoicesPanel = (shown: Shown) => (
  <>
    <Events {...shown} />
    <Actors {...shown} />
    <Clock {...shown} />
  </>
);
