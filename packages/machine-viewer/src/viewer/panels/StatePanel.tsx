/** The selected state: its name, its tags, its context, and what the step changed of it. */
import { formatReadable, type Readable, toReadable } from '../../model/readable.ts';
import { viewerMessages as messages } from '../messages.ts';
import { listContextChanges } from '../run/listContextChanges.ts';
import { stateNameOf } from '../run/stateNames.ts';
import type { ViewState } from '../run/viewState.ts';
import { ClosablePanel } from './ClosablePanel.tsx';
import { HeadRow } from './HeadRow.tsx';
import { CodeBlock, PanelNote, PanelTable } from './panelStyles.ts';

/** A text stands as it is, without the quotes of JSON. Every value comes from samples, never from a person. */
const formatValue = (value: Readable): string =>
  'text' in value && value.text.startsWith('"')
    ? String(JSON.parse(value.text))
    : formatReadable(value, true);

/** A context may be no object, and a value of it may refuse to be read. */
const contextRows = (context: unknown): readonly (readonly [string, string])[] => {
  const readable = toReadable(context);
  if ('text' in readable) return [['context', readable.text]];
  return readable.entries.map(({ name, value }) => [name, formatValue(value)]);
};

/** The most changes in the table. A whole record is about twenty. */
const maxChanges = 60;

const Changes = ({ frames, at }: ViewState) => {
  if (at === 0) return null;
  const changes = listContextChanges(frames[at - 1]!.state.context, frames[at]!.state.context);
  return (
    <>
      <h3 id="changes">{messages.changes}</h3>
      {changes.length === 0 && <PanelNote>{messages.noChanges}</PanelNote>}
      {changes.length > 0 && (
        <PanelTable aria-labelledby="changes">
          <HeadRow labels={messages.changeHead} />
          <tbody>
            {changes.slice(0, maxChanges).map(({ path, before, after }) => (
              <tr key={path}>
                <td data-json>{path}</td>
                <td data-json>{before ?? messages.absent}</td>
                <td data-json>{after ?? messages.absent}</td>
              </tr>
            ))}
          </tbody>
        </PanelTable>
      )}
      {changes.length > maxChanges && (
        <PanelNote>{messages.moreChanges(changes.length - maxChanges)}</PanelNote>
      )}
    </>
  );
};

export const StatePanel = (viewState: ViewState) => {
  const { state } = viewState.frame;
  const rows: readonly (readonly [string, string])[] = [
    [messages.value, stateNameOf(state)],
    [messages.tags, [...state.tags].join(', ') || '-'],
    ...contextRows(state.context),
  ];
  const width = Math.max(...rows.map(([name]) => name.length)) + 2;
  const text = rows.map(
    ([name, value]) => `${name.padEnd(width)}${value.replaceAll('\n', `\n${' '.repeat(width)}`)}`,
  );
  return (
    <ClosablePanel id="state" title={messages.state}>
      <CodeBlock tabIndex={0} aria-labelledby="state">
        {text.join('\n')}
      </CodeBlock>
      <Changes {...viewState} />
    </ClosablePanel>
  );
};
