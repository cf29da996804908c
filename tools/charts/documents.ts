/**
 * The contents of docs/machines by file name, all generated from the registry. Of a chart a reviewer reads the Mermaid: the
 * SVG and the runs change with it, so git ignores them.
 */
import { renderToStaticMarkup } from 'react-dom/server';
import * as registry from '../../machines/index.ts';
import {
  ChartSvg,
  createPictureStyles,
  noHighlights,
} from '../../packages/machine-viewer/src/chart/index.ts';
import {
  findCover,
  findTransitionPairs,
  type RegisteredMachine,
  toChart,
  toMermaid,
} from '../../packages/machine-viewer/src/model/index.ts';

import { loadChartLayouts } from '../../packages/machine-viewer/src/vite/index.ts';
import { theme } from '../../src/machines-page/theme.ts';
import { registryOptions } from './registryCharts.ts';
import { formatRuns } from './runs.ts';

const readme = (names: readonly string[], counts: ReadonlyMap<string, string>): string =>
  `${[
    '# Machines',
    '',
    'Generated from `machines/` by `npm run machines draw`; a test fails when these files are out of date. The page',
    '`machines.html` of the site shows the same charts and runs the machines. The same command writes each chart as SVG and',
    'the runs of its cover beside these files; git ignores both.',
    '',
    '| machine | | Mermaid |',
    '| --- | --- | --- |',
    ...names.map((name) => `| ${name} | ${counts.get(name)} | [${name}.mmd](${name}.mmd) |`),
    '',
    'A pair is two transitions of which one can follow the other directly.',
    '',
    '`coverage.actors.json` counts how often the tests take each transition on real actors, `coverage.browser.json` in',
    'Chromium on the built site; `mutants.md` counts the mutants of each machine that the tests kill.',
  ].join('\n')}\n`;

/** Whether a file is only for reading here, and so never committed. */
export const isIgnoredDocument = (name: string): boolean => /\.(?:svg|runs\.txt)$/.test(name);

/** @param onDone called after each machine */
export const createMachineDocuments = async (
  onDone: (name: string) => void,
): Promise<ReadonlyMap<string, string>> => {
  const charts = await loadChartLayouts(registry, registryOptions.cacheFile);
  const files = new Map<string, string>();
  const counts = new Map<string, string>();
  for (const [name, registered] of Object.entries(registry as Readonly<Record<string, RegisteredMachine>>)) {
    const chart = toChart(registered.machine);
    const svg = ChartSvg({
      chart,
      layout: charts[name]!,
      highlights: noHighlights,
      label: `Statechart of ${name}`,
      style: createPictureStyles(theme),
    });
    files.set(`${name}.svg`, `${renderToStaticMarkup(svg)}\n`);
    files.set(`${name}.mmd`, toMermaid(chart));
    files.set(`${name}.runs.txt`, await formatRuns(name, registered, findCover(registered)));
    counts.set(
      name,
      `${chart.states.length} states, ${chart.edges.length} transitions, ${findTransitionPairs(registered).pairs.length} pairs. ${chart.description}`,
    );
    onDone(name);
  }
  files.set('README.md', readme(Object.keys(registry), counts));
  return files;
};
