/** The view of one machine: its chart with the current run, the next choices, the log, and all of it as text. */
import charts from 'virtual:charts';
import { use, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Alert } from '../components/ui/Alert.tsx';
import { minWidth } from '../theme/breakpoints.ts';
import { chartsByMachine } from './chart/chartsByMachine.ts';
import { viewerMessages as messages } from './messages.ts';
import { ChartPanel } from './panels/ChartPanel.tsx';
import { ChoicesPanel } from './panels/ChoicesPanel.tsx';
import { CoverageGrid } from './panels/CoverageGrid.tsx';
import { LogPanel } from './panels/LogPanel.tsx';
import { PanelNote } from './panels/panelStyles.ts';
import { RunTools } from './panels/RunTools.tsx';
import { StatePanel } from './panels/StatePanel.tsx';
import { TablePanel } from './panels/TablePanel.tsx';
import { TimeSlider } from './panels/TimeSlider.tsx';
import { getRegistered, replayRun } from './run/replay.ts';
import type { ViewState } from './run/viewState.ts';
import { toViewUrl } from './run/viewUrl.ts';
import { useHighlights } from './useHighlights.ts';
import type { ViewNavigation } from './useView.ts';

const Head = styled.div`
  padding: 1rem 0;
  h1 {
    font-size: 1.5rem;
  }
`;

const Columns = styled.div`
  display: grid;
  gap: 1.5rem;
  padding: 1rem 0 1.5rem;
  & > * {
    min-width: 0;
  }
  ${minWidth.wide} {
    grid-template: auto 1fr / minmax(0, 1fr) 19rem;
    & > :nth-child(2) {
      grid-area: 1 / 2 / 3;
    }
  }
`;

const StoriesNav = styled.nav`
  h2 {
    font-size: 1.125rem;
    letter-spacing: 0;
  }
`;

const Stories = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 1.25rem;
  a {
    display: inline-block;
    padding: 0.3rem 0;
  }
`;

/** Moves the focus to the first enabled choice when the next state disables the one that was pressed. */
const restoreFocus = (choices: HTMLElement | null): void => {
  const { activeElement } = document;
  if (activeElement === document.body || activeElement?.matches(':disabled'))
    choices?.querySelector<HTMLElement>('button:enabled')?.focus({ preventScroll: true });
};

interface MachineViewProps extends ViewNavigation {
  readonly name: string;
  readonly notice: string;
  readonly onNotice: (notice: string) => void;
}

export const MachineView = ({ name, view, pushView, replaceView, notice, onNotice }: MachineViewProps) => {
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
    lookAt: (step) => replaceView({ ...view, at: step }),
  };
  const highlights = useHighlights(viewState);
  const isLive = view.highlightSource === 'live';
  const stories = Object.entries(registered.stories ?? {});
  return (
    <>
      <Head>
        <h1>{name}</h1>
        <PanelNote>{chart.description}</PanelNote>
      </Head>
      <RunTools {...viewState} pushView={pushView} notice={notice} onNotice={onNotice} />
      {stories.length > 0 && (
        <StoriesNav aria-labelledby="stories">
          <h2 id="stories">{messages.stories}</h2>
          <Stories>
            {stories.map(([story, steps]) => (
              <li key={story}>
                <a href={toViewUrl({ ...view, run: steps, at: steps.length })}>{story}</a>
              </li>
            ))}
          </Stories>
        </StoriesNav>
      )}
      {refused !== null && (
        <Alert tone="error" title={messages.refused(view.run[frames.length - 1] ?? '', refused)} />
      )}
      <Columns>
        <div>
          <ChartPanel
            {...viewState}
            highlights={highlights}
            onHighlightSource={(highlightSource) => replaceView({ ...view, highlightSource })}
          />
          <CoverageGrid {...viewState} highlights={highlights} />
        </div>
        <div id="choices" ref={choices}>
          {isLive ? (
            <PanelNote>{messages.liveNote}</PanelNote>
          ) : (
            <>
              <ChoicesPanel {...viewState} />
              <TimeSlider {...viewState} />
              <StatePanel {...viewState} />
            </>
          )}
        </div>
        {!isLive && <LogPanel {...viewState} />}
      </Columns>
      <TablePanel {...viewState} />
    </>
  );
};
