/**
 * `npm run build`: validates the build settings, then passes its arguments to `vite build`. Exit 2: a wrong setting,
 * reported in one line; exit 1: the build failed.
 */
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { loadEnv } from 'vite';
import { buildPrefixes, readBuildSettings } from '../vite/buildSettings.ts';
import { findBinFile } from './lib/binFile.ts';
import { runCommand } from './lib/runCommand.ts';

function checkSettings(): void {
  const { mode } = parseArgs({ options: { mode: { type: 'string', short: 'm' } }, strict: false }).values;
  readBuildSettings(loadEnv(typeof mode === 'string' ? mode : 'production', process.cwd(), buildPrefixes));
}

async function runVite(): Promise<void> {
  // Node keeps the server's code without its types (tools/cli/checkNode.mjs), so that the first `npm run serve` is small too.
  await import('../../server/main.ts');
  // Vite prints an error with its stack, which does not help a person with a wrong setting or a malformed record.
  if (!process.argv.includes('--debug')) Error.stackTraceLimit = 0;
  process.argv.splice(2, 0, 'build');
  await import(pathToFileURL(findBinFile('vite')).href);
}

await runCommand(checkSettings, runVite, 'The build failed.');
