/** The viewer's live section: open pages, the machines that run there, the faults and the clock. */
import { useEffect, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import type { ActorEvent } from '../../live/messages.ts';
import { Alert } from '../parts/Alert.tsx';
import { ClockButtons } from './ClockButtons.tsx';
import { FaultSwitches } from './FaultSwitches.tsx';
import { LivePageItem } from './LivePageItem.tsx';
import type { LiveOptions } from './liveOptions.ts';
import type { LiveStore } from './liveState.ts';

const List = styled.ul`
  margin-top: 0.75rem;
  & > li + li {
    margin-top: 1rem;
  }
`;

const Section = styled.section`
  margin-top: 1.5rem;
`;

interface LiveViewProps {
  readonly live: LiveStore;
  readonly options: LiveOptions;
  /** Lists only actors of this machine; null lists all. */
  readonly machineId: string | null;
  /** Called with each event of that machine. Must be referentially stable. */
  readonly onEvent?: (event: ActorEvent) => void;
}

export const LiveView = ({ live, options, machineId, onEvent }: LiveViewProps) => {
  const { messages } = options;
  const { pages, setting, hasFailed } = useSyncExternalStore(live.subscribe, live.snapshot, live.snapshot);
  useEffect(() => {
    if (onEvent === undefined) return;
    return live.watch((event) => {
      if (machineId === null || event.machine === machineId) onEvent(event);
    });
  }, [live, machineId, onEvent]);
  return (
    <section aria-labelledby="live">
      <h2 id="live">{messages.title}</h2>
      <p>{messages.lead}</p>
      <div role="status">{hasFailed && <Alert role="none" title={messages.failed} />}</div>
      <Section>
        <h3>{messages.pages}</h3>
        {pages.length === 0 && (
          <p>
            {messages.nobody} <a href="/">{messages.open}</a>
          </p>
        )}
        <List>
          {pages.map((page) => (
            <LivePageItem key={page.page} page={page} machineId={machineId} messages={messages} />
          ))}
        </List>
      </Section>
      <FaultSwitches options={options} setting={setting} onSet={live.set} />
      <ClockButtons options={options} setting={setting} onSet={live.set} />
    </section>
  );
};
