/** A laid-out chart. All coordinates are px from its top left corner. */
export type ChartPoint = readonly [x: number, y: number];

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A line of text. A transition may take two lines; `name` is null for a heading that several transitions share. */
export interface ChartLine {
  /** The transition name that coverage counts by. */
  readonly name: string | null;
  readonly text: string;
}

export interface StateLayout extends Box {
  readonly id: string;
  /** Lines below the state's name: its actors and tags. */
  readonly notes: readonly string[];
  /** Transitions listed inside the box: those that stay in the state, and those whose arrow would cross the chart. */
  readonly lines: readonly ChartLine[];
}

/** One arrow for all transitions from one state to another. The box is the box of its labels. */
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
  /** Lines from a dot to the initial state of each compound state. */
  readonly starts: readonly (readonly ChartPoint[])[];
}

/** By the machines' names. */
export type ChartLayouts = Readonly<Record<string, ChartLayout>>;

/** Line heights and character widths of the chart's monospaced type (px). The SVG must use the same values. */
export const textMetrics = {
  title: { height: 30, sign: 9.1, size: 15 },
  note: { height: 19, sign: 7.9, size: 13 },
  label: { height: 18, sign: 7.9, size: 13 },
} as const;
