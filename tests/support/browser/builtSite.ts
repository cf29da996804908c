/** Builds the site for tests, each kind once: a build is used again until one of its inputs changes. */
import { execFile } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, globSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findBinFile } from '../../../tools/cli/lib/binFile.ts';
import { buildPrefixes } from '../../../tools/vite/buildSettings.ts';

/** The limit of a test or hook that builds or copies a site (ms): it takes 10 to 20 s on a quiet machine. */
export const buildTimeout = 180_000;

const run = promisify(execFile);
const root = join(import.meta.dirname, '../../..');

/** `npm ci` empties it, since it is in node_modules. */
const cache = join(root, 'node_modules/.cache/site-builds');

/** What a build reads: a file too many costs a build, a file too few would hide a change from the tests. */
const inputs = [
  '{src,machines,packages/*/src,public,content,server,tools}/**',
  '{index,machines,staff}.html',
  '{package,package-lock,tsconfig*}.json',
  'vite.config.ts',
  '.env*',
];

const hashInputs = (): string => {
  const hash = createHash('sha256').update(process.version);
  for (const name of globSync(inputs, { cwd: root }).toSorted()) {
    const file = join(root, name);
    if (statSync(file).isFile()) hash.update(`\0${name}\0`).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
};

/** Of each worker once: a run tests the files with which it began. */
let inputsHash: string | undefined;

/**
 * Builds the site in production, as `npm start` does, but without compressed files.
 * @param env build settings; those of the environment apply as well
 * @returns the directory, which no test may change
 * @throws the output of Vite
 */
export const buildSite = async (env: Readonly<Record<string, string>> = {}): Promise<string> => {
  const settings = { NODE_ENV: 'production', SITE_PACKED: 'off', ...env };
  const applied = Object.entries({ ...process.env, ...settings })
    .filter(([name]) => buildPrefixes.some((prefix) => name.startsWith(prefix)))
    .toSorted();
  const name = createHash('sha256').update(JSON.stringify(applied)).digest('hex').slice(0, 16);
  inputsHash ??= hashInputs();
  const directory = join(cache, inputsHash, name);
  if (existsSync(directory)) return directory;
  const unfinished = `${directory}.${randomUUID()}`;
  const { stderr } = await run(
    process.execPath,
    [findBinFile('vite'), 'build', '--outDir', unfinished, '--emptyOutDir', '--logLevel', 'warn'],
    { cwd: root, env: { ...process.env, ...settings } },
  );
  process.stderr.write(stderr);
  try {
    renameSync(unfinished, directory);
  } catch (error) {
    // Another worker built the same meanwhile.
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(directory)) throw error;
  }
  return directory;
};

/** Removes the builds of other inputs than today's, but for the latest few: a developer goes back and forth. */
export const removeOldBuilds = (): void => {
  const modifiedAt = (name: string) => statSync(join(cache, name)).mtimeMs;
  const names = existsSync(cache) ? readdirSync(cache) : [];
  for (const name of names.toSorted((one, other) => modifiedAt(other) - modifiedAt(one)).slice(3))
    rmSync(join(cache, name), { recursive: true, force: true });
};
