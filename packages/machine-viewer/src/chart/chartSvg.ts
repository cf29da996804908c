/** Renders a laid-out chart as SVG, for the page and the saved file. */
import { createElement as h, type ReactElement } from 'react';
import type { Chart, ChartState } from './chart.ts';
import {
  type ArrowLayout,
  type ChartLayout,
  type ChartLine,
  type ChartPoint,
  type StateLayout,
  textMetrics,
} from './laid.ts';

export interface Highlights {
  /** The ids of the active states. */
  readonly active: ReadonlySet<string>;
  /** The names of the transitions of the last step. */
  readonly last: ReadonlySet<string>;
  /** How often each transition was taken, by name. */
  readonly counts: ReadonlyMap<string, number>;
  /** Whether to highlight transitions that were never taken. */
  readonly isCoverage: boolean;
}

interface ShownHighlights extends Highlights {
  readonly selected: string | null;
}

export const noHighlights: Highlights = {
  active: new Set(),
  last: new Set(),
  counts: new Map(),
  isCoverage: false,
};

const countClassOf = (name: string | null, { last, counts, isCoverage }: Highlights): string => {
  if (name === null) return '';
  if (last.has(name)) return 'taken last';
  if ((counts.get(name) ?? 0) > 0) return 'taken';
  return isCoverage ? 'never' : '';
};

const highlightClassOf = (name: string | null, highlights: ShownHighlights): string => {
  const countClass = countClassOf(name, highlights);
  return name !== null && name === highlights.selected ? `${countClass} selected`.trim() : countClass;
};

const formatTakenCount = (name: string | null, counts: Highlights['counts']): string => {
  const count = name === null ? 0 : (counts.get(name) ?? 0);
  return count === 0 ? '' : ` ×${count}`;
};

const formatLine = (lines: readonly ChartLine[], at: number, highlights: ShownHighlights): string => {
  const { name, text } = lines[at]!;
  const isLastOfIts = lines[at + 1]?.name !== name || name === null;
  return isLastOfIts ? `${text}${formatTakenCount(name, highlights.counts)}` : text;
};

const renderLines = (
  lines: readonly ChartLine[],
  x: number,
  y: number,
  highlights: ShownHighlights,
): readonly ReactElement[] =>
  lines.map(({ name }, at) =>
    h(
      'text',
      {
        key: `line ${at}`,
        x,
        y: y + at * textMetrics.label.height,
        className: highlightClassOf(name, highlights),
        'data-transition': name ?? undefined,
      },
      formatLine(lines, at, highlights),
    ),
  );

const heightOf = (count: number, { height }: { readonly height: number }): number => count * height;

interface PlacedState {
  readonly state: ChartState;
  readonly layout: StateLayout;
  /** The class of the group of its box and of the group of its text. */
  readonly className: string;
}

const placeState = (
  state: ChartState,
  layout: StateLayout,
  parent: ChartState | null,
  { active, selected }: ShownHighlights,
): PlacedState => {
  const isLeaf = state.kind === 'atomic' || state.kind === 'final';
  const kinds = [
    isLeaf ? 'leaf' : 'whole',
    ...(parent === null ? ['outer'] : []),
    ...(parent?.kind === 'parallel' ? ['region'] : []),
    // The machine itself is always active.
    ...(parent !== null && active.has(state.id) ? ['on'] : []),
    ...(state.id === selected ? ['selected'] : []),
  ];
  return { state, layout, className: kinds.join(' ') };
};

const renderStateBox = ({ state, layout: { x, y, width, height }, className }: PlacedState) =>
  h(
    'g',
    { key: `box ${state.id}`, className, 'data-state': state.id },
    h('title', null, `${state.id}${state.description === '' ? '' : `: ${state.description}`}`),
    h('rect', { className: 'box', x, y, width, height }),
    state.kind === 'final'
      ? h('rect', { className: 'box', x: x + 4, y: y + 4, width: width - 8, height: height - 8 })
      : null,
  );

/** Rendered above the arrows, so that it stays readable. */
const renderStateText = (
  { state, layout: { x, y, notes, lines }, className }: PlacedState,
  highlights: ShownHighlights,
) => {
  const left = x + 10;
  const notesFrom = y + textMetrics.title.height + 10;
  return h(
    'g',
    { key: `words ${state.id}`, className: `words ${className}` },
    h('text', { className: 'title', x: left, y: y + 21 }, state.key),
    notes.map((note, at) =>
      h('text', { key: note, x: left, y: notesFrom + heightOf(at, textMetrics.note) }, note),
    ),
    renderLines(lines, left, notesFrom + heightOf(notes.length, textMetrics.note) + 2, highlights),
  );
};

const toPathData = (points: readonly ChartPoint[]): string =>
  points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('');

/** An arrowhead as a separate path, because an SVG marker cannot inherit the color of its line. */
const toArrowheadPath = (points: readonly ChartPoint[], size: number): string => {
  const [[x, y], [px, py]] = [points.at(-1)!, points.at(-2)!];
  const [dx, dy] = [Math.sign(x - px), Math.sign(y - py)];
  const [bx, by] = [x - dx * size * 1.6, y - dy * size * 1.6];
  return `M${x} ${y}L${bx - dy * size} ${by + dx * size}L${bx + dy * size} ${by - dx * size}z`;
};

const renderArrow = (
  { lines, points, x, y, width, height }: ArrowLayout,
  at: number,
  highlights: ShownHighlights,
) => {
  const names = lines.map(({ name }) => countClassOf(name, highlights));
  const isSelected = lines.some(({ name }) => name !== null && name === highlights.selected);
  const all = ['taken last', 'taken', 'never', ''];
  const highlightClass =
    all.find((one) => (one === 'never' ? names.every((name) => name === one) : names.includes(one))) ?? '';
  return h(
    'g',
    {
      key: `arrow ${at}`,
      className: isSelected ? `${highlightClass} selected`.trim() : highlightClass,
      'data-transition': lines.find(({ name }) => name !== null)?.name ?? undefined,
    },
    h('path', { className: 'arrow', d: toPathData(points) }),
    h('path', { className: 'head', d: toArrowheadPath(points, highlightClass === 'taken last' ? 7 : 5) }),
    h('rect', { className: 'patch', x, y, width, height }),
    renderLines(lines, x + 4, y + 13, highlights),
  );
};

interface ChartSvgProps {
  readonly chart: Chart;
  readonly layout: ChartLayout;
  readonly highlights: Highlights;
  readonly label: string;
  /** CSS to embed in the picture. */
  readonly style?: string;
  /** The id of a state or the name of a transition. */
  readonly selected?: string | null;
  readonly scale?: number;
}

export const ChartSvg = (props: ChartSvgProps) => {
  const { chart, layout, highlights: shown, label, style, selected = null, scale = 1 } = props;
  const highlights = { ...shown, selected };
  const stateOf = new Map(chart.states.map((state) => [state.id, state]));
  const parentOf = ({ parent }: ChartState) => (parent === null ? null : stateOf.get(parent)!);
  const placedStates = layout.states.map((box) => {
    const state = stateOf.get(box.id)!;
    return placeState(state, box, parentOf(state), highlights);
  });
  return h(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      className: 'chart',
      role: 'img',
      'aria-label': label,
      width: Math.round(layout.width * scale),
      height: Math.round(layout.height * scale),
      viewBox: `0 0 ${layout.width} ${layout.height}`,
    },
    style === undefined ? null : h('style', null, style),
    placedStates.map(renderStateBox),
    layout.starts.map((points) => {
      const [x, y] = points[0]!;
      return h(
        'g',
        { key: `start ${x} ${y}` },
        h('circle', { className: 'dot', cx: x, cy: y, r: 6 }),
        h('path', { className: 'arrow', d: toPathData(points) }),
        h('path', { className: 'head', d: toArrowheadPath(points, 5) }),
      );
    }),
    layout.arrows.map((arrow, at) => renderArrow(arrow, at, highlights)),
    placedStates.map((each) => renderStateText(each, highlights)),
  );
};
