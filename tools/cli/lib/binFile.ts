/**
 * The files of the tools that commands and tests start as `process.execPath FILE`. Windows cannot start npx or npm without a
 * shell, because both are scripts there.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { UserError } from '../../../server/lib/userError.ts';

const packages = join(import.meta.dirname, '../../../node_modules');

/**
 * The absolute path of the file that an installed package's command runs.
 * @param command where it differs from the package's own name: 'tsc' of 'typescript'
 * @throws UserError when the package is not installed
 */
export function findBinFile(packageName: string, command = packageName.replace(/^@[^/]+\//, '')): string {
  const folder = join(packages, packageName);
  const description = join(folder, 'package.json');
  if (!existsSync(description)) throw new UserError(`${packageName} is not installed: run npm ci.`);
  const { bin } = JSON.parse(readFileSync(description, 'utf8')) as {
    readonly bin?: string | Readonly<Record<string, string>>;
  };
  const file = typeof bin === 'string' ? bin : bin?.[command];
  if (file === undefined) throw new UserError(`${packageName} has no command ${command}.`);
  return join(folder, file);
}

/**
 * The absolute path of npm's own file: the npm that runs this command, or else the one beside this Node.
 * @throws UserError
 */
export function findNpmFile(env: Readonly<Record<string, string | undefined>> = process.env): string {
  const beside = dirname(process.execPath);
  const found = [
    env.npm_execpath,
    join(beside, 'node_modules/npm/bin/npm-cli.js'),
    join(beside, '../lib/node_modules/npm/bin/npm-cli.js'),
  ].find((file) => file !== undefined && /\bnpm-cli\.[cm]?js$/.test(file) && existsSync(file));
  if (found === undefined) throw new UserError('npm was not found: run this command through npm.');
  return found;
}
