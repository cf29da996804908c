/**
 * The contenders, built, compressed and served in the same way: ours, the floor, a minimal page, and the plain SPA. An older
 * checkout is served by its own server.
 */
import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { directories } from '../../server/http/serve.ts';
import { UserError } from '../../server/lib/userError.ts';
import { findBinFile } from '../cli/lib/binFile.ts';
import { compressDirectory } from '../vite/plugins/compressPlugin.ts';
import { readServerAddress } from './childServer.ts';
import { writeFloor } from './floor.ts';

const builtNames = ['ours', 'floor', 'minimal', 'spa'] as const;
type BuiltName = (typeof builtNames)[number];

/** In the order of the tables. `before` takes part only with `--before`. */
export const contenderNames = ['ours', 'before', 'floor', 'minimal', 'spa'] as const;
export type ContenderName = (typeof contenderNames)[number];
export type PerContender<Value> = Readonly<Record<BuiltName, Value>> & { readonly before?: Value };

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
    process.execPath,
    [findBinFile('vite'), 'build', '--outDir', outDir, '--emptyOutDir', '--logLevel', 'error'],
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
): Promise<Readonly<Record<BuiltName, string>>> {
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

function serveChild(args: readonly string[], dataDir: string, options: SpawnOptions = {}): Promise<string> {
  mkdirSync(dataDir, { recursive: true });
  const child = spawn(process.execPath, args, { ...options, stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
  children.push(child);
  return readServerAddress(child);
}

/**
 * @param dataDir new, or filled before
 * @returns the address
 */
export const serveBuild = (dist: string, dataDir: string): Promise<string> =>
  serveChild([join(import.meta.dirname, 'site.ts'), dist, dataDir], dataDir);

/** Serves the build of another checkout by its own server, as `npm run serve` does there. */
const serveCheckout = (root: string, dataDir: string): Promise<string> =>
  serveChild([join(root, 'server/main.ts')], dataDir, {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, HOST: '127.0.0.1', PORT: '0' },
  });

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

/**
 * @param directory the directory of this run
 * @param before the directory of an older checkout, or null
 */
export const startContenders = (
  directory: string,
  built: Readonly<Record<BuiltName, string>>,
  before: string | null,
): Promise<readonly Contender[]> => {
  const dataOf = (name: ContenderName): string => join(directory, `${name}-data`);
  return Promise.all([
    ...builtNames.map(async (name) => ({
      name,
      dist: built[name],
      address: await serveBuild(built[name], dataOf(name)),
    })),
    ...(before === null
      ? []
      : [
          serveCheckout(before, dataOf('before')).then((address) => ({
            name: 'before' as const,
            dist: join(before, 'dist'),
            address,
          })),
        ]),
  ]);
};
