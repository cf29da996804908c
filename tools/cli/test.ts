/**
 * `npm test`: runs every check, from types to a real Chromium, on a sample of repetitive cases. `--full` (npm run
 * test:full) runs all cases. The last line is 'N passed, N failed'. `--quick` (npm run check) leaves out the browser and
 * the tests that no uncommitted change affects. `--model` (npm run test:model:full) runs only the machines' tests.
 * `--hosting` (npm run test:hosting) runs the tests on Firebase Hosting's emulator.
 */
import { execFileSync, spawn } from 'node:child_process';
import { type Reporter, startVitest } from 'vitest/node';
import { ensureChromium } from '../../tests/support/browser/ensureChromium.ts';
import { type SamplingTally, samplingSkipReason, type TriedCount } from '../../tests/support/sampling.ts';
import { isHelp } from './lib/runCommand.ts';

if (process.argv.slice(2).some(isHelp)) {
  console.log(
    'Use: npm test, npm run test:full, npm run check, npm run test:model:full or npm run test:hosting',
  );
  process.exit();
}

const isQuick = process.argv.includes('--quick');
const isMachinesOnly = process.argv.includes('--model');
const isHostingOnly = process.argv.includes('--hosting');
// tests/conformance/hosting reads this.
process.env.HOSTING = isHostingOnly ? '1' : '';
// tests/support/sampling.ts reads this.
process.env.FULL = process.argv.includes('--full') ? '1' : '';
// tests/support/browser/sampleRows.ts reads this.
if (process.env.FULL === '') process.env.SAMPLE ??= '0';
else Reflect.deleteProperty(process.env, 'SAMPLE');

const count = { passed: 0, failed: 0, skipped: 0, left: 0 };
const tried = { rows: [0, 0], times: [0, 0] } satisfies Record<keyof SamplingTally, [number, number]>;

/** Whether there are uncommitted changes. On a clean tree all tests run. */
const hasChanges = isQuick && execFileSync('git', ['status', '--porcelain'], { encoding: 'utf8' }) !== '';

/** Duration of each test file including its waits (ms), by path. */
const durations = new Map<string, number>();
const mostSlow = 10;

const printHeading = (line: string) => console.log(`\n== ${line}`);

const stages: readonly (readonly [name: string, args: readonly string[]])[] = [
  ['types of the site', ['tsc', '-p', 'tsconfig.json']],
  ['types of the worker', ['tsc', '-p', 'tsconfig.worker.json']],
  ['types of server, tools and tests', ['tsc', '-p', 'tsconfig.node.json']],
  ['lint and format', ['biome', 'check', '--error-on-warnings', '.']],
  ['dead code', ['knip', '--no-progress']],
];

/** The machines' tests: edge plans on actors, every mutant, and the covers in Chromium. */
const filters = isMachinesOnly
  ? ['tests/machines', 'tests/e2e/machines/cover']
  : isHostingOnly
    ? ['tests/conformance/hosting']
    : [];

/** Runs a tool whose exit code counts as one check, and returns its output. */
const stage = (args: readonly string[]): Promise<string> =>
  new Promise((resolve) => {
    const tool = spawn('npx', ['--no-install', ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [tool.stdout, tool.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    tool.on('close', (code) => {
      if (code === 0) count.passed++;
      else count.failed++;
      resolve(output);
    });
  });

/** Vitest prints errors at the end alone: a run that is ended before would not say why its tests failed. */
const failureReporter: Reporter = {
  onTestCaseResult: (test) => {
    for (const error of test.result().errors ?? [])
      console.error(
        `\n${test.module.relativeModuleId} > ${test.fullName}\n${error.stack ?? error.message}\n${error.diff ?? ''}`,
      );
  },
};

const add = (sum: [number, number], { tried, of }: TriedCount) => {
  sum[0] += tried;
  sum[1] += of;
};

const suite = async (projects: string[], changed = false) => {
  printHeading(`tests: ${projects.join(', ')}`);
  const vitest = await startVitest('test', filters, {
    project: projects,
    watch: false,
    run: true,
    changed,
    passWithNoTests: changed,
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
      else if (state === 'skipped' && result.note === samplingSkipReason) count.left++;
      else count.skipped++;
    }
    const { sample } = module.meta();
    if (sample === undefined) continue;
    add(tried.rows, sample.rows);
    add(tried.times, sample.times);
  }
  count.failed += vitest.state.getUnhandledErrors().length;
  await vitest.close();
};

const checks = isMachinesOnly || isHostingOnly ? [] : stages;
// Runs alongside the tests, which leave a core idle while they wait for a page.
const checked = Promise.all(
  checks.map(async ([name, args]) => {
    const output = await stage(args);
    printHeading(name);
    if (output !== '') console.log(output.trimEnd());
  }),
);

const projects = ['repo', 'unit'];
if (!isQuick && !isHostingOnly) {
  printHeading('Chromium');
  try {
    process.env.CHROMIUM = ensureChromium();
    console.log(process.env.CHROMIUM);
    projects.push('e2e');
  } catch (error) {
    count.failed++;
    console.error(error instanceof Error ? error.message : error);
  }
}
if (hasChanges) {
  await suite(['repo']);
  await suite(['unit'], true);
} else await suite(projects);
await checked;

const slowest = [...durations].toSorted(([, one], [, other]) => other - one).slice(0, mostSlow);
printHeading(`the slowest ${slowest.length} files of tests`);
for (const [file, duration] of slowest)
  console.log(`${(duration / 1_000).toFixed(1).padStart(7)} s  ${file}`);

const [rows, times] = [tried.rows, tried.times].map(([some, all]) => `${some} of ${all}`);
if (process.env.FULL === '')
  console.log(
    `\nA sample: ${rows} rows of long tables, ${times} random or repeated, ${count.left} rows of tables in Chromium left out. All: npm run test:full`,
  );
if (isQuick) console.log('\nNo browser ran: a mistake in a component passes. npm test runs one.');
const skipped = count.skipped > 0 ? `, ${count.skipped} skipped` : '';
console.log(`\n${count.passed} passed, ${count.failed} failed${skipped}`);
process.exit(count.failed === 0 && count.passed > checks.length ? 0 : 1);
