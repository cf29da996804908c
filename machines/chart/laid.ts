/** A chart that was laid out, in px from its top left corner. */
export type Point = readonly [x: number, y: number];

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface LaidState extends Box {
  readonly id: string;
  /** What stands under its name: the actors that run, the tags. */
  readonly lines: readonly string[];
}

/** The arrow of all transitions between two states; the box is that of its labels. */
export interface LaidArrow extends Box {
  /** By the names that coverage counts. */
  readonly names: readonly string[];
  readonly lines: readonly string[];
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
