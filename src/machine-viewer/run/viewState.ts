/** What is looked at: a machine, its run, the step, and what may be chosen there. */
import type { Chart } from '../../../machines/chart/chart.ts';
import type { LaidChart } from '../../../machines/chart/laid.ts';
import type { Registered } from '../../../machines/model/registered.ts';
import type { Frame } from '../../../machines/model/run.ts';
import type { View } from './viewUrl.ts';

export interface Shown {
  readonly name: string;
  readonly registered: Registered;
  readonly chart: Chart;
  readonly laid: LaidChart;
  readonly view: View;
  readonly frames: readonly Frame[];
  /** The step that is looked at. */
  readonly frame: Frame;
  readonly at: number;
  /** Takes a step from there. */
  readonly choose: (key: string) => void;
  readonly lookAt: (at: number) => void;
}
