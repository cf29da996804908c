/** Builds the machine viewer for other machines than the registry's, as one HTML file that works from a disk, offline. */
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { UserError } from '../../../../server/lib/userError.ts';
import { componentIdsPlugin } from '../../../../tools/vite/plugins/componentIdsPlugin.ts';
import { machinesPlugin } from '../vite/machinesPlugin.ts';
import { registerMachines } from './registerMachines.ts';

const root = join(import.meta.dirname, '../../../..');
const entryId = 'virtual:entry';

/** The module that the page runs: it shows the machines of the file. */
const entryPlugin = (file: string): Plugin => ({
  name: 'entry',
  resolveId: (id) => (id === entryId ? `\0${entryId}` : null),
  load: (id) =>
    id === `\0${entryId}`
      ? [
          `import * as exported from ${JSON.stringify(file)};`,
          `import { registerMachines } from ${JSON.stringify(join(import.meta.dirname, 'registerMachines.ts'))};`,
          `import { showMachines } from ${JSON.stringify(join(import.meta.dirname, '../viewer/index.ts'))};`,
          "import layouts from 'virtual:charts';",
          "showMachines(document.getElementById('root'), {",
          '  machines: registerMachines(exported),',
          '  layouts,',
          "  loadCode: () => import('virtual:machine-code'),",
          '});',
        ].join('\n')
      : null,
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

/**
 * @param file the absolute path of a module that exports machines
 * @returns the names of the machines, and the page
 * @throws UserError when the module cannot be loaded or exports no machine
 */
export const buildViewer = async (
  file: string,
): Promise<{ readonly names: readonly string[]; readonly html: string }> => {
  const exported = await import(pathToFileURL(file).href).catch((error: unknown) => {
    throw new UserError(
      `${file} cannot be loaded: ${error instanceof Error ? error.message : String(error)}`,
    );
  });
  const machines = registerMachines(exported);
  const names = Object.keys(machines);
  if (names.length === 0)
    throw new UserError(`${file} exports no machine: export what createMachine() returns.`);
  const result = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    oxc: {
      plugins: { styledComponents: { ssr: true, displayName: false, fileName: false, pure: true } },
    },
    plugins: [
      entryPlugin(file),
      react(),
      componentIdsPlugin(),
      // Paths begin at the file's own folder: the page may be passed on.
      machinesPlugin({ machines, file, root: dirname(file) }),
    ],
    publicDir: false,
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: entryId,
        output: { codeSplitting: false },
      },
    },
  });
  const { output } = Array.isArray(result)
    ? result[0]!
    : (result as Extract<typeof result, { output: unknown }>);
  const others = output.filter(({ type }) => type !== 'chunk').map(({ fileName }) => fileName);
  if (others.length > 0) throw new Error(`The page would need further files: ${others.join(', ')}`);
  return { names, html: toHtml(`Machines of ${names.join(', ')}`, output[0].code) };
};
