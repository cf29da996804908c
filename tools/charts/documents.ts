/** What docs/machines holds, by the file's name: all of it made from the registry. */
import { renderToStaticMarkup } from 'react-dom/server';
import { chartOf } from '../../machines/chart/chart.ts';
import { mermaidOf } from '../../machines/chart/mermaid.ts';
import * as registry from '../../machines/index.ts';
import { coverOf } from '../../machines/model/cover.ts';
import type { Registered } from '../../machines/model/registered.ts';
import { chartLook, ownColours } from '../../src/machine-viewer/chart/chartStyles.ts';
import { ChartDrawing, noMarks } from '../../src/machine-viewer/chart/chartSvg.ts';
import { laidCharts } from './laidCharts.ts';
import { runsText } from './runs.ts';

const readme = (names: readonly string[], counts: ReadonlyMap<string, string>): string =>
  `${[
    '# Machines',
    '',
    'Made of `machines/` by `npm run machines:draw`; a test fails where it is not fresh. The page `machines.html` of the site',
    'draws the same charts, runs them, and opens every run that is listed here.',
    '',
    '| machine | | chart | Mermaid | runs |',
    '| --- | --- | --- | --- | --- |',
    ...names.map(
      (name) =>
        `| ${name} | ${counts.get(name)} | [SVG](${name}.svg) | [Mermaid](${name}.mmd) | [runs](${name}.runs.txt) |`,
    ),
    '',
    '`coverage.actors.json` counts how often the tests take each transition on real actors, `coverage.browser.json` in',
    'Chromium on the built site; `mutants.md` says which slips in a machine the tests notice.',
  ].join('\n')}\n`;

/** @param tell hears of each machine as it is done */
export const documentsOf = async (tell: (name: string) => void): Promise<ReadonlyMap<string, string>> => {
  const charts = await laidCharts();
  const files = new Map<string, string>();
  const counts = new Map<string, string>();
  for (const [name, registered] of Object.entries(registry as Readonly<Record<string, Registered>>)) {
    const chart = chartOf(registered.machine);
    const drawing = ChartDrawing({
      chart,
      laid: charts[name]!,
      marks: noMarks,
      label: `Statechart of ${name}`,
      style: `${ownColours}\n${chartLook}`,
    });
    files.set(`${name}.svg`, `${renderToStaticMarkup(drawing)}\n`);
    files.set(`${name}.mmd`, mermaidOf(chart));
    files.set(`${name}.runs.txt`, await runsText(name, registered, coverOf(registered)));
    counts.set(
      name,
      `${chart.states.length} states, ${chart.edges.length} transitions. ${chart.description}`,
    );
    tell(name);
  }
  files.set('README.md', readme(Object.keys(registry), counts));
  return files;
};
