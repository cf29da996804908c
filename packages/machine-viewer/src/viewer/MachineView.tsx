/** The view of one machine: its chart with the current run, the next choices, the log, and all of it as text. */
import { use, useEffect, useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { viewerMessages as messages } from './messages.ts';
import { ChartPanel } from './panels/ChartPanel.tsx';
import { ChoicesPanel } from './panels/ChoicesPanel.tsx';
import { ClosablePanel } from './panels/ClosablePanel.tsx';
import { CodePanel } from './panels/CodePanel.tsx';
import { ComparePanel } from './panels/ComparePanel.tsx';
import { CoverageGrid } from './panels/CoverageGrid.tsx';
import { EventsPanel } from './panels/EventsPanel.tsx';
import { InputPanel } from './panels/InputPanel.tsx';
import { LogPanel } from './panels/LogPanel.tsx';
import { PayloadPanel } from './panels/PayloadPanel.tsx';
import { PanelNote, SourceTabs, ToolButton } from './panels/panelStyles.ts';
import { RunTools } from './panels/RunTools.tsx';
import { SelectionPanel } from './panels/SelectionPanel.tsx';
import { SequencePanel } from './panels/SequencePanel.tsx';
import { StatePanel } from './panels/StatePanel.tsx';
import { StatesPanel } from './panels/StatesPanel.tsx';
import { TableTabs } from './panels/TableTabs.tsx';
import { TimeSlider } from './panels/TimeSlider.tsx';
import { TransitionsPanel } from './panels/TransitionsPanel.tsx';
import { UnstartedMachine } from './panels/UnstartedMachine.tsx';
import { Alert } from './parts/Alert.tsx';
import { type Replay, replayRun } from './run/replay.ts';
import { takesInput } from './run/runInput.ts';
import type { ViewState } from './run/viewState.ts';
import { type HighlightSource, toViewUrl } from './run/viewUrl.ts';
import {
  Above,
  ChartArea,
  Columns,
  Head,
  Steps,
  StepsEdge,
  Tables,
  TablesEdge,
} from './shell/machineLayout.ts';
import { PanelEdge } from './shell/PanelEdge.tsx';
import type { PanelControl } from './shell/usePanels.ts';
import { useHighlights } from './useHighlights.ts';
import type { ViewNavigation } from './useView.ts';
import { useViewer } from './viewerContext.ts';

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
  const { name, view, pushView } = props;
  const { machines, charts } = useViewer();
  const registered = machines[name]!;
  const replay = use(replayRun(registered, view.run, view.input));
  return replay.frames.length === 0 ? (
    <UnstartedMachine
      name={name}
      registered={registered}
      chart={charts[name]!}
      why={replay.refused ?? ''}
      view={view}
      pushView={pushView}
    />
  ) : (
    <StartedMachine {...props} replay={replay} />
  );
};

const StartedMachine = (props: MachineViewProps & { readonly replay: Replay }) => {
  const { name, view, pushView, replaceView, panels, setPanel, notice, onNotice } = props;
  const { machines, charts, layouts, live: liveFeature = null } = useViewer();
  const registered = machines[name]!;
  const { frames, refused } = props.replay;
  const at = Math.min(view.at, frames.length - 1);
  const chart = charts[name]!;
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
    layout: layouts[name]!,
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
  const hasInput = useMemo(() => takesInput(registered), [registered]);
  const highlights = useHighlights(viewState);
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
        {refused !== null && <Alert title={messages.refused(view.run[frames.length - 1] ?? '', refused)} />}
        <ChartArea>
          <ErrorBoundary>
            <ChartPanel {...viewState} highlights={highlights} onHighlightSource={showSource} />
          </ErrorBoundary>
        </ChartArea>
      </Above>
      {panels.steps.isOpen && (
        <StepsEdge>
          <PanelEdge name="steps" orientation="vertical" isAfter panels={panels} setPanel={setPanel} />
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
          <ErrorBoundary>
            <SelectionPanel {...viewState} />
          </ErrorBoundary>
          {isLive && liveFeature !== null ? (
            <liveFeature.View machineId={name} />
          ) : (
            <div id="choices" ref={choices}>
              {[ChoicesPanel, PayloadPanel, TimeSlider, StatePanel].map((Part) => (
                <ErrorBoundary key={Part.name}>
                  <Part {...viewState} />
                </ErrorBoundary>
              ))}
              {hasInput && (
                <InputPanel
                  key={view.input}
                  registered={registered}
                  input={view.input}
                  isClosed
                  onStart={(input) => pushView({ ...view, run: [], at: 0, input })}
                />
              )}
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
          <PanelEdge name="tables" orientation="horizontal" isAfter panels={panels} setPanel={setPanel} />
        </TablesEdge>
      )}
      {panels.tables.isOpen && (
        <Tables $size={panels.tables.size}>
          <TableTabs view={view} />
          <ErrorBoundary>
            {view.table === 'log' && !isLive && <LogPanel {...viewState} />}
            {view.table === 'log' && isLive && <PanelNote>{messages.liveNote}</PanelNote>}
            {view.table === 'transitions' && <TransitionsPanel {...viewState} highlights={highlights} />}
            {view.table === 'events' && <EventsPanel {...viewState} />}
            {view.table === 'states' && <StatesPanel {...viewState} />}
            {view.table === 'sequence' && <SequencePanel {...viewState} />}
            {view.table === 'compare' && <ComparePanel {...viewState} replaceView={replaceView} />}
            {view.table === 'code' && <CodePanel {...viewState} />}
          </ErrorBoundary>
        </Tables>
      )}
    </Columns>
  );
};
