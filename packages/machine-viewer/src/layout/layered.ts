/**
 * Lays out a state and everything inside it with ELK's layered algorithm. An arrow against the flow is laid out reversed.
 */
import ELK, { type ElkEdgeSection, type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk.bundled.js';
import type { ChartState } from '../chart/chart.ts';
import { type ArrowLayout, type ChartPoint, type StateLayout, textMetrics } from '../chart/laid.ts';
import type { Arrow } from './arrows.ts';
import { type StateBox, textWidth, toLabelLines } from './boxes.ts';

export type Direction = 'DOWN' | 'RIGHT';

export interface LayoutPart {
  readonly width: number;
  readonly height: number;
  readonly states: readonly StateLayout[];
  readonly arrows: readonly ArrowLayout[];
  readonly starts: readonly (readonly ChartPoint[])[];
}

export interface LayoutPlan {
  readonly root: ChartState;
  readonly childrenOf: (id: string) => readonly ChartState[];
  readonly boxOf: (state: ChartState) => StateBox;
  /** The size of a part inside a state that is already laid out; null without one. */
  readonly insideOf: (state: ChartState) => { readonly width: number; readonly height: number } | null;
  readonly arrows: readonly Arrow[];
  readonly isTurned: (arrow: Arrow) => boolean;
}

export const layoutPadding = 14;

const options = (direction: Direction) => ({
  'elk.algorithm': 'layered',
  'elk.direction': direction,
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.edgeCoords': 'ROOT',
  'elk.json.shapeCoords': 'ROOT',
  'elk.padding': '[top=0,left=0,bottom=0,right=0]',
  'elk.spacing.nodeNode': '24',
  'elk.spacing.edgeNode': '14',
  'elk.spacing.edgeEdge': '12',
  'elk.spacing.edgeLabel': '4',
  'elk.layered.spacing.nodeNodeBetweenLayers': '28',
  'elk.layered.spacing.edgeNodeBetweenLayers': '12',
  'elk.layered.nodePlacement.strategy': 'LINEAR_SEGMENTS',
  'elk.layered.edgeLabels.sideSelection': 'ALWAYS_DOWN',
  'elk.layered.feedbackEdges': 'true',
  'elk.randomSeed': '1',
});

/** The node id of the dot that marks the initial state of a compound state. */
const startDotId = (id: string): string => `${id} begins`;

const toPoints = ({ startPoint, bendPoints = [], endPoint }: ElkEdgeSection): readonly ChartPoint[] =>
  [startPoint, ...bendPoints, endPoint].map(({ x, y }) => [Math.round(x), Math.round(y)] as const);

const roundBox = ({ x = 0, y = 0, width = 0, height = 0 }: ElkNode) => ({
  x: Math.round(x),
  y: Math.round(y),
  width: Math.round(width),
  height: Math.round(height),
});

const toElkNode = (plan: LayoutPlan, state: ChartState, direction: Direction): ElkNode => {
  const { width, head } = plan.boxOf(state);
  const inside = plan.insideOf(state);
  if (inside !== null)
    return {
      id: state.id,
      width: Math.max(width, inside.width + 2 * layoutPadding),
      height: head + 10 + inside.height + layoutPadding,
    };
  const children = plan.childrenOf(state.id);
  const begins = children.some(({ isInitial }) => isInitial)
    ? [{ id: startDotId(state.id), width: 12, height: 12 }]
    : [];
  const around = `[top=${head + 10},left=${layoutPadding},bottom=${layoutPadding},right=${layoutPadding}]`;
  return {
    id: state.id,
    width,
    height: head + 8,
    children: [...begins, ...children.map((child) => toElkNode(plan, child, direction))],
    ...(children.length > 0
      ? {
          layoutOptions: {
            ...options(direction),
            'elk.padding': around,
            'elk.nodeSize.constraints': 'MINIMUM_SIZE',
            // ELK turns a chart that flows down, and this size with it.
            'elk.nodeSize.minimum': direction === 'DOWN' ? `(${head},${width})` : `(${width},${head})`,
          },
        }
      : {}),
  };
};

const flatten = <Node extends { readonly children?: Node[] }>(node: Node): readonly Node[] => [
  node,
  ...(node.children ?? []).flatMap(flatten),
];

/** @throws Error when ELK finds no route for an arrow */
export const layOutPart = async (plan: LayoutPlan, direction: Direction): Promise<LayoutPart> => {
  const { root, arrows, isTurned } = plan;
  const withDescendants = (state: ChartState): readonly ChartState[] => [
    state,
    ...(plan.insideOf(state) === null ? plan.childrenOf(state.id).flatMap(withDescendants) : []),
  ];
  const states = withDescendants(root);
  const linesOf = ({ edges }: Arrow) => edges.flatMap(toLabelLines);
  const arrowEdges: readonly ElkExtendedEdge[] = arrows.map((arrow) => ({
    id: arrow.key,
    sources: [isTurned(arrow) ? arrow.target : arrow.source],
    targets: [isTurned(arrow) ? arrow.source : arrow.target],
    labels: [
      {
        text: arrow.key,
        width: Math.max(...linesOf(arrow).map(({ text }) => textWidth(text, 'label'))) + 8,
        height: linesOf(arrow).length * textMetrics.label.height,
      },
    ],
  }));
  const startEdges: readonly ElkExtendedEdge[] = states.flatMap(({ id, parent, isInitial }) =>
    isInitial && parent !== null && id !== root.id
      ? [{ id: startDotId(id), sources: [startDotId(parent)], targets: [id] }]
      : [],
  );
  const layout: ElkNode & { readonly edges?: ElkExtendedEdge[] } = await new ELK().layout({
    id: 'part',
    children: [toElkNode(plan, root, direction)],
    edges: [...arrowEdges, ...startEdges],
    layoutOptions: options(direction),
  });
  const placed = new Map(flatten(layout.children![0]!).map((node) => [node.id, node]));
  const edges = new Map((layout.edges ?? []).map((edge) => [edge.id, edge]));
  const pointsAt = (id: string): readonly ChartPoint[] => {
    const section = edges.get(id)?.sections?.[0];
    if (section === undefined) throw new Error(`${root.id}: no place for the arrow '${id}'.`);
    return toPoints(section);
  };
  return {
    width: Math.round(layout.width ?? 0),
    height: Math.round(layout.height ?? 0),
    states: states.map((state) => {
      const { notes, lines } = plan.boxOf(state);
      return { id: state.id, notes, lines, ...roundBox(placed.get(state.id)!) };
    }),
    arrows: arrows.map((arrow) => {
      const points = pointsAt(arrow.key);
      return {
        lines: linesOf(arrow),
        points: isTurned(arrow) ? points.toReversed() : points,
        ...roundBox(edges.get(arrow.key)!.labels![0] as ElkNode),
      };
    }),
    starts: startEdges.map(({ id }) => pointsAt(id)),
  };
};
