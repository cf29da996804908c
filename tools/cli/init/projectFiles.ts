/** Lists the current files of the project, with git or, in a download, without it. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

export const projectRoot = resolve(import.meta.dirname, '../../..');

/** The output of git; null without git or a repository. */
export const runGit = (...args: readonly string[]): string | null => {
  try {
    return execFileSync('git', args, {
      cwd: projectRoot,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return null;
  }
};

/** Generated or downloaded files, which no copy includes. */
const localOnly = /^(?:\.git|node_modules|dist|dist-qa|data)(?:\/|$)/;

const allFiles = (): readonly string[] =>
  readdirSync(projectRoot, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(projectRoot, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));

export const listProjectFiles = (): readonly string[] =>
  (runGit('ls-files', '-co', '--exclude-standard', '-z')?.split('\0') ?? allFiles()).filter(
    (file) => file !== '' && !localOnly.test(file) && existsSync(join(projectRoot, file)),
  );
