/** The selected state: its name, its tags, its context. */
import { viewerMessages as messages } from '../messages.ts';
import { stateNameOf } from '../run/stateNames.ts';
import type { ViewState } from '../run/viewState.ts';
import { ClosablePanel } from './ClosablePanel.tsx';
import { CodeBlock } from './panelStyles.ts';

/** Every value comes from samples, never from a citizen. */
const formatValue = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value, null, 1);

export const StatePanel = ({ frame: { state } }: ViewState) => {
  const rows: readonly (readonly [string, string])[] = [
    [messages.value, stateNameOf(state)],
    [messages.tags, [...state.tags].join(', ') || '-'],
    ...Object.entries((state.context ?? {}) as object).map(([name, value]): readonly [string, string] => [
      name,
      formatValue(value),
    ]),
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
    </ClosablePanel>
  );
};
