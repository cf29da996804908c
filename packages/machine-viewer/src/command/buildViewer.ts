/** Builds the machine viewer for other machines than the registry's, as one HTML file that works from a disk, offline. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { UserError } from '../../../../server/lib/userError.ts';
import { componentIdsPlugin } from '../../../../tools/vite/plugins/componentIdsPlugin.ts';
import { readInlineSeal } from '../../../../tools/vite/plugins/sitePlugin.ts';
import { findMachineCode } from '../code/findMachineCode.ts';
import { machineCodePlugin } from '../code/plugin.ts';
import { layOutMachines } from '../layout/chartLayouts.ts';
import { chartsPlugin } from '../layout/plugin.ts';
import { registerMachines } from './registerMachines.ts';

const root = join(import.meta.dirname, '../../../..');
const registryId = '\0viewed-machines';
const registryImport = /^(?:\.\.\/)+machines\/index\.ts$/;
const countsImport = /^(?:\.\.\/)+docs\/machines\/coverage\.\w+\.json$/;
const noCountsId = '\0no-counts';

/** Takes the place of the registry, and of the counts of its tests. */
const viewedMachinesPlugin = (file: string, names: readonly string[]): Plugin => ({
  name: 'viewed-machines',
  enforce: 'pre',
  resolveId: (id) => (registryImport.test(id) ? registryId : countsImport.test(id) ? noCountsId : null),
  load: (id) => {
    if (id === noCountsId) return 'export default {};';
    if (id !== registryId) return null;
    const register = join(import.meta.dirname, 'registerMachines.ts');
    return [
      `import * as exported from ${JSON.stringify(file)};`,
      `import { registerMachines } from ${JSON.stringify(register)};`,
      'const machines = registerMachines(exported);',
      ...names.map((name, at) => `const machine${at} = machines[${JSON.stringify(name)}];`),
      `export { ${names.map((name, at) => `machine${at} as ${JSON.stringify(name)}`).join(', ')} };`,
    ].join('\n');
  },
});

/** Text between script tags must not end them. */
const escapeScript = (code: string): string => code.replaceAll(/<(?=\/script|!--)/gi, '\\x3c');

const toHtml = (title: string, code: string): string =>
  readFileSync(join(root, 'machines.html'), 'utf8')
    .replace(/<title>.*<\/title>/, () => `<title>${title}</title>`)
    .replace(/^.*__SITE_.*\n/gm, '')
    .replace(/^.*rel="license".*\n/gm, '')
    .replace(/<noscript>.*<\/noscript>/, () => '<noscript>A script draws the machines.</noscript>')
    .replace(
      /<script type="module".*<\/script>/,
      () => `<script type="module">${escapeScript(code)}</script>`,
    );

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
    define: {
      'import.meta.env.SITE_SEAL': JSON.stringify(readInlineSeal()),
    },
    oxc: {
      plugins: { styledComponents: { ssr: true, displayName: false, fileName: false, pure: true } },
    },
    plugins: [
      viewedMachinesPlugin(file, names),
      react(),
      componentIdsPlugin(),
      chartsPlugin(() => layOutMachines(machines)),
      // By paths from the file's own folder: the page may be passed on.
      machineCodePlugin(() => findMachineCode(file, dirname(file), machines)),
    ],
    publicDir: false,
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: join(root, 'packages/machine-viewer/src/viewer/main.tsx'),
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
