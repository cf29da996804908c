/**
 * The chart on a canvas: zoom by buttons, keys, pinch or the wheel with Ctrl; pan by drag, touch, wheel or arrow keys. A
 * click on a state or a transition selects it.
 */
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useRef,
} from 'react';
import { createGlobalStyle, styled } from 'styled-components';
import type { Chart } from '../../chart/chart.ts';
import { chartStyles } from '../../chart/chartStyles.ts';
import { ChartSvg, type Highlights } from '../../chart/chartSvg.ts';
import type { ChartLayout } from '../../chart/laid.ts';
import { viewerMessages as messages } from '../messages.ts';
import { ToolButton } from '../panels/panelStyles.ts';
import { leafStatesOf } from '../run/stateNames.ts';
import { useZoom } from './useZoom.ts';

const ChartStyle = createGlobalStyle`${chartStyles}`;

const Frame = styled.div`
  flex: 1;
  min-height: 0;
  border: 1px solid var(--border);
  background: var(--surface);
`;

const Scrolled = styled.div`
  width: 100%;
  height: 100%;
  overflow: auto;
  cursor: grab;
  touch-action: pan-x pan-y;
  &:active {
    cursor: grabbing;
  }
  svg {
    display: block;
    max-width: none;
    margin: 0 auto;
  }
  [data-state],
  [data-transition] {
    cursor: pointer;
  }
`;

/* Below the chart, so that nothing of it is covered. */
const Below = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  & > *,
  select {
    min-width: 0;
    max-width: 100%;
  }
`;

const Tools = styled.div`
  display: flex;
  align-items: center;
  margin-left: auto;
  button {
    min-width: 44px;
    justify-content: center;
  }
`;

/** Further than a click trembles (px). */
const dragDistance = 4;

interface ChartCanvasProps {
  readonly chart: Chart;
  readonly layout: ChartLayout;
  readonly label: string;
  readonly highlights: Highlights;
  readonly selected: string | null;
  readonly onSelect: (selected: string | null) => void;
  /** The legend, beside the zoom. */
  readonly children: ReactNode;
}

export const ChartCanvas = (props: ChartCanvasProps) => {
  const { chart, layout, label, highlights, selected, onSelect, children } = props;
  const frame = useRef<HTMLDivElement>(null);
  const { scale, isFitted, zoomBy, fit, showAll } = useZoom(frame, layout);
  const dragFrom = useRef<readonly [x: number, y: number] | null>(null);
  const hasDragged = useRef(false);
  const [leaf] = leafStatesOf(chart, highlights.active);
  // A heading that several transitions share has no name.
  const shown =
    selected === null
      ? layout.states.find(({ id }) => id === leaf)
      : (layout.states.find(({ id }) => id === selected) ??
        [...layout.arrows, ...layout.states].find(({ lines }) =>
          lines.some(({ name }) => name === selected),
        ));
  useEffect(() => {
    const element = frame.current;
    const drawing = element?.querySelector('svg');
    if (!isFitted || shown === undefined || !element || !drawing) return;
    // Read from the drawing, so that zooming, which has a center of its own, does not scroll.
    const drawnScale = drawing.clientWidth / layout.width;
    element.scrollTo({
      left: (shown.x + shown.width / 2) * drawnScale - element.clientWidth / 2,
      top: (shown.y + shown.height / 2) * drawnScale - element.clientHeight / 2,
    });
  }, [isFitted, layout, shown]);
  const keys: Readonly<Record<string, () => void>> = {
    '+': () => zoomBy(1.25),
    '=': () => zoomBy(1.25),
    '-': () => zoomBy(0.8),
    '0': fit,
    f: showAll,
    Escape: () => onSelect(null),
  };
  const press = (event: KeyboardEvent) => {
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  };
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (dragFrom.current === null || event.buttons !== 1) return;
    const [x, y] = dragFrom.current;
    if (!hasDragged.current && Math.hypot(event.clientX - x, event.clientY - y) < dragDistance) return;
    hasDragged.current = true;
    event.currentTarget.scrollBy(x - event.clientX, y - event.clientY);
    dragFrom.current = [event.clientX, event.clientY];
  };
  const click = ({ target }: MouseEvent) => {
    if (hasDragged.current || !(target instanceof Element)) return;
    const element = target.closest<SVGElement>('[data-transition], [data-state]');
    onSelect(element?.dataset.transition ?? element?.dataset.state ?? null);
  };
  return (
    <>
      <Frame>
        <ChartStyle />
        <Scrolled
          ref={frame}
          tabIndex={0}
          role="group"
          aria-label={messages.canvas}
          onKeyDown={press}
          onPointerDown={({ pointerType, button, clientX, clientY }) => {
            hasDragged.current = false;
            // Fingers scroll by themselves.
            dragFrom.current = pointerType === 'mouse' && button === 0 ? [clientX, clientY] : null;
          }}
          onPointerMove={drag}
          onPointerUp={() => {
            dragFrom.current = null;
          }}
          onClick={click}
        >
          <ChartSvg
            chart={chart}
            layout={layout}
            label={label}
            highlights={highlights}
            selected={selected}
            scale={scale}
          />
        </Scrolled>
      </Frame>
      <Below>
        {children}
        <Tools role="group" aria-label={messages.zoom.title}>
          <ToolButton type="button" aria-label={messages.zoom.out} onClick={() => zoomBy(0.8)}>
            −
          </ToolButton>
          <ToolButton type="button" aria-label={messages.zoom.full(scale)} onClick={fit}>
            {messages.zoom.percent(scale)}
          </ToolButton>
          <ToolButton type="button" aria-label={messages.zoom.in} onClick={() => zoomBy(1.25)}>
            +
          </ToolButton>
          <ToolButton type="button" onClick={showAll}>
            {messages.zoom.all}
          </ToolButton>
        </Tools>
      </Below>
    </>
  );
};
