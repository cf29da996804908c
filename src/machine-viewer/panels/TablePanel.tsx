/** The machine as text, for screen readers and for a search: its transitions, and what its states mean. */
import { useDeferredValue, useId, useState } from 'react';
import { Input } from '../../components/fields/inputs.ts';
import { viewerMessages as words } from '../../i18n/en/viewer.ts';
import { countsOf } from '../chart/stateCounts.ts';
import { withoutMachine } from '../run/stateNames.ts';
import type { Shown } from '../run/viewState.ts';
import { HeadRow } from './HeadRow.tsx';
import { Note, Panel, Scroll, Table } from './panelStyles.ts';

const says = (sought: string, texts: readonly (string | null)[]): boolean => {
  const whole = texts.join(' ').toLowerCase();
  return sought
    .toLowerCase()
    .split(/\s+/)
    .every((word) => whole.includes(word));
};

export const TablePanel = ({ name, chart, frames, frame, at }: Shown) => {
  const filter = useId();
  const [text, setText] = useState('');
  const sought = useDeferredValue(text);
  const ran = frames.slice(0, at + 1).flatMap(({ taken }) => taken);
  const [actors, browser] = [countsOf('actors', name), countsOf('browser', name)];
  const edges = chart.edges.filter(({ source, event, guard, target, actions }) =>
    says(sought, [source, event, guard, target, ...actions]),
  );
  const states = chart.states.filter(({ id, description, tags, entry, exit, invokes }) =>
    says(sought, [id, description, ...tags, ...entry, ...exit, ...invokes]),
  );
  return (
    <>
      <Panel aria-labelledby="table">
        <h2 id="table">{words.table}</h2>
        <label htmlFor={filter}>{words.tableFilter}</label>
        <Input
          id={filter}
          type="search"
          $width="w20"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Note role="status">{words.found(edges.length, chart.edges.length)}</Note>
        <Scroll role="group" tabIndex={0} aria-labelledby="table">
          <Table aria-labelledby="table">
            <HeadRow words={words.tableHead} />
            <tbody>
              {edges.map((edge) => (
                <tr key={edge.name} data-is={frame.taken.includes(edge.name) ? 'last' : undefined}>
                  <td>{withoutMachine(edge.source)}</td>
                  <td>{edge.event}</td>
                  <td>{edge.guard}</td>
                  <td>{edge.target === null ? words.stays : withoutMachine(edge.target)}</td>
                  <td>{edge.actions.join(', ')}</td>
                  <td>{ran.filter((taken) => taken === edge.name).length}</td>
                  <td>{actors.get(edge.name) ?? 0}</td>
                  <td>{browser.get(edge.name) ?? 0}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </Scroll>
      </Panel>
      <Panel aria-labelledby="states">
        <h2 id="states">{words.states}</h2>
        <Scroll role="group" tabIndex={0} aria-labelledby="states">
          <Table aria-labelledby="states">
            <HeadRow words={words.stateHead} />
            <tbody>
              {states.map(({ id, description, tags, entry, exit, invokes }) => (
                <tr key={id} data-is={frame.state._nodes.some((node) => node.id === id) ? 'last' : undefined}>
                  <td>{withoutMachine(id)}</td>
                  <td data-prose>{description}</td>
                  {[tags, entry, exit, invokes].map((names, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the columns are always these
                    <td key={index}>{names.join(', ')}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </Table>
        </Scroll>
      </Panel>
    </>
  );
};
