/** The selected state or transition, with links to the steps of the run that took it or led into it. */
import { viewerMessages as messages } from '../messages.ts';
import { activeStateIds } from '../run/stateNames.ts';
import type { ViewState } from '../run/viewState.ts';
import { toViewUrl } from '../run/viewUrl.ts';
import { CodeBlock, Panel, PanelNote, SourceTabs, ToolButton } from './panelStyles.ts';

export const SelectionPanel = ({ chart, frames, view, select }: ViewState) => {
  const { selected } = view;
  const state = chart.states.find(({ id }) => id === selected);
  const edge = chart.edges.find(({ name }) => name === selected);
  // An address is untrusted: a name that the machine does not have selects nothing.
  if (selected === null || (state === undefined && edge === undefined)) return null;
  const steps = frames.flatMap(({ taken, state: reached }, step) =>
    taken.includes(selected) || activeStateIds(reached).includes(selected) ? [step] : [],
  );
  return (
    <Panel aria-labelledby="selection">
      <h2 id="selection">{messages.selection}</h2>
      <CodeBlock>{selected}</CodeBlock>
      {state !== undefined && state.description !== '' && <PanelNote>{state.description}</PanelNote>}
      <PanelNote>{steps.length === 0 ? messages.noSteps : messages.selectedSteps}</PanelNote>
      <SourceTabs>
        {steps.map((step) => (
          <a key={step} href={toViewUrl({ ...view, at: step })}>
            {step}
          </a>
        ))}
      </SourceTabs>
      <SourceTabs>
        <a href={toViewUrl({ ...view, table: 'code' })}>{messages.tables.code}</a>
      </SourceTabs>
      <ToolButton type="button" onClick={() => select(null)}>
        {messages.deselect}
      </ToolButton>
    </Panel>
  );
};
