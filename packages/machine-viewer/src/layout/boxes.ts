/** The text in the box of a state, and the size of the box (px). */
import type { ChartEdge, ChartState } from '../chart/chart.ts';
import { formatDuration } from '../chart/formatDuration.ts';
import { type ChartLine, textMetrics } from '../chart/laid.ts';

const maxNoteLength = 24;

/** Wraps words into lines of a maximum number of characters. */
const wrapWords = (words: readonly string[]): readonly string[] => {
  const lines: string[] = [];
  for (const word of words) {
    const longer = `${lines.at(-1) ?? ''}, ${word}`;
    if (lines.length > 0 && longer.length <= maxNoteLength) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
};

const formatEvent = ({ event, delay }: ChartEdge): string =>
  delay === null ? event : `${event} (${formatDuration(delay)})`;

/** The label of an arrow: the event, with its guard below. */
export const toLabelLines = (edge: ChartEdge): readonly ChartLine[] => [
  { name: edge.name, text: formatEvent(edge) },
  ...(edge.guard === null ? [] : [{ name: edge.name, text: `[${edge.guard}]` }]),
];

const lastKeyOf = (id: string): string => id.slice(id.lastIndexOf('.') + 1);

const formatTarget = ({ target }: ChartEdge): string => (target === null ? '' : ` → ${lastKeyOf(target)}`);

/** 'SUBMIT → checking'. The event becomes a heading when several transitions share it or a guard makes the line long. */
const formatEventLines = (event: string, edges: readonly ChartEdge[]): readonly ChartLine[] => {
  const [only] = edges;
  if (edges.length === 1 && only!.guard === null)
    return [{ name: only!.name, text: `${event}${formatTarget(only!)}` }];
  return [
    { name: edges.length === 1 ? only!.name : null, text: event },
    ...edges.map((edge) => ({
      name: edge.name,
      text: `  ${edge.guard === null ? 'else' : `[${edge.guard}]`}${formatTarget(edge)}`,
    })),
  ];
};

/** Groups transitions by event, in order. */
const groupByEvent = (edges: readonly ChartEdge[]): readonly ChartLine[] =>
  [...new Set(edges.map(formatEvent))].flatMap((event) =>
    formatEventLines(
      event,
      edges.filter((edge) => formatEvent(edge) === event),
    ),
  );

/** Chinese, Japanese, Korean and emoji: twice as wide as a Latin letter of the same type. */
const isDouble = (sign: string): boolean => sign >= '\u2e80';

/** The width of a line (px) by the average width of its letters. */
export const textWidth = (text: string, type: keyof typeof textMetrics): number =>
  [...text].reduce((width, sign) => width + (isDouble(sign) ? 2 : 1) * textMetrics[type].sign, 0);

/** Letters of the title's bold, proportional type (px) in a wide font. */
const titleSigns = [
  [/[\u2e80-\u{10ffff}]/u, 18],
  [/[mwMW@%]/, 17],
  [/[A-Z]/, 12.5],
  [/[ijlftrI.,:;'|() -]/, 7],
] as const;

/** The width of a title (px) by its own letters: 'WWW' is wider than three average ones. */
const titleWidth = (title: string): number =>
  [...title].reduce(
    (width, sign) => width + (titleSigns.find(([pattern]) => pattern.test(sign))?.[1] ?? 10.8),
    0,
  );

export interface StateBox {
  readonly notes: readonly string[];
  readonly lines: readonly ChartLine[];
  readonly width: number;
  /** The height above the child states. */
  readonly head: number;
}

/** As statecharts write it: 'entry / markFailed', 'invoke / loadCode'. */
const formatNotes = ({ history, entry, exit, invokes, tags }: ChartState): readonly string[] => [
  ...(history === null ? [] : [`${history} history`]),
  ...entry.map((action) => `entry / ${action}`),
  ...exit.map((action) => `exit / ${action}`),
  ...invokes.map((id) => `invoke / ${id}`),
  ...wrapWords(tags),
];

export const toStateBox = (state: ChartState, edges: readonly ChartEdge[]): StateBox => {
  const notes = formatNotes(state);
  const lines = groupByEvent(edges);
  return {
    notes,
    lines,
    width: Math.max(
      88,
      textWidth(state.key, 'title') + 28,
      titleWidth(state.key) + 20,
      ...notes.map((note) => textWidth(note, 'note') + 20),
      ...lines.map(({ text }) => textWidth(text, 'label') + 20),
    ),
    head:
      textMetrics.title.height +
      notes.length * textMetrics.note.height +
      lines.length * textMetrics.label.height +
      (lines.length > 0 ? 6 : 0),
  };
};
