/** A laid-out chart as SVG: in the page, in the file that is saved, in docs/machines. */
import { createElement as h, type ReactElement } from 'react';
import type { Chart, ChartState } from '../../../machines/chart/chart.ts';
import {
  type LaidArrow,
  type LaidChart,
  type LaidLine,
  type LaidState,
  type Point,
  type,
} from '../../../machines/chart/laid.ts';

export interface Marks {
  /** The ids of the states that are entered. */
  readonly active: ReadonlySet<string>;
  /** The names of the transitions of the last step. */
  readonly last: ReadonlySet<string>;
  /** How often each was taken, by its name. */
  readonly counts: ReadonlyMap<string, number>;
  /** Whether one that never was is to be seen as lacking. */
  readonly isCoverage: boolean;
}

export const noMarks: Marks = { active: new Set(), last: new Set(), counts: new Map(), isCoverage: false };

const markOf = (name: string | null, { last, counts, isCoverage }: Marks): string => {
  if (name === null) return '';
  if (last.has(name)) return 'taken last';
  if ((counts.get(name) ?? 0) > 0) return 'taken';
  return isCoverage ? 'never' : '';
};

const countOf = (name: string | null, counts: Marks['counts']): string => {
  const count = name === null ? 0 : (counts.get(name) ?? 0);
  return count === 0 ? '' : ` ×${count}`;
};

const textOf = (lines: readonly LaidLine[], at: number, marks: Marks): string => {
  const { name, text } = lines[at]!;
  const isLastOfIts = lines[at + 1]?.name !== name || name === null;
  return isLastOfIts ? `${text}${countOf(name, marks.counts)}` : text;
};

const linesAt = (lines: readonly LaidLine[], x: number, y: number, marks: Marks): readonly ReactElement[] =>
  lines.map(({ name }, at) =>
    h(
      'text',
      { key: `line ${at}`, x, y: y + at * type.label.height, className: markOf(name, marks) },
      textOf(lines, at, marks),
    ),
  );

const heightOf = (count: number, { height }: { readonly height: number }): number => count * height;

interface Drawn {
  readonly state: ChartState;
  readonly laid: LaidState;
  /** Of the group of its box, and of that of its words. */
  readonly className: string;
}

const drawnOf = (state: ChartState, laid: LaidState, parent: ChartState | null, { active }: Marks): Drawn => {
  const isLeaf = state.kind === 'atomic' || state.kind === 'final';
  const kinds = [
    isLeaf ? 'leaf' : 'whole',
    ...(parent === null ? ['outer'] : []),
    ...(parent?.kind === 'parallel' ? ['region'] : []),
    // The machine itself is always entered.
    ...(parent !== null && active.has(state.id) ? ['on'] : []),
  ];
  return { state, laid, className: kinds.join(' ') };
};

const StateBox = ({ state, laid: { x, y, width, height }, className }: Drawn) =>
  h(
    'g',
    { key: `box ${state.id}`, className, 'data-state': state.id },
    h('title', null, `${state.id}${state.description === '' ? '' : `: ${state.description}`}`),
    h('rect', { className: 'box', x, y, width, height }),
    state.kind === 'final'
      ? h('rect', { className: 'box', x: x + 4, y: y + 4, width: width - 8, height: height - 8 })
      : null,
  );

/** Above the arrows, so that they can be read. */
const StateWords = ({ state, laid: { x, y, notes, lines }, className }: Drawn, marks: Marks) => {
  const left = x + 10;
  const notesFrom = y + type.title.height + 10;
  return h(
    'g',
    { key: `words ${state.id}`, className: `words ${className}` },
    h('text', { className: 'title', x: left, y: y + 21 }, state.key),
    notes.map((note, at) => h('text', { key: note, x: left, y: notesFrom + heightOf(at, type.note) }, note)),
    linesAt(lines, left, notesFrom + heightOf(notes.length, type.note) + 2, marks),
  );
};

const pathOf = (points: readonly Point[]): string =>
  points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('');

/** The head of an arrow, drawn by itself: a marker cannot take the colour of its line. */
const headOf = (points: readonly Point[], size: number): string => {
  const [[x, y], [px, py]] = [points.at(-1)!, points.at(-2)!];
  const [dx, dy] = [Math.sign(x - px), Math.sign(y - py)];
  const [bx, by] = [x - dx * size * 1.6, y - dy * size * 1.6];
  return `M${x} ${y}L${bx - dy * size} ${by + dx * size}L${bx + dy * size} ${by - dx * size}z`;
};

const ArrowOf = ({ lines, points, x, y, width, height }: LaidArrow, at: number, marks: Marks) => {
  const names = lines.map(({ name }) => markOf(name, marks));
  const all = ['taken last', 'taken', 'never', ''];
  const mark =
    all.find((one) => (one === 'never' ? names.every((name) => name === one) : names.includes(one))) ?? '';
  return h(
    'g',
    { key: `arrow ${at}`, className: mark },
    h('path', { className: 'arrow', d: pathOf(points) }),
    h('path', { className: 'head', d: headOf(points, mark === 'taken last' ? 7 : 5) }),
    h('rect', { className: 'patch', x, y, width, height }),
    linesAt(lines, x + 4, y + 13, marks),
  );
};

interface ChartDrawingProps {
  readonly chart: Chart;
  readonly laid: LaidChart;
  readonly marks: Marks;
  readonly label: string;
  /** Styles that are to be part of the picture. */
  readonly style?: string;
}

export const ChartDrawing = ({ chart, laid, marks, label, style }: ChartDrawingProps) => {
  const stateOf = new Map(chart.states.map((state) => [state.id, state]));
  const parentOf = ({ parent }: ChartState) => (parent === null ? null : stateOf.get(parent)!);
  const drawn = laid.states.map((box) => {
    const state = stateOf.get(box.id)!;
    return drawnOf(state, box, parentOf(state), marks);
  });
  return h(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      className: 'chart',
      role: 'img',
      'aria-label': label,
      width: laid.width,
      height: laid.height,
      viewBox: `0 0 ${laid.width} ${laid.height}`,
    },
    style === undefined ? null : h('style', null, style),
    drawn.map(StateBox),
    laid.starts.map((points) => {
      const [x, y] = points[0]!;
      return h(
        'g',
        { key: `start ${x} ${y}` },
        h('circle', { className: 'dot', cx: x, cy: y, r: 6 }),
        h('path', { className: 'arrow', d: pathOf(points) }),
        h('path', { className: 'head', d: headOf(points, 5) }),
      );
    }),
    laid.arrows.map((arrow, at) => ArrowOf(arrow, at, marks)),
    drawn.map((each) => StateWords(each, marks)),
  );
};
