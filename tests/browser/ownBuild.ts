/** A build with settings of its own, for a file of tests. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';

/** Its directory is known when the tests run. */
export const withBuild = (env: Readonly<Record<string, string>>): { readonly dist: string } => {
  const dist = mkdtempSync(join(tmpdir(), 'barangay-built-'));
  beforeAll(() => {
    execFileSync('npx', ['--no-install', 'vite', 'build', '--outDir', dist, '--logLevel', 'error'], {
      env: { ...process.env, NODE_ENV: 'production', SITE_PACKED: 'off', ...env },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  });
  afterAll(() => rmSync(dist, { recursive: true, force: true }));
  return { dist };
};
