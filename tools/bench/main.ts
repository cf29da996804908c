/**
 * `npm run bench`: compares the site with hand-written pages, in one run on one computer: paints, main-thread time, keys.
 * It enforces nothing: exit 0 whatever it measures, 2 for wrong arguments.
 */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { directories } from '../../server/http/serve.ts';
import { UserError } from '../../server/lib/userError.ts';
import { buildInChild } from '../cli/lib/buildInChild.ts';
import { runCommand } from '../cli/lib/runCommand.ts';
import { compressDirectory } from '../vite/plugins/compressPlugin.ts';
import { type ChildServer, startChildServer } from './childServer.ts';
import { writeFloor } from './floor.ts';
import { describeHostMachine, readLoadAverage } from './machine.ts';
import { measureTopic, type TopicResult } from './measure.ts';
import { type BenchOptions, benchUsage, parseBenchOptions } from './options.ts';
import { startChromium } from './page/tab.ts';

const began = performance.now();
const progress = (text: string): void => {
  console.error(`${String(Math.round((performance.now() - began) / 1_000)).padStart(5)} s  ${text}`);
};

async function run(options: BenchOptions): Promise<void> {
  const loadBefore = readLoadAverage();
  const directory = mkdtempSync(join(tmpdir(), 'barangay-bench-'));
  const servers: ChildServer[] = [];
  const serve = async (args: readonly string[], name: string, checkout = '.'): Promise<string> => {
    const server = await startChildServer(args, join(directory, `${name}-data`), checkout);
    servers.push(server);
    return server.address;
  };
  try {
    progress('building the site and the hand-written pages');
    if (!options.isBuilt || !existsSync(join(directories.dist, 'index.html')))
      if ((await buildInChild({ SITE_PRERENDER: '' })) !== 0)
        throw new UserError('the site could not be built.');
    const floor = join(directory, 'floor');
    await writeFloor(floor);
    await compressDirectory(floor);
    const chromium = await startChromium();
    try {
      const addresses = {
        ours: await serve(['server/main.ts'], 'ours'),
        floor: await serve([join(import.meta.dirname, 'site.ts'), floor], 'floor'),
        before: options.before === null ? null : await serve(['server/main.ts'], 'before', options.before),
      };
      const results: Record<string, TopicResult['rows']> = {};
      for (const topic of options.topics) {
        const { title, rows } = await measureTopic(topic, addresses, options, chromium, progress);
        results[topic] = rows;
        console.log(`\n${title}`);
        console.table(rows);
      }
      const machine = describeHostMachine(chromium.browser.version(), loadBefore);
      console.log(`\nMedians of ${options.rounds} rounds on`, machine);
      if (options.json === null) return;
      writeFileSync(
        options.json,
        `${JSON.stringify({ machine, rounds: options.rounds, ...results }, null, 2)}\n`,
      );
      console.log(`\nAll figures are in ${options.json}.`);
    } finally {
      await chromium.browser.close();
    }
  } finally {
    await Promise.all(servers.map(({ stop }) => stop()));
    rmSync(directory, { recursive: true, force: true });
  }
}

await runCommand(() => parseBenchOptions(process.argv.slice(2)), run, 'The bench failed.', benchUsage);
