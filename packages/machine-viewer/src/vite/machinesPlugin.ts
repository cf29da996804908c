/**
 * Provides the charts and the code of machines to a page as virtual modules (virtual.ts), so that the page contains neither
 * the code that lays charts out nor a parser.
 */
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { findMachineCode } from '../code/findMachineCode.ts';
import { loadChartLayouts, type Machines } from '../layout/chartLayouts.ts';

export interface MachinesPluginOptions {
  readonly machines: Machines;
  /** The module that exports the machines by these names: an absolute path. */
  readonly file: string;
  /** The folder from which the page names files: an absolute path. */
  readonly root: string;
  /** Where the layouts stay until a chart changes: an absolute path of a JSON file. By default they are computed each time. */
  readonly cacheFile?: string;
}

export const machinesPlugin = ({ machines, file, root, cacheFile }: MachinesPluginOptions): Plugin => {
  const ids = { charts: 'virtual:charts', code: 'virtual:machine-code' } as const;
  return {
    name: 'machines',
    resolveId: (id) => (id === ids.charts || id === ids.code ? `\0${id}` : null),
    async load(id) {
      if (id === `\0${ids.charts}`)
        return `export default ${JSON.stringify(await loadChartLayouts(machines, cacheFile))}`;
      if (id !== `\0${ids.code}`) return null;
      const code = findMachineCode(file, root, machines);
      for (const path of Object.keys(code.files)) this.addWatchFile(join(root, path));
      return `export default ${JSON.stringify(code)}`;
    },
  };
};
