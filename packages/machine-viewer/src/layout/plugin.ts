/** Provides the laid-out charts to the viewer as a virtual module, so that the viewer contains no layout code. */
import type { Plugin } from 'vite';
import { type ChartLayouts, loadChartLayouts } from './chartLayouts.ts';

const moduleId = 'virtual:charts';
const resolvedId = `\0${moduleId}`;

/** @param load the layouts, by the names of their machines */
export const chartsPlugin = (load: () => Promise<ChartLayouts> = loadChartLayouts): Plugin => ({
  name: 'charts',
  resolveId: (id) => (id === moduleId ? resolvedId : null),
  load: async (id) => (id === resolvedId ? `export default ${JSON.stringify(await load())}` : null),
});
