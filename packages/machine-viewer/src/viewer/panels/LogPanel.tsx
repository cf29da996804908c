/** The log of the run, newest step first: event, guards, actions, and both states. */
import type { RunFrame } from '../../model/run.ts';
import { viewerMessages as messages } from '../messages.ts';
import { formatClock } from '../run/formatClock.ts';
import { stateNameOf } from '../run/stateNames.ts';
import type { ViewState } from '../run/viewState.ts';
import { toViewUrl } from '../run/viewUrl.ts';
import { HeadRow } from './HeadRow.tsx';
import { Panel, PanelTable, Scroll } from './panelStyles.ts';

const formatTransition = (frame: RunFrame, before: RunFrame | undefined): string => {
  const now = stateNameOf(frame.state);
  if (before === undefined) return now;
  const then = stateNameOf(before.state);
  // Passing time is no event, so nothing can refuse it.
  if (frame.taken.length === 0)
    return frame.key?.startsWith('wait ') ? messages.staysIn(then) : messages.refusedIn(then);
  return then === now ? messages.staysIn(now) : `${then} > ${now}`;
};

const isRefused = ({ key, taken }: RunFrame): boolean =>
  key !== null && taken.length === 0 && !key.startsWith('wait ');

export const LogPanel = ({ frames, at, view }: ViewState) => {
  const rows = frames.slice(0, at + 1).map((frame, step) => ({ frame, step, before: frames[step - 1] }));
  return (
    <Panel aria-label={messages.log} data-panel="log">
      <Scroll>
        <PanelTable>
          <HeadRow labels={messages.logHead} />
          <tbody>
            {rows.toReversed().map(({ frame, step, before }) => (
              <tr key={step} data-is={isRefused(frame) ? 'refused' : step === at ? 'last' : undefined}>
                <td>
                  <a href={toViewUrl({ ...view, at: step })}>{step}</a>
                </td>
                <td>{frame.key?.replace(':', ': ') ?? messages.start}</td>
                <td>{formatTransition(frame, before)}</td>
                <td>
                  {frame.guards.map(({ name, outcome }, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a guard may run twice in one step
                    <div key={index}>
                      {name}: {outcome ? messages.yes : messages.no}
                    </div>
                  ))}
                </td>
                <td>{frame.actions.join(', ')}</td>
                <td>{formatClock(frame.now)}</td>
              </tr>
            ))}
          </tbody>
        </PanelTable>
      </Scroll>
    </Panel>
  );
};
