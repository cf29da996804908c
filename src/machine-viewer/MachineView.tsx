/** One machine: its chart with the run on it, what may happen next, what happened, and all of it as text. */

import charts from 'virtual:charts';
import { use, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Alert } from '../components/ui/Alert.tsx';
import { viewerMessages as words } from '../i18n/en/viewer.ts';
import { minWidth } from '../theme/breakpoints.ts';
import { charted } from './chart/laidOutCharts.ts';
import { ChartPanel } from './panels/ChartPanel.tsx';
import { ChoicesPanel } from './panels/ChoicesPanel.tsx';
import { TakenSquares } from './panels/CoverageGrid.tsx';
import { LogPanel } from './panels/LogPanel.tsx';
import { Note } from './panels/panelStyles.ts';
import { RunTools } from './panels/RunTools.tsx';
import { StatePanel } from './panels/StatePanel.tsx';
import { TablePanel } from './panels/TablePanel.tsx';
import { TimeSlider } from './panels/TimeSlider.tsx';
import { registeredAs, walked } from './run/replay.ts';
import type { Shown } from './run/viewState.ts';
import { addressOf } from './run/viewUrl.ts';
import { useMarks } from './useHighlights.ts';
import type { Views } from './useView.ts';

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

/** A choice that was pressed may be refused in the next state: the focus then goes to the first that is not. */
const keepFocus = (choices: HTMLElement | null): void => {
  const { activeElement } = document;
  if (activeElement === document.body || activeElement?.matches(':disabled'))
    choices?.querySelector<HTMLElement>('button:enabled')?.focus({ preventScroll: true });
};

interface MachineViewProps extends Views {
  readonly name: string;
  readonly said: string;
  readonly onSaid: (said: string) => void;
}

export const MachineView = ({ name, view, go, look, said, onSaid }: MachineViewProps) => {
  const registered = registeredAs(name);
  const { frames, refused } = use(walked(name, view.run));
  const at = Math.min(view.at, frames.length - 1);
  const chart = charted[name]!;
  const choices = useRef<HTMLDivElement>(null);
  const hasChosen = useRef(false);
  useEffect(() => {
    if (hasChosen.current) keepFocus(choices.current);
    hasChosen.current = false;
  });
  const shown: Shown = {
    name,
    registered,
    chart,
    laid: charts[name]!,
    view,
    frames,
    at,
    frame: frames[at]!,
    choose: (key) => {
      const run = [...view.run.slice(0, at), key];
      hasChosen.current = true;
      onSaid('');
      go({ ...view, run, at: run.length });
    },
    lookAt: (step) => look({ ...view, at: step }),
  };
  const marks = useMarks(shown);
  const isLive = view.counting === 'live';
  const stories = Object.entries(registered.stories ?? {});
  return (
    <>
      <Head>
        <h1>{name}</h1>
        <Note>{chart.description}</Note>
      </Head>
      <RunTools {...shown} go={go} said={said} onSaid={onSaid} />
      {stories.length > 0 && (
        <StoriesNav aria-labelledby="stories">
          <h2 id="stories">{words.stories}</h2>
          <Stories>
            {stories.map(([story, steps]) => (
              <li key={story}>
                <a href={addressOf({ ...view, run: steps, at: steps.length })}>{story}</a>
              </li>
            ))}
          </Stories>
        </StoriesNav>
      )}
      {refused !== null && (
        <Alert tone="error" title={words.refused(view.run[frames.length - 1] ?? '', refused)} />
      )}
      <Columns>
        <div>
          <ChartPanel {...shown} marks={marks} onCounting={(counting) => look({ ...view, counting })} />
          <TakenSquares {...shown} marks={marks} />
        </div>
        <div id="choices" ref={choices}>
          {isLive ? (
            <Note>{words.liveNote}</Note>
          ) : (
            <>
              <ChoicesPanel {...shown} />
              <TimeSlider {...shown} />
              <StatePanel {...shown} />
            </>
          )}
        </div>
        {!isLive && <LogPanel {...shown} />}
      </Columns>
      <TablePanel {...shown} />
    </>
  );
};
