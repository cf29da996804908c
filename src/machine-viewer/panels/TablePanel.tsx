/** The machine as text, for screen readers and search: its transitions and the descriptions of its states. */
import { useDeferredValue, useId, useState } from 'react';
import { Input } from '../../components/fields/inputs.ts';
import { testedTransitionCounts } from '../chart/testedTransitionCounts.ts';
import { viewerMessages as messages } from '../messages.ts';
import { withoutMachine } from '../run/stateNames.ts';
import type { ViewState } from '../run/viewState.ts';
import { HeadRow } from './HeadRow.tsx';
import { Panel, PanelNote, PanelTable, Scroll } from './panelStyles.ts';

const matchesFilter = (query: string, texts: readonly (string | null)[]): boolean => {
  const joined = texts.join(' ').toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => joined.includes(word));
};

export const TablePanel = ({ name, chart, frames, frame, at }: ViewState) => {
  const filter = useId();
  const [text, setText] = useState('');
  const query = useDeferredValue(text);
  const ran = frames.slice(0, at + 1).flatMap(({ taken }) => taken);
  const [actors, browser] = [testedTransitionCounts('actors', name), testedTransitionCounts('browser', name)];
  const edges = chart.edges.filter(({ source, event, guard, target, actions }) =>
    matchesFilter(query, [source, event, guard, target, ...actions]),
  );
  const states = chart.states.filter(({ id, description, tags, entry, exit, invokes }) =>
    matchesFilter(query, [id, description, ...tags, ...entry, ...exit, ...invokes]),
  );
  return (
    <>
      <Panel aria-labelledby="table">
        <h2 id="table">{messages.table}</h2>
        <label htmlFor={filter}>{messages.tableFilter}</label>
        <Input
          id={filter}
          type="search"
          $width="w20"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <PanelNote role="status">{messages.found(edges.length, chart.edges.length)}</PanelNote>
        <Scroll role="group" tabIndex={0} aria-labelledby="table">
          <PanelTable aria-labelledby="table">
            <HeadRow labels={messages.tableHead} />
            <tbody>
              {edges.map((edge) => (
                <tr key={edge.name} data-is={frame.taken.includes(edge.name) ? 'last' : undefined}>
                  <td>{withoutMachine(edge.source)}</td>
                  <td>{edge.event}</td>
                  <td>{edge.guard}</td>
                  <td>{edge.target === null ? messages.stays : withoutMachine(edge.target)}</td>
                  <td>{edge.actions.join(', ')}</td>
                  <td>{ran.filter((taken) => taken === edge.name).length}</td>
                  <td>{actors.get(edge.name) ?? 0}</td>
                  <td>{browser.get(edge.name) ?? 0}</td>
                </tr>
              ))}
            </tbody>
          </PanelTable>
        </Scroll>
      </Panel>
      <Panel aria-labelledby="states">
        <h2 id="states">{messages.states}</h2>
        <Scroll role="group" tabIndex={0} aria-labelledby="states">
          <PanelTable aria-labelledby="states">
            <HeadRow labels={messages.stateHead} />
            <tbody>
              {states.map(({ id, description, tags, entry, exit, invokes }) => (
                <tr key={id} data-is={frame.state._nodes.some((node) => node.id === id) ? 'last' : undefined}>
                  <td>{withoutMachine(id)}</td>
                  <td data-prose>{description}</td>
                  {[tags, entry, exit, invokes].map((names, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the columns never change
                    <td key={index}>{names.join(', ')}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </PanelTable>
        </Scroll>
      </Panel>
    </>
  );
};
