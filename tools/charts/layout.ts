/**
 * A chart → where its states and arrows stand, by ELK's layered layout, at build time: none of ELK reaches a browser.
 * Arrows of one pair are one arrow with its labels under each other; an arrow against the flow is laid out turned round.
 */
import ELK, { type ElkEdgeSection, type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk.bundled.js';
import type { Chart, ChartEdge, ChartState } from '../../machines/chart/chart.ts';
import type { LaidArrow, LaidChart, LaidState, Point } from '../../machines/chart/laid.ts';

/** Widths of a sign in the chart's own type, a monospaced one (px). */
const sign = { title: 9.1, line: 7.3 } as const;
const row = { title: 30, line: 19, label: 18 } as const;

/** What stands under a state's name. */
const linesOf = ({ invokes, tags }: ChartState): readonly string[] => [
  ...invokes.map((id) => `${id} ...`),
  ...(tags.length > 0 ? [tags.join(', ')] : []),
];

const labelOf = ({ event, guard }: ChartEdge): string => (guard === null ? event : `${event} [${guard}]`);

interface Pair {
  readonly key: string;
  readonly source: string;
  readonly target: string;
  readonly edges: readonly ChartEdge[];
}

const pairsOf = ({ edges }: Chart): readonly Pair[] => {
  const pairs = new Map<string, Pair>();
  for (const edge of edges) {
    const target = edge.target ?? edge.source;
    const key = `${edge.source} → ${target}`;
    const others = pairs.get(key)?.edges ?? [];
    pairs.set(key, { key, source: edge.source, target, edges: [...others, edge] });
  }
  return [...pairs.values()];
};

/** How far each state is from where the machine begins, in arrows. */
const ranksOf = ({ states, edges }: Chart): ReadonlyMap<string, number> => {
  const childrenOf = (id: string) => states.filter(({ parent }) => parent === id);
  const entered = (id: string): readonly string[] => {
    const kind = states.find((state) => state.id === id)?.kind;
    const first = childrenOf(id).filter(({ isInitial }) => kind === 'parallel' || isInitial);
    return [id, ...first.flatMap((child) => entered(child.id))];
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

const isInside = (inner: string, outer: string): boolean => inner.startsWith(`${outer}.`);

const options = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.edgeCoords': 'ROOT',
  'elk.json.shapeCoords': 'ROOT',
  'elk.spacing.nodeNode': '28',
  'elk.spacing.edgeNode': '16',
  'elk.spacing.edgeEdge': '12',
  'elk.spacing.edgeLabel': '4',
  'elk.layered.spacing.nodeNodeBetweenLayers': '40',
  'elk.layered.spacing.edgeNodeBetweenLayers': '16',
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
  'elk.layered.feedbackEdges': 'true',
  'elk.randomSeed': '1',
} as const;

const start = (id: string): string => `${id} begins`;

const pointsOf = ({ startPoint, bendPoints = [], endPoint }: ElkEdgeSection): readonly Point[] =>
  [startPoint, ...bendPoints, endPoint].map(({ x, y }) => [Math.round(x), Math.round(y)] as const);

/** Lays out a chart. Throws where ELK finds no place for an arrow. */
export const layOut = async (chart: Chart): Promise<LaidChart> => {
  const ranks = ranksOf(chart);
  const rankOf = (id: string) => ranks.get(id) ?? 0;
  const pairs = pairsOf(chart);
  const turned = new Set(
    pairs
      .filter(
        ({ source, target }) =>
          source !== target &&
          !isInside(source, target) &&
          !isInside(target, source) &&
          rankOf(target) < rankOf(source),
      )
      .map(({ key }) => key),
  );
  const nodeOf = (state: ChartState): ElkNode => {
    const children = chart.states.filter(({ parent }) => parent === state.id);
    const lines = linesOf(state);
    const width = Math.max(
      96,
      state.key.length * sign.title + 28,
      ...lines.map((line) => line.length * sign.line + 24),
    );
    const head = row.title + lines.length * row.line;
    const begins = state.kind === 'compound' ? [{ id: start(state.id), width: 12, height: 12 }] : [];
    return {
      id: state.id,
      width,
      height: head + 8,
      children: [...begins, ...children.map(nodeOf)],
      layoutOptions:
        children.length > 0 ? { 'elk.padding': `[top=${head + 12},left=16,bottom=16,right=16]` } : {},
    };
  };
  const edges: ElkExtendedEdge[] = [
    ...pairs.map(({ key, source, target, edges: together }) => ({
      id: key,
      sources: [turned.has(key) ? target : source],
      targets: [turned.has(key) ? source : target],
      labels: [
        {
          text: key,
          width: Math.max(...together.map((edge) => labelOf(edge).length)) * sign.line + 8,
          height: together.length * row.label,
        },
      ],
    })),
    ...chart.states.flatMap(({ id, parent, isInitial }) =>
      isInitial && parent !== null ? [{ id: start(id), sources: [start(parent)], targets: [id] }] : [],
    ),
  ];
  const laid = await new ELK().layout({
    id: 'chart',
    children: [nodeOf(chart.states[0]!)],
    edges,
    layoutOptions: options,
  });
  const states: LaidState[] = [];
  const collect = (node: ElkNode): void => {
    const state = chart.states.find(({ id }) => id === node.id);
    if (state !== undefined)
      states.push({
        id: state.id,
        lines: linesOf(state),
        x: Math.round(node.x ?? 0),
        y: Math.round(node.y ?? 0),
        width: Math.round(node.width ?? 0),
        height: Math.round(node.height ?? 0),
      });
    for (const child of node.children ?? []) collect(child);
  };
  collect(laid.children![0]!);
  const laidEdges = new Map((laid.edges ?? []).map((edge) => [edge.id, edge]));
  const sectionOf = (id: string): ElkEdgeSection => {
    const section = laidEdges.get(id)?.sections?.[0];
    if (section === undefined) throw new Error(`${chart.id}: no place for the arrow '${id}'.`);
    return section;
  };
  const arrows: LaidArrow[] = pairs.map(({ key, edges: together }) => {
    const points = pointsOf(sectionOf(key));
    const label = laidEdges.get(key)?.labels?.[0];
    return {
      names: together.map(({ name }) => name),
      lines: together.map(labelOf),
      points: turned.has(key) ? points.toReversed() : points,
      x: Math.round(label?.x ?? 0),
      y: Math.round(label?.y ?? 0),
      width: Math.round(label?.width ?? 0),
      height: Math.round(label?.height ?? 0),
    };
  });
  const starts = edges.slice(pairs.length).map(({ id }) => pointsOf(sectionOf(id)));
  const [root] = states;
  return {
    id: chart.id,
    width: root!.width + 2 * root!.x,
    height: root!.height + 2 * root!.y,
    states,
    arrows,
    starts,
  };
};
