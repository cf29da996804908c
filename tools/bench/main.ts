/**
 * `npm run bench`: how near the site comes to pages written by hand, in one run on one machine: bytes, paints, main-thread
 * time, keys, lists, a request, the parser, billed reads. It judges nobody: exit 0 where a target is missed too; 2 where
 * it was asked wrongly.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { command } from '../cli/lib/runCommand.ts';
import { contenders, made, stopServed } from './contenders.ts';
import { loadAverage, machineNow } from './machine.ts';
import { measured } from './measure.ts';
import { use, type Wish, wishOf } from './options.ts';
import { startChromium } from './page/tab.ts';
import { report } from './tables.ts';
import { reached } from './targets.ts';

const began = performance.now();
const progress = (text: string): void => {
  console.error(`${String(Math.round((performance.now() - began) / 1_000)).padStart(5)} s  ${text}`);
};

async function run(wish: Wish): Promise<void> {
  const loadBefore = loadAverage();
  const directory = mkdtempSync(join(tmpdir(), 'barangay-bench-'));
  try {
    progress('building: ours, the floor, the plain SPA');
    const built = await made(directory, wish.isBuilt);
    const chromium = await startChromium();
    try {
      const place = { wish, chromium, directory, progress, contenders: await contenders(directory, built) };
      const found = await measured(place);
      const machine = machineNow(chromium.browser.version(), loadBefore);
      console.log(report(machine, wish.rounds, found));
      if (wish.json !== null) {
        const whole = { machine, rounds: wish.rounds, reached: reached(found), ...found };
        writeFileSync(wish.json, `${JSON.stringify(whole, null, 2)}\n`);
        console.log(`\nAll figures are in ${wish.json}.`);
      }
    } finally {
      await chromium.browser.close();
    }
  } finally {
    await stopServed();
    rmSync(directory, { recursive: true, force: true });
  }
}

await command(() => wishOf(process.argv.slice(2)), run, 'The bench failed.', use);
