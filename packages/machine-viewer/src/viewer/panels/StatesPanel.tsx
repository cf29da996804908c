/** All states as text: what each means, its tags, actions and actors. */
import { viewerMessages as messages } from '../messages.ts';
import { withoutMachine } from '../run/stateNames.ts';
import type { ViewState } from '../run/viewState.ts';
import { HeadRow } from './HeadRow.tsx';
import { Panel, PanelTable, Scroll, TextButton } from './panelStyles.ts';

export const StatesPanel = ({ chart, frame, view, select }: ViewState) => (
  <Panel>
    <Scroll role="group" tabIndex={0} aria-label={messages.states}>
      <PanelTable aria-label={messages.states}>
        <HeadRow labels={messages.stateHead} />
        <tbody>
          {chart.states.map(({ id, description, tags, entry, exit, invokes }) => (
            <tr
              key={id}
              data-is={frame.state._nodes.some((node) => node.id === id) ? 'last' : undefined}
              aria-current={id === view.selected ? 'true' : undefined}
            >
              <td>
                <TextButton type="button" onClick={() => select(id)}>
                  {withoutMachine(id)}
                </TextButton>
              </td>
              <td data-prose>{description}</td>
              {Object.entries({ tags, entry, exit, invokes }).map(([column, names]) => (
                <td key={column}>{names.join(', ')}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </PanelTable>
    </Scroll>
  </Panel>
);
