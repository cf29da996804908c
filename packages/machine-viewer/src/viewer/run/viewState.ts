/** The current view: a machine, its run, the selected step, and the choices there. */
import type { Chart } from '../../chart/chart.ts';
import type { ChartLayout } from '../../chart/laid.ts';
import type { RegisteredMachine } from '../../model/registered.ts';
import type { RunFrame } from '../../model/run.ts';
import type { ViewParams } from './viewUrl.ts';

export interface ViewState {
  readonly name: string;
  readonly registered: RegisteredMachine;
  readonly chart: Chart;
  readonly layout: ChartLayout;
  readonly view: ViewParams;
  readonly frames: readonly RunFrame[];
  /** The selected step. */
  readonly frame: RunFrame;
  readonly at: number;
  /** Takes a step from the selected one. */
  readonly choose: (key: string) => void;
  /** Selects a state by its id or a transition by its name. */
  readonly select: (selected: string | null) => void;
  readonly lookAt: (at: number) => void;
}
