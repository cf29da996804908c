/** Decides which transitions become arrows and which are listed in the box of their state. */
import type { Chart, ChartEdge } from '../chart/chart.ts';

/** One arrow for all transitions from one state to another; its labels are stacked. */
export interface Arrow {
  readonly key: string;
  readonly source: string;
  readonly target: string;
  readonly edges: readonly ChartEdge[];
}

export interface ArrowSplit {
  readonly arrows: readonly Arrow[];
  /** The transitions listed in the box of a state, by the id of their source. */
  readonly writtenIn: (id: string) => readonly ChartEdge[];
}

const groupArrows = (edges: readonly ChartEdge[]): readonly Arrow[] => {
  const arrows = new Map<string, Arrow>();
  for (const edge of edges) {
    const target = edge.target ?? edge.source;
    const key = `${edge.source} → ${target}`;
    arrows.set(key, { key, source: edge.source, target, edges: [...(arrows.get(key)?.edges ?? []), edge] });
  }
  return [...arrows.values()];
};

/** The distance of each state from the initial state, in arrows. */
export const rankStates = ({ states, edges }: Chart): ReadonlyMap<string, number> => {
  const childrenOf = (id: string) => states.filter(({ parent }) => parent === id);
  const entered = (id: string): readonly string[] => {
    const kind = states.find((state) => state.id === id)?.kind;
    const initialChildren = childrenOf(id).filter(({ isInitial }) => kind === 'parallel' || isInitial);
    return [id, ...initialChildren.flatMap((child) => entered(child.id))];
  };
  const ranks = new Map<string, number>();
  let front = entered(states[0]!.id);
  for (let rank = 0; front.length > 0; rank++) {
    for (const id of front) if (!ranks.has(id)) ranks.set(id, rank);
    const reached = edges.filter(({ source }) => ranks.get(source) === rank);
    front = reached
      .flatMap(({ target }) => (target === null ? [] : entered(target)))
      .filter((id) => !ranks.has(id));
  }
  return ranks;
};

/**
 * Lists in the box: transitions that stay in their state, as the notation requires; transitions between regions; and,
 * when `maxIncoming` or more arrows would meet at one state and cover the space between, all of them except the first way
 * in.
 */
export const splitArrows = (
  chart: Chart,
  maxIncoming: number,
  regionOf: (id: string) => string,
): ArrowSplit => {
  const ranks = rankStates(chart);
  const rankOf = (id: string): number => ranks.get(id) ?? 0;
  const all = groupArrows(chart.edges.filter(({ target }) => target !== null));
  const into = (id: string) => all.filter(({ source, target }) => target === id && source !== id);
  const isFirstArrow = ({ target, source }: Arrow): boolean => {
    const incoming = into(target).toSorted((one, other) => rankOf(one.source) - rankOf(other.source));
    return incoming[0]?.source === source;
  };
  const isArrow = (arrow: Arrow): boolean =>
    regionOf(arrow.source) === regionOf(arrow.target) &&
    (into(arrow.target).length < maxIncoming || isFirstArrow(arrow));
  const arrows = all.filter(isArrow);
  const arrowEdges = new Set(arrows.flatMap(({ edges }) => edges));
  return {
    arrows,
    writtenIn: (id) => chart.edges.filter((edge) => edge.source === id && !arrowEdges.has(edge)),
  };
};
