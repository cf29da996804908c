/** A chart that was laid out, in px from its top left corner. */
export type Point = readonly [x: number, y: number];

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A line of text, of a transition that may have two; null where several have it as their heading. */
export interface LaidLine {
  /** By which coverage counts. */
  readonly name: string | null;
  readonly text: string;
}

export interface LaidState extends Box {
  readonly id: string;
  /** What stands under its name: the actors that run, the tags. */
  readonly notes: readonly string[];
  /** Transitions written into the box: those that stay in the state, and those whose arrow would cross the chart. */
  readonly lines: readonly LaidLine[];
}

/** The arrow of all transitions from one state to another; the box is that of its labels. */
export interface LaidArrow extends Box {
  readonly lines: readonly LaidLine[];
  readonly points: readonly Point[];
}

export interface LaidChart {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly states: readonly LaidState[];
  readonly arrows: readonly LaidArrow[];
  /** From a dot to the state that each compound state begins with. */
  readonly starts: readonly (readonly Point[])[];
}

/** Heights of a line and widths of a sign in the chart's own type, a monospaced one (px); the drawing keeps to them. */
export const type = {
  title: { height: 30, sign: 9.1, size: 15 },
  note: { height: 19, sign: 7.9, size: 13 },
  label: { height: 18, sign: 7.9, size: 13 },
} as const;
