/**
 * `npm run bench:address`: what one address costs the server: a walk through 900 pages of news, and 4,100 calls that never
 * end. It fails no build. With a DIRECTORY it measures another checkout, installed and built.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { UserError } from '../../../server/lib/userError.ts';
import { ssrBuildFiles } from '../../../server/ssr/template.ts';
import { runCommand } from '../../cli/lib/runCommand.ts';
import { readScript, startChildServer } from '../childServer.ts';
import { measureConnections } from './connections.ts';
import { measurePages } from './pages.ts';

const usage = 'Use: npm run bench:address [-- DIRECTORY]';

/** @throws UserError */
function parseCheckout([directory = '.', ...others]: readonly string[]): string {
  if (others.length > 0 || directory.startsWith('-')) throw new UserError(usage);
  if (!existsSync(join(directory, 'dist', ssrBuildFiles.frame)))
    throw new UserError(`${resolve(directory)} has no built site: run npm run build there first.`);
  return resolve(directory);
}

async function run(checkout: string): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'barangay-bench-'));
  try {
    for (const [name, measure] of Object.entries({ pages: measurePages, connections: measureConnections })) {
      const server = await startChildServer(readScript('serve'), join(directory, name), checkout);
      await measure(server);
      await server.stop();
    }
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

await runCommand(() => parseCheckout(process.argv.slice(2)), run, 'The bench failed.', usage);
