/** The chart in a frame that scrolls to the active states, with its legend. */
import { useContext, useEffect, useRef } from 'react';
import styled, { createGlobalStyle } from 'styled-components';
import { VisuallyHidden } from '../../components/ui/VisuallyHidden.ts';
import { chartStyles } from '../chart/chartStyles.ts';
import { ChartSvg, type Highlights } from '../chart/chartSvg.ts';
import { LiveContext } from '../live/liveContext.ts';
import { viewerMessages as messages } from '../messages.ts';
import { leafStatesOf, withoutMachine } from '../run/stateNames.ts';
import type { ViewState } from '../run/viewState.ts';
import { highlightSources } from '../run/viewUrl.ts';

const ChartStyle = createGlobalStyle`${chartStyles}`;

const Frame = styled.div`
  border: 1px solid var(--edge);
  background: var(--mist);
`;

const Scrolled = styled.div`
  max-height: min(75vh, 60rem);
  overflow: auto;
  svg {
    max-width: none;
    margin: 0 auto;
  }
`;

const Key = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.35rem 1.25rem;
  padding: 0.6rem 0.75rem;
  border-top: 1px solid var(--line);
  color: var(--ink2);
  font-size: 0.9375rem;
  & > span {
    display: inline-flex;
    align-items: center;
    gap: 0.4rem;
  }
  i {
    display: inline-block;
    width: 18px;
    height: 18px;
    border: 2px solid var(--edge);
  }
  i[data-is='active'] {
    border-color: var(--gold);
    background: var(--knot);
  }
  i[data-is='taken'] {
    height: 0;
    border: 0;
    border-top: 3px solid var(--leaf);
  }
  i[data-is='last'] {
    height: 0;
    border: 0;
    border-top: 6px solid var(--leaf);
  }
  i[data-is='never'] {
    height: 0;
    border: 0;
    border-top: 3px dashed var(--clay);
  }
  label {
    min-width: 0;
    max-width: 100%;
  }
  select {
    max-width: 100%;
    min-height: 44px;
    border: 2px solid var(--edge);
    border-radius: 0;
    background: var(--paper);
    color: var(--ink);
  }
`;

interface ChartPanelProps extends ViewState {
  readonly highlights: Highlights;
  readonly onHighlightSource: (source: (typeof highlightSources)[number]) => void;
}

export const ChartPanel = ({ onHighlightSource, highlights, ...viewState }: ChartPanelProps) => {
  const { name, chart, layout, view } = viewState;
  const scrolled = useRef<HTMLDivElement>(null);
  const isLive = useContext(LiveContext) !== null;
  const leaf = [...highlights.active].at(-1);
  // Of what the chart shows: the run or the open page.
  const stateName = leafStatesOf(chart, highlights.active).map(withoutMachine).join(', ') || messages.noState;
  useEffect(() => {
    const box = layout.states.find(({ id }) => id === leaf);
    const element = scrolled.current;
    if (box === undefined || element === null) return;
    element.scrollTo({
      left: box.x + box.width / 2 - element.clientWidth / 2,
      top: box.y + box.height / 2 - element.clientHeight / 2,
    });
  }, [layout, leaf]);
  return (
    <Frame>
      <ChartStyle />
      <VisuallyHidden role="status">{messages.nowIn(stateName)}</VisuallyHidden>
      <Scrolled ref={scrolled} tabIndex={0} role="group" aria-label={messages.legend.pan}>
        <ChartSvg
          chart={chart}
          layout={layout}
          label={messages.chart(name, stateName)}
          highlights={highlights}
        />
      </Scrolled>
      <Key>
        <label>
          {messages.counting.title}{' '}
          <select
            value={view.highlightSource}
            onChange={({ target }) =>
              onHighlightSource(highlightSources.find((source) => source === target.value) ?? 'run')
            }
          >
            {highlightSources
              .filter((source) => source !== 'live' || isLive)
              .map((source) => (
                <option key={source} value={source}>
                  {messages.counting[source]}
                </option>
              ))}
          </select>
        </label>
        {(['active', 'last', 'taken'] as const).map((sign) => (
          <span key={sign}>
            <i data-is={sign} />
            {messages.legend[sign]}
          </span>
        ))}
        {highlights.isCoverage && (
          <span>
            <i data-is="never" />
            {messages.legend.never}
          </span>
        )}
        <span>{messages.legend.pan}</span>
      </Key>
    </Frame>
  );
};
