/** Gives the viewer its charts, laid out, as a module; so that no layout's code is in it. */
import type { Plugin } from 'vite';
import { loadChartLayouts } from './chartLayouts.ts';

const moduleId = 'virtual:charts';
const resolvedId = `\0${moduleId}`;

export const chartsPlugin = (): Plugin => ({
  name: 'charts',
  resolveId: (id) => (id === moduleId ? resolvedId : null),
  load: async (id) =>
    id === resolvedId ? `export default ${JSON.stringify(await loadChartLayouts())}` : null,
});
