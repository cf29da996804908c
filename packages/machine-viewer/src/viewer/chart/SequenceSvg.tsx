/** A sequence as a picture: a line for each lane, an arrow for each row, a bar while an actor runs. */
import { styled } from 'styled-components';
import { viewerMessages as messages } from '../messages.ts';
import { monospaceFont } from '../panels/panelStyles.ts';
import type { Sequence, SequenceRow } from '../run/listSequence.ts';

const Drawing = styled.svg`
  display: block;
  max-width: none;
  font: 13px ${monospaceFont};
  text {
    fill: var(--text);
    paint-order: stroke;
    stroke: var(--background);
    stroke-width: 4px;
  }
  text[data-is='lane'] {
    font-weight: 700;
  }
  line,
  path {
    fill: none;
    stroke: var(--muted-text);
    stroke-width: 1.5;
  }
  line[data-is='lane'] {
    stroke: var(--border);
    stroke-dasharray: 3 4;
  }
  rect {
    fill: var(--surface);
    stroke: var(--border);
  }
  [data-is='refused'] line,
  [data-is='stop'] line {
    stroke-dasharray: 5 4;
  }
  [data-is='refused'] text {
    fill: var(--error);
  }
  a text {
    fill: var(--link);
    text-decoration: underline;
  }
  [data-step='last'] line,
  [data-step='last'] path {
    stroke: var(--accent);
    stroke-width: 3;
  }
  [data-step='last'] text {
    font-weight: 700;
  }
`;

const rowHeight = 26;
const headHeight = 34;
/** The width of a character of the picture's font (px), and the room around a label. */
const characterWidth = 8;
const lanePadding = 20;
const minLaneWidth = 110;
/** Between the machine's line and the labels at its sides (px). */
const labelGap = 14;

const labelOf = ({ kind, label }: SequenceRow): string => {
  if (kind === 'start') return messages.sequence.start;
  if (kind === 'stop') return messages.sequence.stop;
  return kind === 'refused' ? messages.sequence.refused(label) : label;
};

const laneLabelOf = (lane: string): string =>
  lane === 'outside' || lane === 'clock' ? messages.sequence[lane] : lane;

interface Bar {
  readonly lane: string;
  readonly first: number;
  readonly last: number;
}

/** From the row that starts an actor to the row in which it answers or stops. */
const listBars = ({ lanes, rows }: Sequence): readonly Bar[] =>
  lanes.flatMap((lane) => {
    const starts = rows.flatMap(({ kind, to }, at) => (kind === 'start' && to === lane ? [at] : []));
    return starts.map((first) => {
      const end = rows.findIndex(
        ({ kind, from, to }, at) => at > first && ((kind === 'stop' && to === lane) || from === lane),
      );
      return { lane, first, last: end === -1 ? rows.length : end };
    });
  });

interface SequenceSvgProps {
  readonly sequence: Sequence;
  readonly label: string;
  /** The selected step; null for none. */
  readonly at: number | null;
  /** The address of a step; null where steps have none. */
  readonly toHref: ((step: number) => string) | null;
}

export const SequenceSvg = ({ sequence, label, at, toHref }: SequenceSvgProps) => {
  const { lanes, rows } = sequence;
  const laneName = Math.max(...lanes.map((lane) => laneLabelOf(lane).length));
  const laneWidth = Math.max(minLaneWidth, laneName * characterWidth + lanePadding);
  // Labels stand at the machine's line, and may pass over the lanes beside it.
  const longest = Math.max(...rows.map((row) => labelOf(row).length)) * characterWidth + lanePadding;
  const xOf = (lane: string) => (lanes.indexOf(lane) + 0.5) * laneWidth;
  const yOf = (row: number) => headHeight + (row + 1) * rowHeight;
  const machineX = xOf(rows.find(({ kind }) => kind === 'state')?.to ?? lanes[0]!);
  const [width, height] = [Math.max(lanes.length * laneWidth, machineX + longest), yOf(rows.length)];
  return (
    <Drawing role="group" aria-label={label} width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      {lanes.map((lane) => (
        <g key={lane}>
          <line data-is="lane" x1={xOf(lane)} y1={headHeight} x2={xOf(lane)} y2={height} />
          <text data-is="lane" x={xOf(lane)} y={20} textAnchor="middle">
            {laneLabelOf(lane)}
          </text>
        </g>
      ))}
      {listBars(sequence).map(({ lane, first, last }) => (
        <rect
          key={`${lane} ${first}`}
          x={xOf(lane) - 5}
          y={yOf(first)}
          width={10}
          height={(last - first) * rowHeight}
        />
      ))}
      {rows.map((row, index) => {
        const { step, kind, from, to } = row;
        const [x1, x2, y] = [xOf(from), xOf(to), yOf(index)];
        const direction = Math.sign(x2 - x1);
        const isLeft = Math.min(x1, x2) < machineX;
        const text = (
          <text
            x={isLeft ? machineX - labelGap : machineX + labelGap}
            y={kind === 'state' ? y + 4 : y - 6}
            textAnchor={isLeft ? 'end' : undefined}
          >
            {labelOf(row)}
          </text>
        );
        const isLinked = toHref !== null && (kind === 'event' || kind === 'refused');
        return (
          <g key={`${step} ${kind} ${to}`} data-is={kind} data-step={step === at ? 'last' : undefined}>
            {kind === 'state' ? (
              <rect x={x2 - 6} y={y - 6} width={12} height={12} />
            ) : (
              <>
                <line x1={x1} y1={y} x2={x2} y2={y} />
                <path d={`M${x2 - direction * 8} ${y - 4}L${x2} ${y}L${x2 - direction * 8} ${y + 4}`} />
              </>
            )}
            {isLinked ? <a href={toHref(step)}>{text}</a> : text}
          </g>
        );
      })}
    </Drawing>
  );
};
