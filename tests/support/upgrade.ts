/** The upgrade of docs/adopt.md as a person types it: git and node in temporary folders. */
import { execFileSync, spawnSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { cpSync, globSync, mkdirSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { expect } from 'vitest';
import { listProjectFiles, projectRoot } from '../../tools/cli/init/projectFiles.ts';

export const upgradeEnv = {
  ...process.env,
  PATH: [dirname(process.execPath), process.env.PATH].join(delimiter),
  GIT_AUTHOR_NAME: 'Sample',
  GIT_AUTHOR_EMAIL: 'sample@example.com',
  GIT_COMMITTER_NAME: 'Sample',
  GIT_COMMITTER_EMAIL: 'sample@example.com',
  GIT_CONFIG_GLOBAL: '',
  GIT_CONFIG_NOSYSTEM: '1',
};

export const gitIn = (root: string, ...args: readonly string[]): string =>
  execFileSync('git', args, {
    cwd: root,
    env: upgradeEnv,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });

export const commitAll = (root: string, message: string): void => {
  gitIn(root, 'add', '-A');
  gitIn(root, 'commit', '-q', '-m', message);
};

/** Copies the files of this project as they are now, committed or not. */
export function copyProject(root: string): void {
  for (const file of listProjectFiles()) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    cpSync(join(projectRoot, file), join(root, file));
  }
}

/** File → the hash of its content. */
export const hashFiles = (root: string, pattern: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    globSync(pattern, { cwd: root }).map((file) => [file, hash('sha256', readFileSync(join(root, file)))]),
  );

/** The block of commands in docs/adopt.md, without the last one, the check; the packages are there already. */
export const readDocumentedCommands = (upstream: string, flags = '--skip-install'): string => {
  const [, block = ''] =
    /```sh\n(git remote add upstream[^`]*)npm run check\n```/.exec(readFileSync('docs/adopt.md', 'utf8')) ??
    [];
  return block
    .replace('ADDRESS-OF-THIS-PROJECT', upstream)
    .replace(/^node .*$/m, (line) => `${line} ${flags}`);
};

export interface UpgradeResult {
  readonly code: number | null;
  readonly out: string;
  readonly error: string;
}

export const runCommands = (root: string, commands: string, env = upgradeEnv): UpgradeResult => {
  const { status, stdout, stderr } = spawnSync('sh', ['-c', commands], { cwd: root, env, encoding: 'utf8' });
  return { code: status, out: stdout, error: stderr };
};

/** Runs the documented commands and expects that they end with everything committed. */
export const upgradeSite = (root: string, upstream: string): string => {
  const { code, out, error } = runCommands(root, readDocumentedCommands(upstream));
  expect([code, gitIn(root, 'status', '--porcelain'), out + error]).toEqual([0, '', expect.any(String)]);
  return out;
};
