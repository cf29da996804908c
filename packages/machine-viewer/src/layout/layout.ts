/**
 * Computes where a chart's states and arrows go. It runs at build time, so that no layout code reaches a browser. The
 * regions of a parallel state are laid out separately, then placed side by side up to the width of a desktop screen, and
 * in rows below that.
 */
import type { Chart, ChartState } from '../chart/chart.ts';
import type { ChartLayout, ChartPoint } from '../chart/laid.ts';
import { type Arrow, rankStates, splitArrows } from './arrows.ts';
import { toStateBox } from './boxes.ts';
import { type Direction, type LayoutPart, type LayoutPlan, layOutPart, layoutPadding } from './layered.ts';

/** The maximum width of a chart beside the column of choices on a screen of 1280 (px). */
const maxWidth = 880;
const gap = 16;
const margin = 12;

type IsInside = (inner: string, outer: string) => boolean;

/** By the parents: a state's id need not begin with the id of its parent. */
const createIsInside = ({ states }: Chart): IsInside => {
  const parents = new Map(states.map(({ id, parent }) => [id, parent]));
  const isInside: IsInside = (inner, outer) => {
    const parent = parents.get(inner) ?? null;
    return parent !== null && (parent === outer || isInside(parent, outer));
  };
  return isInside;
};

const movePart = (part: LayoutPart, x: number, y: number): LayoutPart => {
  const shift = <At extends { readonly x: number; readonly y: number }>(at: At): At => ({
    ...at,
    x: at.x + x,
    y: at.y + y,
  });
  const run = (points: readonly ChartPoint[]): readonly ChartPoint[] =>
    points.map(([px, py]) => [px + x, py + y] as const);
  return {
    ...part,
    states: part.states.map(shift),
    arrows: part.arrows.map((arrow) => ({ ...shift(arrow), points: run(arrow.points) })),
    starts: part.starts.map(run),
  };
};

const joinParts = (width: number, height: number, parts: readonly LayoutPart[]): LayoutPart => ({
  width,
  height,
  states: parts.flatMap(({ states }) => states),
  arrows: parts.flatMap(({ arrows }) => arrows),
  starts: parts.flatMap(({ starts }) => starts),
});

/** Arranges parts in rows, each filled up to the width. */
const arrangeInRows = (parts: readonly LayoutPart[], most: number): LayoutPart => {
  let [x, y, row, width] = [0, 0, 0, 0];
  const placed: LayoutPart[] = [];
  for (const part of parts) {
    if (x > 0 && x + part.width > most) [x, y, row] = [0, y + row + gap, 0];
    placed.push(movePart(part, x, y));
    width = Math.max(width, x + part.width);
    x += part.width + gap;
    row = Math.max(row, part.height);
  }
  return joinParts(width, y + row, placed);
};

/** The innermost region that a state belongs to; '' outside of all regions. */
const regionOf = (chart: Chart, isInside: IsInside, id: string): string => {
  const regions = chart.states.filter(
    ({ parent }) => chart.states.find((state) => state.id === parent)?.kind === 'parallel',
  );
  const around = regions.filter((region) => region.id === id || isInside(id, region.id));
  return around.at(-1)?.id ?? '';
};

const layOutWithFan = async (chart: Chart, maxIncoming: number): Promise<ChartLayout> => {
  const isInside = createIsInside(chart);
  const ranks = rankStates(chart);
  const rankOf = (id: string): number => ranks.get(id) ?? 0;
  const { arrows, writtenIn } = splitArrows(chart, maxIncoming, (id) => regionOf(chart, isInside, id));
  const childrenOf = (id: string) => chart.states.filter(({ parent }) => parent === id);
  const isTurned = ({ source, target }: Arrow): boolean =>
    source !== target &&
    !isInside(source, target) &&
    !isInside(target, source) &&
    rankOf(target) < rankOf(source);

  const layOutState = async (root: ChartState, direction: Direction): Promise<LayoutPart> => {
    const region = regionOf(chart, isInside, root.id);
    const inside = new Map<string, LayoutPart>();
    const parallels = chart.states.filter(
      ({ id, kind }) =>
        kind === 'parallel' &&
        (id === root.id || isInside(id, root.id)) &&
        regionOf(chart, isInside, id) === region,
    );
    for (const { id } of parallels) {
      const regions = await Promise.all(childrenOf(id).map(narrowest));
      inside.set(id, arrangeInRows(regions, maxWidth - 4 * layoutPadding));
    }
    const plan: LayoutPlan = {
      root,
      childrenOf,
      boxOf: (state) => toStateBox(state, writtenIn(state.id)),
      insideOf: ({ id }) => inside.get(id) ?? null,
      arrows: arrows.filter(
        ({ source }) =>
          (source === root.id || isInside(source, root.id)) && regionOf(chart, isInside, source) === region,
      ),
      isTurned,
    };
    const part = await layOutPart(plan, direction);
    const placed = [...inside].map(([id, { height, ...rest }]) => {
      const at = part.states.find((state) => state.id === id)!;
      return movePart({ height, ...rest }, at.x + layoutPadding, at.y + at.height - layoutPadding - height);
    });
    return joinParts(part.width, part.height, [part, ...placed]);
  };
  /** Lays out downwards. A region that becomes too wide uses the direction that makes it narrower. */
  const narrowest = async (root: ChartState): Promise<LayoutPart> => {
    const down = await layOutState(root, 'DOWN');
    if (down.width <= maxWidth || root.parent === null) return down;
    const right = await layOutState(root, 'RIGHT');
    return right.width < down.width ? right : down;
  };

  const part = movePart(await narrowest(chart.states[0]!), margin, margin);
  const { states, arrows: laidArrows, starts } = part;
  return {
    id: chart.id,
    width: part.width + 2 * margin,
    height: part.height + 2 * margin,
    states,
    arrows: laidArrows,
    starts,
  };
};

/** Lays out a chart with as many arrows as fit on a desktop screen. @throws Error when ELK finds no route for an arrow */
export const layOutChart = async (chart: Chart): Promise<ChartLayout> => {
  const layouts: ChartLayout[] = [];
  for (const maxIncoming of [Number.POSITIVE_INFINITY, 4, 3, 2]) {
    const next = await layOutWithFan(chart, maxIncoming);
    if (next.width <= maxWidth + 2 * margin) return next;
    layouts.push(next);
  }
  const least = Math.min(...layouts.map(({ width }) => width));
  return layouts.find(({ width }) => width === least)!;
};
