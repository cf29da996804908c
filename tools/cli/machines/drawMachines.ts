/**
 * Records the transitions in tests/machines/transitions, and generates docs/machines: Mermaid, charts, runs, and how often the tests
 * take each transition.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as registry from '../../../machines/index.ts';
import {
  createCoverage,
  type RegisteredMachine,
  toTransitionCounts,
} from '../../../packages/machine-viewer/src/model/index.ts';
import { findDifferences, recordTransitions } from '../../../packages/machine-viewer/src/vitest/index.ts';
import { findExpectations, findRecordFile } from '../../../tests/machines/findExpectations.ts';
import { createMachineDocuments } from '../../charts/documents.ts';
import { findBinFile } from '../lib/binFile.ts';

const folder = join(import.meta.dirname, '../../../docs/machines');

/** The maximum length of a printed problem. */
const maxProblemLength = 400;

/** @param isInBrowser whether to count the covers in Chromium too */
export async function drawMachines(isInBrowser: boolean): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const files = await createMachineDocuments((name) => console.log(`${name} is drawn.`));
  for (const [name, text] of files) writeFileSync(join(folder, name), text);

  const counts: Record<string, unknown> = {};
  const problems: string[] = [];
  for (const [name, registered] of Object.entries(registry as Readonly<Record<string, RegisteredMachine>>)) {
    const coverage = createCoverage();
    try {
      writeFileSync(findRecordFile(name), await recordTransitions(registered));
      for await (const problem of findDifferences(registered, await findExpectations(name), coverage))
        problems.push(`${name}: ${problem}`);
    } catch (error) {
      problems.push(String(error));
    }
    counts[name] = toTransitionCounts(registered.machine, coverage);
  }
  writeFileSync(join(folder, 'coverage.actors.json'), `${JSON.stringify(counts, null, 2)}\n`);

  console.log(
    `${files.size + 1} files in docs/machines and ${Object.keys(counts).length} in tests/machines/transitions were written. Look at what changed (git diff), and commit it with the machine; git ignores the SVG and the runs.`,
  );
  for (const problem of problems) console.error(problem.slice(0, maxProblemLength));
  if (problems.length > 0) {
    console.error(`The tables in tests/machines differ from the machines: ${problems.length} times.`);
    process.exitCode = 1;
  }
  if (isInBrowser)
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
  else
    console.log('Where a cover has changed, npm run machines draw -- --browser counts it in Chromium too.');
}
