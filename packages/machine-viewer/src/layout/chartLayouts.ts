/**
 * The layouts of all registered machines. Computing them takes seconds and is deterministic, so the result is cached with
 * the tools' other caches under a hash of the charts and of the layout code.
 */
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as registry from '../../../../machines/index.ts';
import { type Chart, toChart } from '../chart/chart.ts';
import type { ChartLayout } from '../chart/laid.ts';
import type { RegisteredMachine } from '../model/registered.ts';

export type ChartLayouts = Readonly<Record<string, ChartLayout>>;

const root = join(import.meta.dirname, '../../../..');
const cache = join(root, 'node_modules', '.cache', 'charts.json');
const code = [
  'tools/charts/*.ts',
  'packages/machine-viewer/src/chart/laid.ts',
  'node_modules/elkjs/package.json',
];

const hashCharts = (charts: Readonly<Record<string, Chart>>): string => {
  const hash = createHash('sha256').update(JSON.stringify(charts));
  for (const file of globSync(code, { cwd: root }).sort()) hash.update(readFileSync(join(root, file)));
  return hash.digest('hex');
};

const readCache = (key: string): ChartLayouts | null => {
  try {
    const { key: of, laid } = JSON.parse(readFileSync(cache, 'utf8'));
    return of === key ? laid : null;
  } catch {
    return null;
  }
};

/** Writes atomically: builds that run in parallel read the old file or the new one, never half. */
const writeCache = (key: string, laid: ChartLayouts): void => {
  mkdirSync(dirname(cache), { recursive: true });
  const part = `${cache}.${process.pid}`;
  writeFileSync(part, JSON.stringify({ key, laid }));
  renameSync(part, cache);
};

const layOutCharts = async (charts: Readonly<Record<string, Chart>>): Promise<ChartLayouts> => {
  // Imported only when a chart needs a layout, because it is 1.5 MB of code.
  const { layOutChart } = await import('./layout.ts');
  const laid: Record<string, ChartLayout> = {};
  for (const [name, chart] of Object.entries(charts)) laid[name] = await layOutChart(chart);
  return laid;
};

type Machines = Readonly<Record<string, Pick<RegisteredMachine, 'machine'>>>;

const chartsOf = (machines: Machines): Readonly<Record<string, Chart>> =>
  Object.fromEntries(Object.entries(machines).map(([name, { machine }]) => [name, toChart(machine)]));

/** The layouts of machines that are not in the registry, by their names. */
export const layOutMachines = (machines: Machines): Promise<ChartLayouts> => layOutCharts(chartsOf(machines));

/** By registry name. */
export const loadChartLayouts = async (): Promise<ChartLayouts> => {
  const charts = chartsOf(registry);
  const key = hashCharts(charts);
  const cached = readCache(key);
  if (cached !== null) return cached;
  const laid = await layOutCharts(charts);
  writeCache(key, laid);
  return laid;
};
