/**
 * The layouts of machines. Computing them takes seconds and is deterministic, so the result can be cached under a hash of the
 * charts and of the layout code.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Chart, toChart } from '../chart/chart.ts';
import type { ChartLayout, ChartLayouts } from '../chart/laid.ts';
import type { RegisteredMachine } from '../model/registered.ts';

/** By the names that a page shows. */
export type Machines = Readonly<Record<string, Pick<RegisteredMachine, 'machine'>>>;

/** The folders of the code that decides where a chart has what. */
const codeFolders = ['.', '../chart'].map((folder) => join(import.meta.dirname, folder));

const hashCharts = (charts: Readonly<Record<string, Chart>>): string => {
  const hash = createHash('sha256').update(JSON.stringify(charts));
  const code = codeFolders.flatMap((folder) =>
    readdirSync(folder)
      .sort()
      .map((name) => join(folder, name)),
  );
  for (const file of [...code, createRequire(import.meta.url).resolve('elkjs/package.json')])
    hash.update(readFileSync(file));
  return hash.digest('hex');
};

const readCache = (cacheFile: string, key: string): ChartLayouts | null => {
  try {
    const { key: of, laid } = JSON.parse(readFileSync(cacheFile, 'utf8'));
    return of === key ? laid : null;
  } catch {
    return null;
  }
};

/** Writes atomically: builds that run in parallel read the old file or the new one, never half. */
const writeCache = (cacheFile: string, key: string, laid: ChartLayouts): void => {
  mkdirSync(dirname(cacheFile), { recursive: true });
  const part = `${cacheFile}.${process.pid}`;
  writeFileSync(part, JSON.stringify({ key, laid }));
  renameSync(part, cacheFile);
};

const layOutCharts = async (charts: Readonly<Record<string, Chart>>): Promise<ChartLayouts> => {
  // Imported only when a chart needs a layout, because it is 1.5 MB of code.
  const { layOutChart } = await import('./layout.ts');
  const laid = new Map<string, ChartLayout>();
  for (const [name, chart] of Object.entries(charts)) laid.set(name, await layOutChart(chart));
  return Object.fromEntries(laid);
};

/**
 * The layouts by the machines' names.
 *
 * @param cacheFile where the layouts stay until a chart or the layout code changes; without it they are computed
 */
export const loadChartLayouts = async (machines: Machines, cacheFile?: string): Promise<ChartLayouts> => {
  const charts = Object.fromEntries(
    Object.entries(machines).map(([name, { machine }]) => [name, toChart(machine)]),
  );
  if (cacheFile === undefined) return layOutCharts(charts);
  const key = hashCharts(charts);
  const cached = readCache(cacheFile, key);
  if (cached !== null) return cached;
  const laid = await layOutCharts(charts);
  writeCache(cacheFile, key, laid);
  return laid;
};
