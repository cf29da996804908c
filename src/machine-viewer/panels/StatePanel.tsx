/** The state that is looked at: its name, its tags, its context. */
import { viewerMessages as words } from '../../i18n/en/viewer.ts';
import { stateName } from '../run/stateNames.ts';
import type { Shown } from '../run/viewState.ts';
import { Block, Panel } from './panelStyles.ts';

/** Samples alone stand here: nothing of a citizen's. */
const told = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value, null, 1));

export const StatePanel = ({ frame: { state } }: Shown) => {
  const rows: readonly (readonly [string, string])[] = [
    [words.value, stateName(state)],
    [words.tags, [...state.tags].join(', ') || '-'],
    ...Object.entries((state.context ?? {}) as object).map(([name, value]): readonly [string, string] => [
      name,
      told(value),
    ]),
  ];
  const width = Math.max(...rows.map(([name]) => name.length)) + 2;
  const text = rows.map(
    ([name, value]) => `${name.padEnd(width)}${value.replaceAll('\n', `\n${' '.repeat(width)}`)}`,
  );
  return (
    <Panel aria-labelledby="state">
      <h2 id="state">{words.state}</h2>
      <Block tabIndex={0} aria-labelledby="state">
        {text.join('\n')}
      </Block>
    </Panel>
  );
};
