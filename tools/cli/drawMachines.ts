/**
 * `npm run machines:draw`: regenerates docs/machines: Mermaid, charts, runs, and how often the tests take each transition with
 * actors outside a browser; with `-- --browser` also in Chromium.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as registry from '../../machines/index.ts';
import {
  createCoverage,
  type RegisteredMachine,
  toTransitionCounts,
} from '../../packages/machine-viewer/src/model/index.ts';
import { findDifferences } from '../../packages/machine-viewer/src/vitest/index.ts';
import { findExpectations } from '../../tests/machines/findExpectations.ts';
import { createMachineDocuments } from '../charts/documents.ts';
import { findBinFile } from './lib/binFile.ts';
import { endForUnknownArguments } from './lib/runCommand.ts';

endForUnknownArguments('Use: npm run machines:draw -- [--browser]', (arg) => arg === '--browser');

const folder = join(import.meta.dirname, '../..', 'docs', 'machines');
mkdirSync(folder, { recursive: true });
const files = await createMachineDocuments((name) => console.log(`${name} is drawn.`));
for (const [name, text] of files) writeFileSync(join(folder, name), text);

/** The maximum length of a printed problem. */
const maxProblemLength = 400;

const counts: Record<string, unknown> = {};
const problems: string[] = [];
for (const [name, registered] of Object.entries(registry as Readonly<Record<string, RegisteredMachine>>)) {
  const coverage = createCoverage();
  try {
    for await (const problem of findDifferences(registered, await findExpectations(name), { coverage }))
      problems.push(`${name}: ${problem}`);
  } catch (error) {
    problems.push(String(error));
  }
  counts[name] = toTransitionCounts(registered.machine, coverage);
}
writeFileSync(join(folder, 'coverage.actors.json'), `${JSON.stringify(counts, null, 2)}\n`);

console.log(
  `${files.size + 1} files in docs/machines were written. Look at what changed (git diff), and commit it with the machine; git ignores the SVG and the runs.`,
);
for (const problem of problems) console.error(problem.slice(0, maxProblemLength));
if (problems.length > 0) {
  console.error(`The tables in tests/machines differ from the machines: ${problems.length} times.`);
  process.exitCode = 1;
}
if (process.argv.includes('--browser'))
  execFileSync(
    process.execPath,
    [
      findBinFile('vitest'),
      'run',
      '--project',
      'browser',
      '--no-file-parallelism',
      'tests/e2e/machines/cover',
    ],
    { env: { ...process.env, UPDATE: '1' }, stdio: 'inherit' },
  );
else console.log('Where a cover has changed, npm run machines:draw -- --browser counts it in Chromium too.');
