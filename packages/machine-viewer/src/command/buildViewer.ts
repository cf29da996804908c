/** Builds the machine viewer for the machines of a file, as one HTML file that works from a disk, offline. */
import { build, mergeConfig, type Plugin } from 'vite';
import type { ChartLayout, ChartLayouts } from '../chart/laid.ts';
import type { MachineCode } from '../chart/machineCode.ts';
import { layOutChart } from '../layout/layout.ts';
import { FileProblem, modulePath } from './filePlugins.ts';
import { createFileConfig, loadFile } from './loadFile.ts';

const entryId = 'virtual:entry';
const dataId = 'virtual:entry-data';

/** As a text that the page parses: in a literal `__proto__` would be no name. */
const toParsedJson = (data: unknown): string => `JSON.parse(${JSON.stringify(JSON.stringify(data))})`;

/** The module that the page runs: it shows the machines of the file. */
const entryPlugin = (
  file: string,
  exportNames: readonly string[],
  layouts: ChartLayouts,
  code: MachineCode,
): Plugin => ({
  name: 'entry',
  enforce: 'pre',
  resolveId: (id) => ([entryId, dataId].includes(id) ? `\0${id}` : null),
  load: (id) => {
    if (id === `\0${dataId}`)
      return Object.entries({ layouts, code, exportNames })
        .map(([name, data]) => `export const ${name} = ${toParsedJson(data)};`)
        .join('\n');
    if (id !== `\0${entryId}`) return null;
    return [
      `import { showMachines } from ${JSON.stringify(modulePath('../viewer/index'))};`,
      `import { registerFileMachines } from ${JSON.stringify(modulePath('fileMachines'))};`,
      `import { layouts, code, exportNames } from '${dataId}';`,
      "const root = document.getElementById('root');",
      // The file runs after the viewer's own code, so that the page can say why it fails.
      `import(${JSON.stringify(file)}).then((exported) => {`,
      // A page imports CommonJS by names too; the machines are registered by what the loaded file exported.
      '  const known = Object.fromEntries(exportNames.map((name) => [name, exported[name]]));',
      '  const machines = Object.entries(registerFileMachines(known)).filter(([name]) => Object.hasOwn(layouts, name));',
      '  showMachines(root, {',
      '    machines: Object.fromEntries(machines),',
      '    layouts,',
      '    loadCode: () => Promise.resolve({ default: code }),',
      '  });',
      '}).catch((error) => {',
      "  root.textContent = 'The file cannot be loaded in this browser: ' + error;",
      '});',
    ].join('\n');
  },
});

/** Text between script tags must not end them. */
const escapeScript = (code: string): string => code.replaceAll(/<(?=\/script|!--)/gi, '\\x3c');

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const toHtml = (title: string, code: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${escapeText(title)}</title>
  </head>
  <body>
    <div id="root"></div>
    <noscript>A script draws the machines.</noscript>
    <script type="module">${escapeScript(code)}</script>
  </body>
</html>
`;

export interface BuiltViewer {
  /** The names of the machines that the page shows. */
  readonly names: readonly string[];
  readonly html: string;
  /** Sentences about what the page lacks. */
  readonly notes: readonly string[];
}

const toNotes = (undrawn: ReadonlyMap<string, string>, absent: ReadonlySet<string>): readonly string[] => [
  ...[...undrawn].map(([name, why]) => `'${name}' cannot be drawn: ${why}`),
  ...(absent.size === 0
    ? []
    : [`The page lacks what is not installed or runs only in Node: ${[...absent].toSorted().join(', ')}.`]),
];

/**
 * @param file the absolute path of a module with machines
 * @param onChart is called before each machine is drawn: a large one takes minutes
 * @throws FileProblem when the module cannot be loaded or has no machine
 */
export const buildViewer = async (
  file: string,
  onChart: (name: string, states: number) => void,
): Promise<BuiltViewer> => {
  const absent = new Set<string>();
  const { exportNames, charts, code, undrawn, hasOldMachine } = await loadFile(file, absent);
  const layouts = new Map<string, ChartLayout>();
  const failed = new Map(Object.entries(undrawn));
  for (const [name, chart] of Object.entries(charts)) {
    onChart(name, chart.states.length);
    await layOutChart(chart).then(
      (layout) => layouts.set(name, layout),
      (error: unknown) => failed.set(name, error instanceof Error ? error.message : String(error)),
    );
  }
  const names = [...layouts.keys()];
  if (names.length === 0) {
    const [why] = toNotes(failed, new Set());
    throw new FileProblem(
      hasOldMachine
        ? `${file} has machines of XState 4: the viewer needs XState 5.`
        : (why ?? `${file} exports no machine: export what createMachine() returns.`),
    );
  }
  const result = await build(
    mergeConfig(createFileConfig(file, new Set()), {
      logLevel: 'error',
      plugins: [entryPlugin(file, exportNames, Object.fromEntries(layouts), code)],
      build: {
        rolldownOptions: {
          input: entryId,
          shimMissingExports: true,
          output: { codeSplitting: false },
        },
      },
    }),
  );
  const { output } = Array.isArray(result)
    ? result[0]!
    : (result as Extract<typeof result, { output: unknown }>);
  const others = output.filter(({ type }) => type !== 'chunk').map(({ fileName }) => fileName);
  if (others.length > 0) throw new Error(`The page would need further files: ${others.join(', ')}`);
  return {
    names,
    html: toHtml(`Machines of ${names.join(', ')}`, output[0].code),
    notes: toNotes(failed, absent),
  };
};
