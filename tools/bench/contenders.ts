/** The contenders, built, compressed and served in the same way: ours, the floor, a minimal page, and the plain SPA. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../../server/firestore/lib/userError.ts';
import { directories } from '../../server/http/serve.ts';
import { compressDirectory } from '../vite/plugins/compressPlugin.ts';
import { readServerAddress } from './childServer.ts';
import { writeFloor } from './floor.ts';

export const contenderNames = ['ours', 'floor', 'minimal', 'spa'] as const;
export type ContenderName = (typeof contenderNames)[number];

export interface Contender {
  readonly name: ContenderName;
  /** `http://127.0.0.1:8080/` */
  readonly address: string;
  readonly dist: string;
}

/**
 * @param outDir the output directory
 * @param env settings of the build
 */
function build(outDir: string, env: Readonly<Record<string, string>>): void {
  const { status, stderr } = spawnSync(
    'npx',
    ['--no-install', 'vite', 'build', '--outDir', outDir, '--emptyOutDir', '--logLevel', 'error'],
    { env: { ...process.env, NODE_ENV: 'production', ...env }, encoding: 'utf8' },
  );
  if (status !== 0) throw new UserError(`the site could not be built: ${stderr.trim()}`);
}

/**
 * @param directory the directory of this run
 * @param isBuilt whether to use the existing `dist`
 */
export async function buildContenders(
  directory: string,
  isBuilt: boolean,
): Promise<Readonly<Record<ContenderName, string>>> {
  const outputDirectories = {
    ours: join(directory, 'ours'),
    floor: join(directory, 'floor'),
    // The same directory has the minimal page too.
    minimal: join(directory, 'floor'),
    spa: join(directory, 'spa'),
  };
  if (!isBuilt || !existsSync(join(directories.dist, 'index.html')))
    build(directories.dist, { SITE_PRERENDER: '' });
  cpSync(directories.dist, outputDirectories.ours, { recursive: true });
  build(outputDirectories.spa, { SITE_PRERENDER: 'off' });
  await writeFloor(outputDirectories.floor);
  await compressDirectory(outputDirectories.floor);
  return outputDirectories;
}

const children: ChildProcess[] = [];

/**
 * @param dataDir new, or filled before
 * @returns the address
 */
export function serveBuild(dist: string, dataDir: string): Promise<string> {
  mkdirSync(dataDir, { recursive: true });
  const child = spawn(process.execPath, [join(import.meta.dirname, 'site.ts'), dist, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  children.push(child);
  return readServerAddress(child);
}

/** Ends the servers and waits until they have exited and written everything. */
export const stopServers = async (): Promise<void> => {
  await Promise.all(
    children.splice(0).map(async (child) => {
      const closed = once(child, 'close');
      child.kill('SIGTERM');
      await closed;
    }),
  );
};

export const startContenders = (
  directory: string,
  built: Readonly<Record<ContenderName, string>>,
): Promise<readonly Contender[]> =>
  Promise.all(
    contenderNames.map(async (name) => ({
      name,
      dist: built[name],
      address: await serveBuild(built[name], join(directory, `${name}-data`)),
    })),
  );
