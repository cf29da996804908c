/** Builds with settings of their own, each built once for all files of a worker. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll } from 'vitest';

/** The directory of each build, by its settings; removed when the worker ends. */
const buildDirectories = new Map<string, string>();

process.on('exit', () => {
  for (const directory of buildDirectories.values()) rmSync(directory, { recursive: true, force: true });
});

function findBuildDirectory(env: Readonly<Record<string, string>>): string {
  const settings = JSON.stringify(Object.entries(env).toSorted());
  const directory = buildDirectories.get(settings) ?? mkdtempSync(join(tmpdir(), 'barangay-built-'));
  buildDirectories.set(settings, directory);
  return directory;
}

/** Its directory is filled when the tests run, which change nothing in it. */
export const withBuild = (env: Readonly<Record<string, string>>): { readonly dist: string } => {
  const dist = findBuildDirectory(env);
  beforeAll(() => {
    if (existsSync(join(dist, 'version.json'))) return;
    execFileSync('npx', ['--no-install', 'vite', 'build', '--outDir', dist, '--logLevel', 'error'], {
      env: { ...process.env, NODE_ENV: 'production', SITE_PACKED: 'off', ...env },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  });
  return { dist };
};
