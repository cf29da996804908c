/** What is looked at: a machine, its run, the step, and what may be chosen there. */
import type { Chart } from '../../../machines/chart/chart.ts';
import type { ChartLayout } from '../../../machines/chart/laid.ts';
import type { RegisteredMachine } from '../../../machines/model/registered.ts';
import type { RunFrame } from '../../../machines/model/run.ts';
import type { ViewParams } from './viewUrl.ts';

export interface ViewState {
  readonly name: string;
  readonly registered: RegisteredMachine;
  readonly chart: Chart;
  readonly layout: ChartLayout;
  readonly view: ViewParams;
  readonly frames: readonly RunFrame[];
  /** The step that is looked at. */
  readonly frame: RunFrame;
  readonly at: number;
  /** Takes a step from there. */
  readonly choose: (key: string) => void;
  readonly lookAt: (at: number) => void;
}
