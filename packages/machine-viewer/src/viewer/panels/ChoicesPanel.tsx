/** The next choices as buttons: events, results of actors, timers. */

import { formatDuration } from '../../chart/formatDuration.ts';
import { viewerMessages as messages } from '../messages.ts';
import { formatClock } from '../run/formatClock.ts';
import { offeredEvents, pendingActors } from '../run/offeredEvents.ts';
import type { ViewState } from '../run/viewState.ts';
import { ClosablePanel } from './ClosablePanel.tsx';
import { ChoiceButton, Choices, PanelNote } from './panelStyles.ts';

const lengths = [1_000, 10_000, 60_000, 3_600_000] as const;

const Events = ({ registered, frame, choose }: ViewState) => {
  const offered = offeredEvents(registered, frame);
  return (
    <ClosablePanel id="events" title={messages.events}>
      {offered.length === 0 && <PanelNote>{messages.noEvents}</PanelNote>}
      <Choices>
        {offered.map(({ key, isHeard }) => (
          <ChoiceButton key={key} type="button" disabled={!isHeard} onClick={() => choose(key)}>
            {key.replace(':', ': ')}
          </ChoiceButton>
        ))}
      </Choices>
      {offered.some(({ isHeard }) => !isHeard) && <PanelNote>{messages.refuses}</PanelNote>}
    </ClosablePanel>
  );
};

const Actors = ({ registered, frame, choose }: ViewState) => {
  const pending = pendingActors(registered, frame);
  return (
    <ClosablePanel id="actors" title={messages.actors}>
      {pending.length === 0 && <PanelNote>{messages.noActors}</PanelNote>}
      {pending.map(({ actor, answers, timeoutKey }) => (
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
            {timeoutKey !== null && (
              <ChoiceButton type="button" data-is="failure" onClick={() => choose(timeoutKey)}>
                {messages.never(timeoutKey)}
              </ChoiceButton>
            )}
          </Choices>
          {timeoutKey === null && <PanelNote>{messages.neverNote}</PanelNote>}
        </div>
      ))}
    </ClosablePanel>
  );
};

const Clock = ({ frame, choose }: ViewState) => (
  <ClosablePanel id="clock" title={`${messages.clock} ${formatClock(frame.now)}`}>
    {frame.timers.length === 0 && <PanelNote>{messages.noTimers}</PanelNote>}
    <Choices>
      {frame.timers.map(({ key, due }) => (
        <ChoiceButton key={key} type="button" onClick={() => choose(key)}>
          {messages.timerIn(key, formatDuration(due - frame.now))}
        </ChoiceButton>
      ))}
      {frame.timers.length > 0 &&
        lengths.map((ms) => (
          <ChoiceButton key={ms} type="button" onClick={() => choose(`wait ${ms}`)}>
            {messages.advance} {formatDuration(ms)}
          </ChoiceButton>
        ))}
    </Choices>
  </ClosablePanel>
);

export const ChoicesPanel = (viewState: ViewState) => (
  <>
    <Events {...viewState} />
    <Actors {...viewState} />
    <Clock {...viewState} />
  </>
);
