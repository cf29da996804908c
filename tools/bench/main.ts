/**
 * `npm run bench`: compares the site with hand-written pages, in one run on one computer: bytes, paints, main-thread
 * time, keys, lists, a request, billed reads. It enforces nothing: exit 0 even when a target is missed, 2 for
 * wrong arguments.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '../cli/lib/runCommand.ts';
import { buildContenders, startContenders, stopServers } from './contenders.ts';
import { describeHostMachine, readLoadAverage } from './machine.ts';
import { measureTopics } from './measure.ts';
import { type BenchOptions, benchUsage, parseBenchOptions } from './options.ts';
import { startChromium } from './page/tab.ts';
import { formatReport } from './tables.ts';
import { evaluateTargets } from './targets.ts';

const began = performance.now();
const progress = (text: string): void => {
  console.error(`${String(Math.round((performance.now() - began) / 1_000)).padStart(5)} s  ${text}`);
};

async function run(options: BenchOptions): Promise<void> {
  const loadBefore = readLoadAverage();
  const directory = mkdtempSync(join(tmpdir(), 'barangay-bench-'));
  try {
    progress('building: ours, the floor, the plain SPA');
    const built = await buildContenders(directory, options.isBuilt);
    const chromium = await startChromium();
    try {
      const context = {
        options,
        chromium,
        directory,
        progress,
        contenders: await startContenders(directory, built, options.before),
      };
      const measurements = await measureTopics(context);
      const machine = describeHostMachine(chromium.browser.version(), loadBefore);
      console.log(formatReport(machine, options.rounds, measurements));
      if (options.json !== null) {
        const results = {
          machine,
          rounds: options.rounds,
          reached: evaluateTargets(measurements),
          ...measurements,
        };
        writeFileSync(options.json, `${JSON.stringify(results, null, 2)}\n`);
        console.log(`\nAll figures are in ${options.json}.`);
      }
    } finally {
      await chromium.browser.close();
    }
  } finally {
    await stopServers();
    rmSync(directory, { recursive: true, force: true });
  }
}

await runCommand(() => parseBenchOptions(process.argv.slice(2)), run, 'The bench failed.', benchUsage);
