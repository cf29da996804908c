/** Gives the viewer its charts, laid out, as a module; so that no layout's code is in it. */
import type { Plugin } from 'vite';
import { chartOf } from '../../machines/chart/chart.ts';
import type { LaidChart } from '../../machines/chart/laid.ts';
import * as registry from '../../machines/index.ts';

const named = 'virtual:charts';
const resolved = `\0${named}`;

/** Each machine of the registry, laid out, by its name there. */
export const laidCharts = async (): Promise<Readonly<Record<string, LaidChart>>> => {
  // Only where a chart is drawn: it is a megabyte and a half of code.
  const { layOut } = await import('./layout.ts');
  const laid: Record<string, LaidChart> = {};
  for (const [name, { machine }] of Object.entries(registry)) laid[name] = await layOut(chartOf(machine));
  return laid;
};

export const charts = (): Plugin => ({
  name: 'charts',
  resolveId: (id) => (id === named ? resolved : null),
  load: async (id) => (id === resolved ? `export default ${JSON.stringify(await laidCharts())}` : null),
});
