/** Gives the viewer its charts, laid out, as a module; so that no layout's code is in it. */
import type { Plugin } from 'vite';
import { laidCharts } from './laidCharts.ts';

const named = 'virtual:charts';
const resolved = `\0${named}`;

export const charts = (): Plugin => ({
  name: 'charts',
  resolveId: (id) => (id === named ? resolved : null),
  load: async (id) => (id === resolved ? `export default ${JSON.stringify(await laidCharts())}` : null),
});
