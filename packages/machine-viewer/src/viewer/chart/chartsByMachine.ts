/** The chart of each machine, by registry name. */

import * as registry from '../../../../../machines/index.ts';
import { type Chart, toChart } from '../../chart/chart.ts';

export const chartsByMachine: Readonly<Record<string, Chart>> = Object.fromEntries(
  Object.entries(registry).map(([name, { machine }]) => [name, toChart(machine)]),
);
