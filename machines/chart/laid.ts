/** A chart that was laid out, in px from its top left corner. */
export type ChartPoint = readonly [x: number, y: number];

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A line of text, of a transition that may have two; null where several have it as their heading. */
export interface ChartLine {
  /** By which coverage counts. */
  readonly name: string | null;
  readonly text: string;
}

export interface StateLayout extends Box {
  readonly id: string;
  /** What stands under its name: the actors that run, the tags. */
  readonly notes: readonly string[];
  /** Transitions written into the box: those that stay in the state, and those whose arrow would cross the chart. */
  readonly lines: readonly ChartLine[];
}

/** The arrow of all transitions from one state to another; the box is that of its labels. */
export interface ArrowLayout extends Box {
  readonly lines: readonly ChartLine[];
  readonly points: readonly ChartPoint[];
}

export interface ChartLayout {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly states: readonly StateLayout[];
  readonly arrows: readonly ArrowLayout[];
  /** From a dot to the state that each compound state begins with. */
  readonly starts: readonly (readonly ChartPoint[])[];
}

/** Heights of a line and widths of a sign in the chart's own type, a monospaced one (px); the drawing keeps to them. */
export const textMetrics = {
  title: { height: 30, sign: 9.1, size: 15 },
  note: { height: 19, sign: 7.9, size: 13 },
  label: { height: 18, sign: 7.9, size: 13 },
} as const;
