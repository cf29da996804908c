/**
 * A chart → where its states and arrows stand, at build time: none of the layout's code reaches a browser. The regions of a
 * parallel state are laid out each by itself and stand beside each other as long as a desk is wide, else under each other.
 */
import type { Chart, ChartState } from '../../machines/chart/chart.ts';
import type { LaidChart, Point } from '../../machines/chart/laid.ts';
import { type Arrow, ranksOf, splitOf } from './arrows.ts';
import { boxOf } from './boxes.ts';
import { type Direction, layered, type Part, type Plan, padding } from './layered.ts';

/** What a chart may be wide beside the column of choices on a desk of 1280 (px). */
const desk = 880;
const between = 16;
const margin = 12;

const isInside = (inner: string, outer: string): boolean => inner.startsWith(`${outer}.`);

const moved = (part: Part, x: number, y: number): Part => {
  const shift = <At extends { readonly x: number; readonly y: number }>(at: At): At => ({
    ...at,
    x: at.x + x,
    y: at.y + y,
  });
  const run = (points: readonly Point[]): readonly Point[] =>
    points.map(([px, py]) => [px + x, py + y] as const);
  return {
    ...part,
    states: part.states.map(shift),
    arrows: part.arrows.map((arrow) => ({ ...shift(arrow), points: run(arrow.points) })),
    starts: part.starts.map(run),
  };
};

const joined = (width: number, height: number, parts: readonly Part[]): Part => ({
  width,
  height,
  states: parts.flatMap(({ states }) => states),
  arrows: parts.flatMap(({ arrows }) => arrows),
  starts: parts.flatMap(({ starts }) => starts),
});

/** Parts in rows, each as long as it fits. */
const inRows = (parts: readonly Part[], most: number): Part => {
  let [x, y, row, width] = [0, 0, 0, 0];
  const set: Part[] = [];
  for (const part of parts) {
    if (x > 0 && x + part.width > most) [x, y, row] = [0, y + row + between, 0];
    set.push(moved(part, x, y));
    width = Math.max(width, x + part.width);
    x += part.width + between;
    row = Math.max(row, part.height);
  }
  return joined(width, y + row, set);
};

/** Which states stand in a region, by the innermost that has one; '' outside of all. */
const regionOf = (chart: Chart, id: string): string => {
  const regions = chart.states.filter(
    ({ parent }) => chart.states.find((state) => state.id === parent)?.kind === 'parallel',
  );
  const around = regions.filter((region) => region.id === id || isInside(id, region.id));
  return around.at(-1)?.id ?? '';
};

const laidWith = async (chart: Chart, aFan: number): Promise<LaidChart> => {
  const ranks = ranksOf(chart);
  const rankOf = (id: string): number => ranks.get(id) ?? 0;
  const { arrows, writtenIn } = splitOf(chart, aFan, (id) => regionOf(chart, id));
  const childrenOf = (id: string) => chart.states.filter(({ parent }) => parent === id);
  const isTurned = ({ source, target }: Arrow): boolean =>
    source !== target &&
    !isInside(source, target) &&
    !isInside(target, source) &&
    rankOf(target) < rankOf(source);

  const laidOf = async (root: ChartState, direction: Direction): Promise<Part> => {
    const region = regionOf(chart, root.id);
    const inside = new Map<string, Part>();
    const parallels = chart.states.filter(
      ({ id, kind }) =>
        kind === 'parallel' && (id === root.id || isInside(id, root.id)) && regionOf(chart, id) === region,
    );
    for (const { id } of parallels) {
      const regions = await Promise.all(childrenOf(id).map(narrowest));
      inside.set(id, inRows(regions, desk - 4 * padding));
    }
    const plan: Plan = {
      root,
      childrenOf,
      boxOf: (state) => boxOf(state, writtenIn(state.id)),
      insideOf: ({ id }) => inside.get(id) ?? null,
      arrows: arrows.filter(
        ({ source }) =>
          (source === root.id || isInside(source, root.id)) && regionOf(chart, source) === region,
      ),
      isTurned,
    };
    const part = await layered(plan, direction);
    const set = [...inside].map(([id, { height, ...rest }]) => {
      const at = part.states.find((state) => state.id === id)!;
      return moved({ height, ...rest }, at.x + padding, at.y + at.height - padding - height);
    });
    return joined(part.width, part.height, [part, ...set]);
  };
  /** Downwards; a region that is then too wide in the direction in which it is narrower. */
  const narrowest = async (root: ChartState): Promise<Part> => {
    const down = await laidOf(root, 'DOWN');
    if (down.width <= desk || root.parent === null) return down;
    const right = await laidOf(root, 'RIGHT');
    return right.width < down.width ? right : down;
  };

  const part = moved(await narrowest(chart.states[0]!), margin, margin);
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

/** Lays a chart out, with as many arrows as a desk has room for. Throws where there is no place for one. */
export const layOut = async (chart: Chart): Promise<LaidChart> => {
  const laid: LaidChart[] = [];
  for (const aFan of [Number.POSITIVE_INFINITY, 4, 3, 2]) {
    const next = await laidWith(chart, aFan);
    if (next.width <= desk + 2 * margin) return next;
    laid.push(next);
  }
  const least = Math.min(...laid.map(({ width }) => width));
  return laid.find(({ width }) => width === least)!;
};
