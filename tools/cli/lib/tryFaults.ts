/**
 * Makes the faults of tests/faults one at a time in a copy of the checkout, and runs the tests that must notice them. The copy has
 * all files of the checkout that Git does not ignore, shares its packages, and is removed at the end.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import type { Fault } from '../../../tests/faults/faults.ts';
import { findBinFile } from './binFile.ts';

/** What Vitest's JSON reporter writes, as far as it is read here. */
interface RunReport {
  readonly testResults: readonly { readonly name: string; readonly status: string }[];
}

/** So many of the 60 must be noticed: a slow machine may end a test that would have failed. */
const leastNoticed = 58;

const createCopy = (): string => {
  const copy = mkdtempSync(join(tmpdir(), 'faults-'));
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const names = execFileSync('git', list, { encoding: 'utf8', maxBuffer: 100_000_000 }).split('\0');
  for (const name of names) if (name !== '' && existsSync(name)) cpSync(name, join(copy, name));
  // Vite and Vitest cache what they made of a checkout in node_modules, so the copy has a folder of its own.
  mkdirSync(join(copy, 'node_modules'));
  for (const name of readdirSync('node_modules'))
    if (name === '.bin' || !name.startsWith('.'))
      symlinkSync(resolve('node_modules', name), join(copy, 'node_modules', name), 'junction');
  return copy;
};

const isOfMachines = (file: string): boolean => file.startsWith('tests/machines/');

/** Every row of every table is tried, and nothing is built that the tests outside of whole pages do not need. */
const readEnvironment = (files: readonly string[]): NodeJS.ProcessEnv => {
  const { SAMPLE: _, REST: __, FULL: ___, ...env } = process.env;
  return {
    ...env,
    // All mutants take minutes; a sample has each state of each machine.
    ...(files.some(isOfMachines) && { SAMPLE: '0' }),
    ...(!files.some((file) => file.startsWith('tests/e2e/')) && { WITHOUT_BUILD: '1' }),
  };
};

let running: ChildProcess | null = null;

/** The files of these in which a test fails. @throws Error if Vitest does not run them */
const findFailing = async (
  copy: string,
  files: readonly string[],
  ...args: readonly string[]
): Promise<readonly string[]> => {
  const report = join(copy, 'test-results/faults.json');
  rmSync(report, { force: true });
  const vitest = spawn(
    process.execPath,
    [findBinFile('vitest'), 'run', ...files, '--reporter=json', `--outputFile=${report}`, ...args],
    { cwd: copy, env: readEnvironment(files), stdio: ['ignore', 'ignore', 'pipe'] },
  );
  running = vitest;
  let errors = '';
  vitest.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  await new Promise((end) => vitest.on('close', end));
  running = null;
  if (!existsSync(report)) throw new Error(`Vitest did not run.\n${errors}`);
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as RunReport;
  return testResults
    .filter(({ status }) => status === 'failed')
    .map(({ name }) => relative(copy, name).replaceAll('\\', '/'));
};

/** The files that notice a fault, which the copy has only meanwhile. @param sound the files that pass without it */
const tryFault = async (
  copy: string,
  { file, original, replacement, tests }: Fault,
  sound: readonly string[],
): Promise<readonly string[]> => {
  const files = tests.filter((each) => sound.includes(each));
  if (files.length === 0) return [];
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  if (!text.includes(original)) throw new Error(`${file} does not have the text '${original}'.`);
  writeFileSync(
    path,
    text.replace(original, () => replacement),
  );
  try {
    return await findFailing(copy, files, '--bail=1');
  } finally {
    writeFileSync(path, text);
  }
};

const secondsSince = (start: number): string => `${Math.round((performance.now() - start) / 1_000)} s`;

/** @returns whether enough are noticed. @throws Error if a run of Vitest does not begin */
export const tryFaults = async (faults: readonly Fault[]): Promise<boolean> => {
  const copy = createCopy();
  const remove = (): void => rmSync(copy, { recursive: true, force: true });
  const stop = (): void => {
    running?.kill();
    remove();
    process.exit(130);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  try {
    const begun = performance.now();
    const files = [...new Set(faults.flatMap(({ tests }) => tests))];
    const groups = [files.filter(isOfMachines), files.filter((file) => !isOfMachines(file))];
    const failing: string[] = [];
    for (const group of groups) if (group.length > 0) failing.push(...(await findFailing(copy, group)));
    for (const file of failing) console.error(`${file} fails without a fault, and notices none.`);
    const sound = files.filter((file) => !failing.includes(file));
    console.log(`${sound.length} files of tests pass without a fault (${secondsSince(begun)})`);
    const missed: Fault[] = [];
    for (const [at, fault] of faults.entries()) {
      const start = performance.now();
      const noticedBy = await tryFault(copy, fault, sound);
      if (noticedBy.length === 0) missed.push(fault);
      const result = noticedBy.length === 0 ? 'NOT NOTICED' : `noticed by ${noticedBy.join(', ')}`;
      console.log(`fault ${at + 1} of ${faults.length}, ${fault.id}: ${result} (${secondsSince(start)})`);
    }
    console.log(`\n${faults.length - missed.length} of ${faults.length} faults were noticed.`);
    for (const { id, title, file, tests } of missed)
      console.log(`  ${id} in ${file}: ${title}\n    Tests: ${tests.join(', ')}`);
    return failing.length === 0 && faults.length - missed.length >= Math.min(leastNoticed, faults.length);
  } finally {
    remove();
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, stop);
  }
};
