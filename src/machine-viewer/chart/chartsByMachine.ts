/** The chart of each machine, by registry name. */
import { type Chart, toChart } from '../../../machines/chart/chart.ts';
import * as registry from '../../../machines/index.ts';

export const chartsByMachine: Readonly<Record<string, Chart>> = Object.fromEntries(
  Object.entries(registry).map(([name, { machine }]) => [name, toChart(machine)]),
);
