/**
 * `npm test`: types, lint, dead code, and in minutes the tests that tell most. The other commands run more of the layers
 * (tools/vite/testProjects.ts), or all rows of their tables. The last line is 'N passed, N failed'.
 */
import { spawn } from 'node:child_process';
import { appendFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import type { SerializedError } from 'vitest';
import { type Reporter, startVitest } from 'vitest/node';
import { faults } from '../../tests/faults/faults.ts';
import { ensureChromium } from '../../tests/support/browser/ensureChromium.ts';
import {
  type SamplingTally,
  samplingSkipReason,
  skipReasons,
  type TriedCount,
} from '../../tests/support/sampling.ts';
import { browserLayers, type LayerName } from '../vite/testProjects.ts';
import { findBinFile } from './lib/binFile.ts';
import { readCommandArgs } from './lib/commandArgs.ts';
import { endForUnknownArguments } from './lib/runCommand.ts';
import { listSuites, type Suite } from './lib/testSuites.ts';
import { tryFaults } from './lib/tryFaults.ts';

const usage = `Use: npm test           types, lint, dead code, and the tests that tell most
     npm test -- --quick    the same without a browser, and only what uncommitted changes can reach: npm run check
     npm test -- --static   types, lint and dead code alone
     npm test -- --unit     the tests of modules, machines and repository alone
     npm test -- --node     all tests that start servers or processes, and those of the store's rules
     npm test -- --browser  all tests in Chromium, with a sample of long tables; with --shard=1/4 a quarter of their files
     npm test -- --full     everything, with all rows of each table; with --engines the main journeys in each engine that is
                            installed, on Debian as root in all three, with --model the machines alone, with --hosting Firebase
                            Hosting's emulator alone
     npm test -- --turn=7   of the longest tables the rows of one turn, 0 to 9: CI takes the next turn with each commit
     npm test -- --faults [F01 ...]  whether the tests notice each fault of tests/faults, or each of these
     npm test -- --mutants  whether the tests notice each slip in a machine; writes docs/machines/mutants.md
With --rest, --node and --browser leave out what npm test runs. In PowerShell, write the flags without dashes: npm test unit`;

const switches = 'quick|full|rest|hosting|model|node|browser|static|unit|engines|faults|mutants';
const args = readCommandArgs(
  [
    ...switches.split('|').map((name) => ({ name, hasValue: false })),
    ...['shard', 'turn'].map((name) => ({ name, hasValue: true })),
  ],
  process.argv.slice(2),
  {},
);
const knownArgs = new RegExp(`^--(?:${switches}|shard=\\d+/\\d+|turn=\\d)$`);
const has = (flag: string): boolean => args.includes(`--${flag}`);
const isFaultName = (arg: string): boolean => has('faults') && faults.some(({ id }) => id === arg);
endForUnknownArguments(usage, (arg) => knownArgs.test(arg) || isFaultName(arg), args);

if (has('faults')) {
  const chosen = faults.filter(({ id }) => args.includes(id));
  process.exit((await tryFaults(chosen.length === 0 ? faults : chosen)) ? 0 : 1);
}
if (has('mutants')) {
  const { tryMutants } = await import('./lib/tryMutants.ts');
  process.exit((await tryMutants()) ? 0 : 1);
}
const isQuick = has('quick');
const isFull = has('full');
const isRest = has('rest');
// tests/hosting reads this.
process.env.HOSTING = has('hosting') ? '1' : '';
// tests/support/sampling.ts reads these, and SAMPLE.
process.env.FULL = isFull ? '1' : '';
process.env.REST = isRest ? '1' : '';
const turn = args.find((arg) => arg.startsWith('--turn='))?.slice('--turn='.length);
if (turn !== undefined) process.env.SAMPLE = turn;
if (!isFull) process.env.SAMPLE ??= '0';
else Reflect.deleteProperty(process.env, 'SAMPLE');

const isInBrowser = (name: LayerName): boolean => browserLayers.includes(name);

const listed = listSuites(has, turn !== undefined);
/** Those in a browser come last. */
const suites = [false, true].flatMap((inBrowser) =>
  listed
    .map((suite) => ({ ...suite, layers: suite.layers.filter((name) => isInBrowser(name) === inBrowser) }))
    .filter(({ layers }) => layers.length > 0),
);
/** Without a flag, and with --quick, --static and --full alone. */
const hasStages = turn === undefined && !['model', 'hosting', 'unit', 'node', 'browser', 'engines'].some(has);
/** A part of the test files, as '1/4', which CI runs beside the others; all of them without it. */
const shard = args.find((arg) => arg.startsWith('--shard='))?.slice('--shard='.length);

const count = { passed: 0, failed: 0, skipped: 0, left: 0 };
const tried = { rows: [0, 0], times: [0, 0] } satisfies Record<keyof SamplingTally, [number, number]>;

/** Duration of each test file including its waits (ms), by path. */
const durations = new Map<string, number>();
const mostSlow = 10;

/** The processor time that `npm test` aims at (s). */
const aimedSeconds = 720;

/** Failed tests in Chromium keep their page here (tests/support/browser/failedPage.ts), and whatever failed its error; the rest adds to what npm test left there. */
const results = 'test-results';
if (!isRest && turn === undefined) rmSync(results, { recursive: true, force: true });

const saveFailure = (text: string): void => {
  mkdirSync(results, { recursive: true });
  appendFileSync(join(results, 'errors.txt'), `\n${text}\n`);
};

const printHeading = (line: string) => console.log(`\n== ${line}`);

const stages: readonly (readonly [name: string, file: string, ...args: string[]])[] = [
  ['types of the site', findBinFile('typescript', 'tsc'), '-p', 'tsconfig.json'],
  ['types of the worker', findBinFile('typescript', 'tsc'), '-p', 'tsconfig.worker.json'],
  ['types of server, tools and tests', findBinFile('typescript', 'tsc'), '-p', 'tsconfig.node.json'],
  ['lint and format', findBinFile('@biomejs/biome'), 'check', '--error-on-warnings', '.'],
  ['dead code', findBinFile('knip'), '--no-progress'],
];

/** Runs a tool whose exit code counts as one check, and returns its output. */
const stage = (name: string, file: string, args: readonly string[]): Promise<string> =>
  new Promise((resolve) => {
    const tool = spawn(process.execPath, [file, ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [tool.stdout, tool.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    tool.on('close', (code) => {
      if (code === 0) count.passed++;
      else {
        count.failed++;
        saveFailure(`${name}\n${output}`);
      }
      resolve(output);
    });
  });

/** Vitest prints errors only at the end: a run that is stopped before would not say why its tests failed. */
const tellErrors = (where: string, errors: readonly SerializedError[] = []): void => {
  for (const { stack, message, diff } of errors) {
    const text = `${where}\n${stack ?? message}${diff === undefined ? '' : `\n${diff}`}`;
    console.error(`\n${text}`);
    saveFailure(text);
  }
};

const failureReporter: Reporter = {
  onTestCaseResult: (test) =>
    tellErrors(`${test.module.relativeModuleId} > ${test.fullName}`, test.result().errors),
  onTestSuiteResult: (suite) =>
    tellErrors(`${suite.module.relativeModuleId} > ${suite.fullName}`, suite.errors()),
  onTestModuleEnd: (module) => tellErrors(module.relativeModuleId, module.errors()),
  onTestRunEnd: (_modules, errors) => tellErrors('outside of a test', errors),
};

const add = (sum: [number, number], { tried, of }: TriedCount) => {
  sum[0] += tried;
  sum[1] += of;
};

const runSuite = async ({ layers, only = [], except = [], isChanged = false }: Suite) => {
  printHeading(`tests: ${layers.join(', ')}${isChanged ? ', where a change reaches them' : ''}`);
  const vitest = await startVitest('test', [...only], {
    project: [...layers],
    // `exclude` would not reach the projects.
    cliExclude: [...except],
    ...(shard !== undefined && { shard }),
    watch: false,
    run: true,
    changed: isChanged,
    passWithNoTests: isChanged,
    reporters: [['default', { summary: false }], failureReporter],
  });
  for (const module of vitest.state.getTestModules()) {
    durations.set(module.relativeModuleId, module.diagnostic().duration);
    if (!module.ok() && [...module.children.allTests('failed')].length === 0) count.failed++;
    for (const test of module.children.allTests()) {
      const result = test.result();
      const { state } = result;
      if (state === 'failed' || state === 'pending') count.failed++;
      else if (state === 'passed') count.passed++;
      else if (state !== 'skipped' || result.note === undefined || !skipReasons.includes(result.note))
        count.skipped++;
      else if (result.note === samplingSkipReason) count.left++;
    }
    const { sample } = module.meta();
    if (sample === undefined) continue;
    add(tried.rows, sample.rows);
    add(tried.times, sample.times);
  }
  count.failed += vitest.state.getUnhandledErrors().length;
  await vitest.close();
};

/**
 * Processor time of this process and the children that it awaited (s); null where the system does not tell. A browser that ends
 * leaves some of its own children to the system, which only the time of the machine counts.
 */
const readOwnSeconds = (): number | null => {
  try {
    // After the name in parentheses come the state, ..., and from the twelfth field on user and system, own and children's.
    const [, fields = ''] = /\) (.*)/.exec(readFileSync('/proc/self/stat', 'utf8')) ?? [];
    const ticks = fields.split(' ').slice(11, 15).map(Number);
    return ticks.reduce((sum, each) => sum + each, 0) / 100;
  } catch {
    return null;
  }
};

/** Processor time of the whole machine since it started (s). */
const readMachineSeconds = (): number =>
  cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys, 0) / 1_000;

const machineSecondsBefore = readMachineSeconds();
const checks = hasStages ? stages : [];
// Runs alongside the tests that need no page: their load would make a page late.
const checked = Promise.all(
  checks.map(async ([name, file, ...args]) => {
    const output = await stage(name, file, args);
    printHeading(name);
    if (output === '') return;
    console.log(output.trimEnd());
  }),
);

const needsBrowser = suites.some(({ layers }) => layers.some(isInBrowser));
let hasBrowser = false;
if (needsBrowser) {
  printHeading('Chromium');
  try {
    process.env.CHROMIUM = ensureChromium();
    console.log(process.env.CHROMIUM);
    hasBrowser = true;
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    count.failed++;
    console.error(text);
    saveFailure(`Chromium\n${text}`);
  }
}
for (const suite of suites) {
  if (!suite.layers.some(isInBrowser)) await runSuite(suite);
  else if (hasBrowser) {
    await checked;
    await runSuite(suite);
  }
}
await checked;

const slowest = [...durations].toSorted(([, one], [, other]) => other - one).slice(0, mostSlow);
if (slowest.length > 0) printHeading(`the slowest ${slowest.length} files of tests`);
for (const [file, duration] of slowest)
  console.log(`${(duration / 1_000).toFixed(1).padStart(7)} s  ${file}`);

const [rows, times] = [tried.rows, tried.times].map(([some, all]) => `${some} of ${all}`);
if (!isFull && slowest.length > 0)
  console.log(
    `\nA sample: ${rows} rows of long tables, ${times} random or repeated, ${count.left} rows of tables in Chromium left out. All: npm test -- --full`,
  );
if (isQuick) console.log('\nNo browser ran: a mistake in a component passes. npm test runs one.');
const [own, machine] = [readOwnSeconds(), readMachineSeconds() - machineSecondsBefore];
const ownText =
  own === null ? '' : `${Math.round(own)} s of this command and the processes that it awaited, `;
console.log(
  `\nProcessor time, user and system: ${ownText}${Math.round(machine)} s of the whole machine meanwhile.`,
);
if (args.length === 0) {
  const missed = Math.ceil(machine - aimedSeconds);
  console.log(
    `npm test aims at ${aimedSeconds} s on a machine that does nothing else${missed > 0 ? `: ${missed} s were more` : ''}.`,
  );
}
if (count.failed > 0) console.log(`\nWhat the failed tests said and showed: ${results}/`);
const skipped = count.skipped > 0 ? `, ${count.skipped} skipped` : '';
console.log(`\n${count.passed} passed, ${count.failed} failed${skipped}`);
process.exit(count.failed === 0 && count.passed > (suites.length === 0 ? 0 : checks.length) ? 0 : 1);
