/**
 * `npm test`: everything that must hold, from types to a real Chromium. The last line is 'N passed, N failed'.
 * `--quick` (npm run check) leaves the browser out.
 */
import { spawnSync } from 'node:child_process';
import { startVitest } from 'vitest/node';
import { ensureChromium } from './chromium.ts';

interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

const quick = process.argv.includes('--quick');
const count: Count = { passed: 0, failed: 0, skipped: 0 };

const tell = (line: string) => console.log(`\n== ${line}`);

/** A tool that answers by its exit code counts as one. */
const stage = (name: string, args: readonly string[]) => {
  tell(name);
  const { status } = spawnSync('npx', ['--no-install', ...args], { stdio: 'inherit' });
  if (status === 0) count.passed++;
  else count.failed++;
};

const suite = async (project: string) => {
  tell(`tests: ${project}`);
  const vitest = await startVitest('test', [], {
    project,
    watch: false,
    run: true,
    reporters: [['default', { summary: false }]],
  });
  for (const module of vitest.state.getTestModules()) {
    if (!module.ok() && [...module.children.allTests('failed')].length === 0) count.failed++;
    for (const test of module.children.allTests()) {
      const { state } = test.result();
      if (state === 'failed' || state === 'pending') count.failed++;
      else if (state === 'passed') count.passed++;
      else count.skipped++;
    }
  }
  count.failed += vitest.state.getUnhandledErrors().length;
  await vitest.close();
};

stage('types of the site', ['tsc', '-p', 'tsconfig.json']);
stage('types of server, tools and tests', ['tsc', '-p', 'tsconfig.node.json']);
stage('lint and format', ['biome', 'check', '--error-on-warnings', '.']);
stage('dead code', ['knip', '--no-progress']);
await suite('facts');
if (!quick) {
  tell('Chromium');
  try {
    process.env.CHROMIUM = ensureChromium();
    console.log(process.env.CHROMIUM);
    await suite('browser');
  } catch (error) {
    count.failed++;
    console.error(error instanceof Error ? error.message : error);
  }
}

const skipped = count.skipped > 0 ? `, ${count.skipped} skipped` : '';
console.log(`\n${count.passed} passed, ${count.failed} failed${skipped}`);
process.exit(count.failed === 0 && count.passed > 4 ? 0 : 1);
