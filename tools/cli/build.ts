/**
 * `npm run build`: validates the build settings, then passes its arguments to `vite build`. Exit 2: a wrong setting,
 * reported in one line; exit 1: the build failed.
 */
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { loadEnv } from 'vite';
import { localAddress, missingAddressNotice } from '../../server/http/builtAddress.ts';
import { asksForHelp, formatHelp } from '../../server/http/commandHelp.ts';
import { serverSettings } from '../../server/http/settingTexts.ts';
import { UserError } from '../../server/lib/userError.ts';
import { sanitizeLine } from '../../src/lib/sanitizeLine.ts';
import { buildPrefixes, readBuildSettings } from '../vite/buildSettings.ts';
import { buildSettings } from '../vite/settingTexts.ts';
import { findBinFile } from './lib/binFile.ts';
import { readUsage, runToExitCode } from './lib/runCommand.ts';

const { SITE_FORM, SITE_FEEDBACK } = serverSettings;
const usage = formatHelp(
  [
    'Use: npm run build -- [options of vite build]',
    '',
    'Builds the site into dist. Of its options --outDir FOLDER, --mode NAME and --logLevel warn are used most.',
  ],
  { ...buildSettings, SITE_FORM, SITE_FEEDBACK },
);

/** Options of vite build whose value may be the next word. */
const valueOptions = /^(?:--?\w+)$/;

function checkSettings(): void {
  const args = process.argv.slice(2);
  const stray = args.find((arg, at) => !arg.startsWith('-') && !valueOptions.test(args[at - 1] ?? ''));
  if (stray !== undefined)
    throw new UserError(`'${sanitizeLine(stray)}' is no option of the build. Help: npm run build help`);
  const { mode } = parseArgs({ options: { mode: { type: 'string', short: 'm' } }, strict: false }).values;
  const env = loadEnv(typeof mode === 'string' ? mode : 'production', process.cwd(), buildPrefixes);
  const { address } = readBuildSettings(env);
  if (address === localAddress && env.SITE_QA !== '1') console.log(missingAddressNotice);
}

async function runVite(): Promise<void> {
  // Node keeps the server's code without its types (tools/cli/checkNode.mjs), so that the first `npm run serve` is small too.
  await import('../../server/main.ts');
  // Vite prints an error with its stack, which does not help a person with a wrong setting or a malformed record.
  if (!process.argv.includes('--debug')) Error.stackTraceLimit = 0;
  // Vite reports an unknown option from a promise that nobody awaits.
  process.once('uncaughtException', (error) => {
    console.error(error.name === 'CACError' ? `${error.message}. Help: npm run build help` : error);
    process.exit(error.name === 'CACError' ? 2 : 1);
  });
  process.argv.splice(2, 0, 'build');
  await import(pathToFileURL(findBinFile('vite')).href);
}

await runToExitCode(async () => {
  if (asksForHelp(process.argv.slice(2))) return console.log(usage);
  readUsage(checkSettings);
  await runVite();
}, 'The build failed.');
