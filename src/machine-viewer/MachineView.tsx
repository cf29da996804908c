/** The view of one machine: its chart with the current run, the next choices, the log, and all of it as text. */
import charts from 'virtual:charts';
import { use, useContext, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Alert } from '../components/ui/Alert.tsx';
import { minWidth } from '../theme/breakpoints.ts';
import { chartsByMachine } from './chart/chartsByMachine.ts';
import { LiveContext } from './live/liveContext.ts';
import { viewerMessages as messages } from './messages.ts';
import { ChartPanel } from './panels/ChartPanel.tsx';
import { ChoicesPanel } from './panels/ChoicesPanel.tsx';
import { ClosablePanel } from './panels/ClosablePanel.tsx';
import { CoverageGrid } from './panels/CoverageGrid.tsx';
import { EventsPanel } from './panels/EventsPanel.tsx';
import { LogPanel } from './panels/LogPanel.tsx';
import { PayloadPanel } from './panels/PayloadPanel.tsx';
import { PanelNote, SourceTabs, ToolButton } from './panels/panelStyles.ts';
import { RunTools } from './panels/RunTools.tsx';
import { SelectionPanel } from './panels/SelectionPanel.tsx';
import { StatePanel } from './panels/StatePanel.tsx';
import { StatesPanel } from './panels/StatesPanel.tsx';
import { TableTabs } from './panels/TableTabs.tsx';
import { TimeSlider } from './panels/TimeSlider.tsx';
import { TransitionsPanel } from './panels/TransitionsPanel.tsx';
import { getRegistered, replayRun } from './run/replay.ts';
import type { ViewState } from './run/viewState.ts';
import { type HighlightSource, toViewUrl } from './run/viewUrl.ts';
import { PanelSeparator } from './shell/PanelSeparator.tsx';
import { type PanelControl, panelLimits } from './shell/usePanels.ts';
import { useHighlights } from './useHighlights.ts';
import type { ViewNavigation } from './useView.ts';

/* One column on a phone, where the chart stays in sight above what is pressed. */
const Columns = styled.div`
  ${minWidth.wide} {
    display: grid;
    flex: 1;
    grid-template:
      'chart stepsEdge steps' minmax(0, 1fr)
      'tablesEdge stepsEdge steps' auto
      'tables stepsEdge steps' auto / minmax(0, 1fr) auto auto;
    min-height: 0;
  }
`;

const StepsEdge = styled.div`
  display: flex;
  grid-area: stepsEdge;
`;

const TablesEdge = styled.div`
  grid-area: tablesEdge;
`;

const Head = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 1rem;
  padding: 0.5rem 0;
  h1 {
    font-size: 1.25rem;
  }
  & > p {
    margin: 0;
  }
  ${minWidth.wide} {
    padding: 0.5rem 0.75rem;
  }
`;

const Above = styled.div`
  display: contents;
  ${minWidth.wide} {
    display: flex;
    flex-direction: column;
    grid-area: chart;
    min-height: 0;
  }
`;

const ChartArea = styled.div`
  display: flex;
  flex-direction: column;
  height: 18rem;
  background: var(--paper);
  @media (min-height: 36rem) {
    position: sticky;
    z-index: 1;
    top: 0;
    height: 45dvh;
  }
  ${minWidth.wide} {
    position: static;
    flex: 1;
    height: auto;
    min-height: 0;
  }
`;

interface SizeProps {
  readonly $size: number;
}

const Steps = styled.div<SizeProps>`
  padding: 1rem 0;
  & > * + * {
    margin-top: 1.25rem;
  }
  ${minWidth.wide} {
    grid-area: steps;
    width: ${({ $size }) => $size}px;
    padding: 0.75rem;
    overflow: auto;
  }
`;

const Tables = styled.div<SizeProps>`
  padding: 1rem 0 3rem;
  ${minWidth.wide} {
    grid-area: tables;
    height: ${({ $size }) => $size}px;
    padding: 0 0.75rem 0.75rem;
    overflow: auto;
  }
`;

const Stories = styled.ul`
  a {
    display: inline-block;
    min-height: 24px;
    padding: 0.3rem 0;
  }
`;

/** Moves the focus to the first enabled choice when the next state disables the one that was pressed. */
const restoreFocus = (choices: HTMLElement | null): void => {
  const { activeElement } = document;
  if (activeElement === document.body || activeElement?.matches(':disabled'))
    choices?.querySelector<HTMLElement>('button:enabled')?.focus({ preventScroll: true });
};

interface MachineViewProps extends ViewNavigation, PanelControl {
  readonly name: string;
  readonly notice: string;
  readonly onNotice: (notice: string) => void;
}

export const MachineView = (props: MachineViewProps) => {
  const { name, view, pushView, replaceView, panels, setPanel, notice, onNotice } = props;
  const registered = getRegistered(name);
  const { frames, refused } = use(replayRun(name, view.run));
  const at = Math.min(view.at, frames.length - 1);
  const chart = chartsByMachine[name]!;
  const choices = useRef<HTMLDivElement>(null);
  const hasChosen = useRef(false);
  useEffect(() => {
    if (hasChosen.current) restoreFocus(choices.current);
    hasChosen.current = false;
  });
  const viewState: ViewState = {
    name,
    registered,
    chart,
    layout: charts[name]!,
    view,
    frames,
    at,
    frame: frames[at]!,
    choose: (key) => {
      const run = [...view.run.slice(0, at), key];
      hasChosen.current = true;
      onNotice('');
      pushView({ ...view, run, at: run.length });
    },
    select: (selected) => replaceView({ ...view, selected }),
    lookAt: (step) => replaceView({ ...view, at: step }),
  };
  const highlights = useHighlights(viewState);
  const liveFeature = useContext(LiveContext);
  const isLive = view.highlightSource === 'live';
  const stories = Object.entries(registered.stories ?? {});
  const showSource = (highlightSource: HighlightSource) => replaceView({ ...view, highlightSource });
  return (
    <Columns>
      <Above>
        <Head>
          <h1>{name}</h1>
          <RunTools {...viewState} pushView={pushView} notice={notice} onNotice={onNotice} />
        </Head>
        {refused !== null && (
          <Alert tone="error" title={messages.refused(view.run[frames.length - 1] ?? '', refused)} />
        )}
        <ChartArea>
          <ChartPanel {...viewState} highlights={highlights} onHighlightSource={showSource} />
        </ChartArea>
      </Above>
      {panels.steps.isOpen && (
        <StepsEdge>
          <PanelSeparator
            label={messages.panels.steps}
            orientation="vertical"
            isAfter
            {...panelLimits.steps}
            size={panels.steps.size}
            onSize={(size) => setPanel('steps', { size })}
          />
        </StepsEdge>
      )}
      {panels.steps.isOpen && (
        <Steps $size={panels.steps.size}>
          {liveFeature !== null && (
            <SourceTabs role="group" aria-label={messages.counting.title}>
              <ToolButton type="button" aria-pressed={!isLive} onClick={() => showSource('run')}>
                {messages.stepHere}
              </ToolButton>
              <ToolButton type="button" aria-pressed={isLive} onClick={() => showSource('live')}>
                {messages.watchPage}
              </ToolButton>
            </SourceTabs>
          )}
          <SelectionPanel {...viewState} />
          {isLive && liveFeature !== null ? (
            <liveFeature.View live={liveFeature.live} machineId={name} />
          ) : (
            <div id="choices" ref={choices}>
              <ChoicesPanel {...viewState} />
              <PayloadPanel {...viewState} />
              <TimeSlider {...viewState} />
              <StatePanel {...viewState} />
            </div>
          )}
          <ClosablePanel id="about" title={messages.about}>
            <PanelNote>{chart.description}</PanelNote>
            <CoverageGrid {...viewState} highlights={highlights} />
          </ClosablePanel>
          {stories.length > 0 && (
            <ClosablePanel id="stories" title={messages.stories}>
              <Stories>
                {stories.map(([story, steps]) => (
                  <li key={story}>
                    <a href={toViewUrl({ ...view, run: steps, at: steps.length })}>{story}</a>
                  </li>
                ))}
              </Stories>
            </ClosablePanel>
          )}
        </Steps>
      )}
      {panels.tables.isOpen && (
        <TablesEdge>
          <PanelSeparator
            label={messages.panels.tables}
            orientation="horizontal"
            isAfter
            {...panelLimits.tables}
            size={panels.tables.size}
            onSize={(size) => setPanel('tables', { size })}
          />
        </TablesEdge>
      )}
      {panels.tables.isOpen && (
        <Tables $size={panels.tables.size}>
          <TableTabs view={view} />
          {view.table === 'log' && !isLive && <LogPanel {...viewState} />}
          {view.table === 'log' && isLive && <PanelNote>{messages.liveNote}</PanelNote>}
          {view.table === 'transitions' && <TransitionsPanel {...viewState} highlights={highlights} />}
          {view.table === 'events' && <EventsPanel {...viewState} />}
          {view.table === 'states' && <StatesPanel {...viewState} />}
        </Tables>
      )}
    </Columns>
  );
};
