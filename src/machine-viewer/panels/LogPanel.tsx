/** What happened, the newest first: event, guards, actions, and from where to where. */
import type { Frame } from '../../../machines/model/run.ts';
import { viewerMessages as words } from '../../i18n/en/viewer.ts';
import { clockFace } from '../run/formatDuration.ts';
import { stateName } from '../run/stateNames.ts';
import type { Shown } from '../run/viewState.ts';
import { addressOf } from '../run/viewUrl.ts';
import { HeadRow } from './HeadRow.tsx';
import { Panel, Scroll, Table } from './panelStyles.ts';

const wayOf = (frame: Frame, before: Frame | undefined): string => {
  const now = stateName(frame.state);
  if (before === undefined) return now;
  const then = stateName(before.state);
  // Time that passes is no event that could be refused.
  if (frame.taken.length === 0)
    return frame.key?.startsWith('wait ') ? words.staysIn(then) : words.refusedIn(then);
  return then === now ? words.staysIn(now) : `${then} > ${now}`;
};

const isRefused = ({ key, taken }: Frame): boolean =>
  key !== null && taken.length === 0 && !key.startsWith('wait ');

export const LogPanel = ({ frames, at, view }: Shown) => {
  const rows = frames.slice(0, at + 1).map((frame, step) => ({ frame, step, before: frames[step - 1] }));
  return (
    <Panel aria-labelledby="log">
      <h2 id="log">{words.log}</h2>
      <Scroll>
        <Table>
          <HeadRow words={words.logHead} />
          <tbody>
            {rows.toReversed().map(({ frame, step, before }) => (
              <tr key={step} data-is={isRefused(frame) ? 'refused' : step === at ? 'last' : undefined}>
                <td>
                  <a href={addressOf({ ...view, at: step })}>{step}</a>
                </td>
                <td>{frame.key?.replace(':', ': ') ?? words.start}</td>
                <td>{wayOf(frame, before)}</td>
                <td>
                  {frame.guards.map(({ name, came }, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a guard may be asked twice in a step
                    <div key={index}>
                      {name}: {came ? words.yes : words.no}
                    </div>
                  ))}
                </td>
                <td>{frame.actions.join(', ')}</td>
                <td>{clockFace(frame.now)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Scroll>
    </Panel>
  );
};
