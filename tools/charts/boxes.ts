/** What is written into the box of a state, and how large that makes it (px). */
import type { ChartEdge, ChartState } from '../../machines/chart/chart.ts';
import { type LaidLine, type } from '../../machines/chart/laid.ts';

const longestNote = 24;

/** Words in lines of at most so many signs. */
const wrapped = (words: readonly string[]): readonly string[] => {
  const lines: string[] = [];
  for (const word of words) {
    const longer = `${lines.at(-1) ?? ''}, ${word}`;
    if (lines.length > 0 && longer.length <= longestNote) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
};

/** The label on an arrow: the guard under its event. */
export const labelOf = ({ name, event, guard }: ChartEdge): readonly LaidLine[] => [
  { name, text: event },
  ...(guard === null ? [] : [{ name, text: `[${guard}]` }]),
];

const keyOf = (id: string): string => id.slice(id.lastIndexOf('.') + 1);

const targetOf = ({ target }: ChartEdge): string => (target === null ? '' : ` → ${keyOf(target)}`);

/** 'SUBMIT → checking'; where several begin with the same event, or a guard makes it long, the event stands above them. */
const linesOf = (event: string, edges: readonly ChartEdge[]): readonly LaidLine[] => {
  const [only] = edges;
  if (edges.length === 1 && only!.guard === null)
    return [{ name: only!.name, text: `${event}${targetOf(only!)}` }];
  return [
    { name: edges.length === 1 ? only!.name : null, text: event },
    ...edges.map((edge) => ({
      name: edge.name,
      text: `  ${edge.guard === null ? 'else' : `[${edge.guard}]`}${targetOf(edge)}`,
    })),
  ];
};

/** Events in their order, each with its edges. */
const byEvent = (edges: readonly ChartEdge[]): readonly LaidLine[] =>
  [...new Set(edges.map(({ event }) => event))].flatMap((event) =>
    linesOf(
      event,
      edges.filter((edge) => edge.event === event),
    ),
  );

export interface StateBox {
  readonly notes: readonly string[];
  readonly lines: readonly LaidLine[];
  readonly width: number;
  /** Of what stands above the states inside. */
  readonly head: number;
}

export const boxOf = (state: ChartState, written: readonly ChartEdge[]): StateBox => {
  const notes = [...state.invokes.map((id) => `${id} ...`), ...wrapped(state.tags)];
  const lines = byEvent(written);
  return {
    notes,
    lines,
    width: Math.max(
      88,
      state.key.length * type.title.sign + 28,
      ...notes.map((note) => note.length * type.note.sign + 20),
      ...lines.map(({ text }) => text.length * type.label.sign + 20),
    ),
    head:
      type.title.height +
      notes.length * type.note.height +
      lines.length * type.label.height +
      (lines.length > 0 ? 6 : 0),
  };
};
