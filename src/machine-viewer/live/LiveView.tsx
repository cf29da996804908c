/** The open pages of the site, the machines that run there, the faults and the clock: a part of the machines' page. */
import { useEffect, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { Alert } from '../../components/ui/Alert.tsx';
import { qaMessages } from '../../i18n/en/qa.ts';
import type { Told } from '../../qa/messages.ts';
import { ClockButtons } from './ClockButtons.tsx';
import { LivePageItem } from './LivePageItem.tsx';
import type { Live } from './liveState.ts';
import { Switches } from './Switches.tsx';

const List = styled.ul`
  margin-top: 0.75rem;
  & > li + li {
    margin-top: 1rem;
  }
`;

const Part = styled.section`
  margin-top: 1.5rem;
`;

interface LiveViewProps {
  readonly live: Live;
  /** Only actors of this machine are listed; null for all. */
  readonly machineId: string | null;
  /** Each event of that machine, as it comes: a stable function. */
  readonly onSeen?: (told: Told) => void;
}

const { live: said } = qaMessages;

export const LiveView = ({ live, machineId, onSeen }: LiveViewProps) => {
  const { pages, setting, hasFailed } = useSyncExternalStore(live.subscribe, live.snapshot, live.snapshot);
  useEffect(() => {
    if (onSeen === undefined) return;
    return live.watch((told) => {
      if (machineId === null || told.machine === machineId) onSeen(told);
    });
  }, [live, machineId, onSeen]);
  return (
    <section aria-labelledby="live">
      <h2 id="live">{said.title}</h2>
      <p>{said.lead}</p>
      <div role="status">{hasFailed && <Alert tone="error" role="none" title={said.failed} />}</div>
      <Part>
        <h3>{said.pages}</h3>
        {pages.length === 0 && (
          <p>
            {said.nobody} <a href="/">{said.open}</a>
          </p>
        )}
        <List>
          {pages.map((page) => (
            <LivePageItem key={page.page} page={page} machineId={machineId} />
          ))}
        </List>
      </Part>
      <Switches setting={setting} onSet={live.set} />
      <ClockButtons setting={setting} onSet={live.set} />
    </section>
  );
};
