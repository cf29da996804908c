/** States by events: where each event leads from each state. */
import { viewerMessages as messages } from '../messages.ts';
import { withoutMachine } from '../run/stateNames.ts';
import type { ViewState } from '../run/viewState.ts';
import { Panel, PanelTable, Scroll, TextButton } from './panelStyles.ts';

export const EventsPanel = ({ chart, frame, view, select }: ViewState) => {
  const events = [...new Set(chart.edges.map(({ event }) => event))];
  const sources = chart.states.filter(({ id }) => chart.edges.some(({ source }) => source === id));
  return (
    <Panel>
      <Scroll role="group" tabIndex={0} aria-label={messages.tables.events}>
        <PanelTable aria-label={messages.tables.events}>
          <thead>
            <tr>
              <th scope="col">{messages.stateHead.state}</th>
              {events.map((event) => (
                <th key={event} scope="col">
                  {event}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sources.map(({ id }) => (
              <tr key={id} data-is={frame.state._nodes.some((node) => node.id === id) ? 'last' : undefined}>
                <th scope="row">{withoutMachine(id)}</th>
                {events.map((event) => (
                  <td key={event}>
                    {chart.edges
                      .filter((edge) => edge.source === id && edge.event === event)
                      .map(({ name, target, guard }) => (
                        <TextButton
                          key={name}
                          type="button"
                          aria-current={name === view.selected ? 'true' : undefined}
                          title={guard ?? undefined}
                          onClick={() => select(name)}
                        >
                          {target === null ? messages.stays : withoutMachine(target)}
                        </TextButton>
                      ))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </PanelTable>
      </Scroll>
    </Panel>
  );
};
