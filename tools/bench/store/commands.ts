/** What the npm scripts of the hall cost: memory of `npm run serve`, time and memory of `npm run requests list`. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { directories } from '../../../server/http/serve.ts';
import { ssrBuildFiles } from '../../../server/ssr/template.ts';
import { allLocales } from '../../../src/i18n/locales.ts';
import { allRoutes } from '../../../src/routes/menu.ts';
import { hasParameter } from '../../../src/routes/recordRoutes.ts';
import { readMemory, readScript, startChildServer } from '../childServer.ts';
import { formatInteger } from '../figures.ts';
import { fillRequests } from './fillRequests.ts';

const formatMegabytes = (bytes: number | null): string =>
  bytes === null ? 'not known here' : `${formatInteger(bytes)} MB`;

/** Prints the server's memory after its start, after each page in each language, and after a minute without a call. */
export async function measureServe(dataDir: string): Promise<void> {
  if (!existsSync(join(directories.dist, ssrBuildFiles.frame)))
    return console.log('memory of npm run serve                 run npm run build first');
  const server = await startChildServer(readScript('serve'), dataDir);
  const started = server.memory();
  const paths = allRoutes.map(({ path }) => path).filter((path) => !hasParameter(path));
  for (const locale of allLocales)
    for (const path of paths) {
      const page = await fetch(new URL(path, server.address), { headers: { 'accept-language': locale } });
      await page.arrayBuffer();
    }
  const visited = server.memory();
  await wait(60_000);
  const idle = server.memory();
  await server.stop();
  console.log(
    `memory of npm run serve                 ${formatMegabytes(started)} at the start, ${formatMegabytes(visited)} after ${paths.length * allLocales.length} pages, ${formatMegabytes(idle)} a minute later`,
  );
}

const requests = 100_000;

/** Prints time and memory of the export of many requests. */
export async function measureRequestsList(dataDir: string): Promise<void> {
  fillRequests(dataDir, requests, Date.now());
  const env = { ...process.env, DATA_DIR: dataDir };
  const began = performance.now();
  const child = spawn(process.execPath, [...readScript('requests'), 'export'], { env, stdio: 'ignore' });
  let most: number | null = null;
  const timer = setInterval(() => {
    most = readMemory(child.pid ?? 0, 'VmHWM') ?? most;
  }, 20);
  await once(child, 'close');
  clearInterval(timer);
  console.log(
    `export of ${formatInteger(requests)} requests              ${((performance.now() - began) / 1_000).toFixed(1)} s, ${formatMegabytes(most)} at most`,
  );
}
