/** A chart as a Mermaid state diagram, which GitHub and many other places render. */
import type { Chart, ChartEdge, ChartState } from './chart.ts';

const toMermaidId = (id: string): string => id.replaceAll('.', '_');

/** Mermaid ends a label at ';' and reads '#' as the start of an entity. */
const escapeLabel = (text: string): string => text.replace(/[;#\n]/g, ' ');

const formatLabel = ({ event, guard, actions }: ChartEdge): string =>
  escapeLabel(
    [
      event,
      ...(guard === null ? [] : [`[${guard}]`]),
      ...(actions.length === 0 ? [] : [`/ ${actions.join(', ')}`]),
    ].join(' '),
  );

/** The text of a Mermaid state diagram, for a ```mermaid block of Markdown. */
export const toMermaid = (chart: Chart): string => {
  const childrenOf = (id: string) => chart.states.filter(({ parent }) => parent === id);
  const [root] = chart.states;
  const bodyOf = (state: ChartState, indent: string): readonly string[] => {
    const children = childrenOf(state.id);
    const regions = children.map((child) => blockOf(child, indent));
    if (state.kind === 'parallel')
      return regions.flatMap((region, at) => (at === 0 ? region : [`${indent}--`, ...region]));
    const first = children.find(({ isInitial }) => isInitial);
    return [...(first === undefined ? [] : [`${indent}[*] --> ${toMermaidId(first.id)}`]), ...regions.flat()];
  };
  const blockOf = (state: ChartState, indent: string): readonly string[] => {
    const id = toMermaidId(state.id);
    const named = `${indent}state "${state.key}" as ${id}`;
    const stays = chart.edges
      .filter(({ source, target }) => source === state.id && target === null)
      .map((edge) => `${indent}${id} : ${formatLabel(edge)}`);
    if (childrenOf(state.id).length === 0)
      return [
        named,
        ...stays,
        ...(state.tags.length > 0 ? [`${indent}${id} : ${state.tags.join(', ')}`] : []),
        ...(state.kind === 'final' ? [`${indent}${id} --> [*]`] : []),
      ];
    return [`${named} {`, ...bodyOf(state, `${indent}  `), `${indent}}`];
  };
  const arrows = chart.edges.flatMap((edge) =>
    edge.target === null
      ? []
      : [`  ${toMermaidId(edge.source)} --> ${toMermaidId(edge.target)} : ${formatLabel(edge)}`],
  );
  return ['stateDiagram-v2', ...blockOf(root!, '  '), ...arrows, ''].join('\n');
};
