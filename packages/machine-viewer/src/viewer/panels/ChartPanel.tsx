/** The chart on its canvas, with its legend. */
import { styled } from 'styled-components';
import type { Highlights } from '../../chart/chartSvg.ts';
import { ChartCanvas } from '../chart/ChartCanvas.tsx';
import { viewerMessages as messages } from '../messages.ts';
import { VisuallyHidden } from '../parts/controls.ts';
import { leafStatesOf, withoutMachine } from '../run/stateNames.ts';
import type { ViewState } from '../run/viewState.ts';
import { highlightSources } from '../run/viewUrl.ts';
import { wide } from '../theme/media.ts';
import { listHighlightSources, useViewer } from '../viewerContext.ts';

const Key = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.35rem 1.25rem;
  flex: none;
  align-items: center;
  padding: 0.25rem 0.75rem;
  color: var(--muted-text);
  font-size: 0.9375rem;
  & > span {
    display: none;
    ${wide} {
      display: inline-flex;
    }
    align-items: center;
    gap: 0.4rem;
  }
  i {
    display: inline-block;
    width: 18px;
    height: 18px;
    border: 2px solid var(--border);
  }
  i[data-is='active'] {
    border-color: var(--highlight);
    background: var(--active);
  }
  i[data-is='taken'] {
    height: 0;
    border: 0;
    border-top: 3px solid var(--accent);
  }
  i[data-is='last'] {
    height: 0;
    border: 0;
    border-top: 6px solid var(--accent);
  }
  i[data-is='never'] {
    height: 0;
    border: 0;
    border-top: 3px dashed var(--emphasis);
  }
  label {
    min-width: 0;
    max-width: 100%;
  }
  select {
    max-width: 100%;
    min-height: 44px;
    border: 2px solid var(--border);
    border-radius: 0;
    background: var(--background);
    color: var(--text);
  }
`;

interface ChartPanelProps extends ViewState {
  readonly highlights: Highlights;
  readonly onHighlightSource: (source: (typeof highlightSources)[number]) => void;
}

export const ChartPanel = ({ onHighlightSource, highlights, ...viewState }: ChartPanelProps) => {
  const { name, chart, layout, view, select } = viewState;
  const offeredSources = listHighlightSources(useViewer());
  // Of what the chart shows: the run or the open page.
  const stateName = leafStatesOf(chart, highlights.active).map(withoutMachine).join(', ') || messages.noState;
  return (
    <>
      <VisuallyHidden role="status">{messages.nowIn(stateName)}</VisuallyHidden>
      <ChartCanvas
        chart={chart}
        layout={layout}
        label={messages.chart(name, stateName)}
        highlights={highlights}
        selected={view.selected}
        onSelect={select}
      >
        <Key>
          <label>
            {messages.counting.title}{' '}
            <select
              value={view.highlightSource}
              onChange={({ target }) =>
                onHighlightSource(highlightSources.find((source) => source === target.value) ?? 'run')
              }
            >
              {offeredSources.map((source) => (
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
        </Key>
      </ChartCanvas>
    </>
  );
};
