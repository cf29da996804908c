/** All transitions as text, for screen readers and search. */
import { useDeferredValue, useId, useState } from 'react';
import { styled } from 'styled-components';
import type { Highlights } from '../../chart/chartSvg.ts';
import { matchesFilter } from '../matchesFilter.ts';
import { viewerMessages as messages } from '../messages.ts';
import { Checkbox } from '../parts/Checkbox.tsx';
import { Input } from '../parts/controls.ts';
import { withoutMachine } from '../run/stateNames.ts';
import type { ViewState } from '../run/viewState.ts';
import { useTestedCounts } from '../useHighlights.ts';
import { useViewer } from '../viewerContext.ts';
import { HeadRow } from './HeadRow.tsx';
import { Panel, PanelNote, PanelTable, Scroll, TextButton } from './panelStyles.ts';

const FilterInput = styled(Input)`
  max-width: 24rem;
`;

interface TransitionsPanelProps extends ViewState {
  readonly highlights: Highlights;
}

export const TransitionsPanel = (props: TransitionsPanelProps) => {
  const { name, chart, frames, frame, at, view, select, highlights } = props;
  const filter = useId();
  const [text, setText] = useState('');
  const [isNeverOnly, setIsNeverOnly] = useState(false);
  const query = useDeferredValue(text);
  const ran = frames.slice(0, at + 1).flatMap(({ taken }) => taken);
  const { counts } = useViewer();
  const [actors, browser] = [useTestedCounts('actors', name), useTestedCounts('browser', name)];
  const edges = chart.edges.filter(
    ({ name: edge, source, event, guard, target, actions }) =>
      matchesFilter(query, [source, event, guard, target, ...actions]) &&
      (!isNeverOnly || (highlights.counts.get(edge) ?? 0) === 0),
  );
  return (
    <Panel>
      <label htmlFor={filter}>{messages.tableFilter}</label>
      <FilterInput id={filter} type="search" value={text} onChange={(event) => setText(event.target.value)} />
      <Checkbox
        name="neverTaken"
        label={messages.neverTaken(messages.counting[view.highlightSource])}
        checked={isNeverOnly}
        onChange={({ target }) => setIsNeverOnly(target.checked)}
      />
      <PanelNote role="status">{messages.found(edges.length, chart.edges.length)}</PanelNote>
      <Scroll role="group" tabIndex={0} aria-label={messages.table}>
        <PanelTable aria-label={messages.table}>
          <HeadRow labels={counts === undefined ? messages.tableHead : messages.testedTableHead} />
          <tbody>
            {edges.map((edge) => (
              <tr
                key={edge.name}
                data-is={frame.taken.includes(edge.name) ? 'last' : undefined}
                aria-current={edge.name === view.selected ? 'true' : undefined}
              >
                <td>{withoutMachine(edge.source)}</td>
                <td>
                  <TextButton type="button" onClick={() => select(edge.name)}>
                    {edge.event}
                  </TextButton>
                </td>
                <td>{edge.guard}</td>
                <td>{edge.target === null ? messages.stays : withoutMachine(edge.target)}</td>
                <td>{edge.actions.join(', ')}</td>
                <td>{ran.filter((taken) => taken === edge.name).length}</td>
                {counts !== undefined && <td>{actors.get(edge.name) ?? 0}</td>}
                {counts !== undefined && <td>{browser.get(edge.name) ?? 0}</td>}
              </tr>
            ))}
          </tbody>
        </PanelTable>
      </Scroll>
    </Panel>
  );
};
