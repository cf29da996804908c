/**
 * `npm run bench:store`: what the store does in a second, beside Google's emulator where it is on the machine, round by
 * round in one run; what the disk alone does; and what a hundred thousand documents cost. Nothing here fails a build.
 */
import { closeSync, fsyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { documentsRoot } from '../../../server/firestore/protocol/names.ts';
import { lists } from '../../../src/content/schema/lists.ts';
import { site } from '../../../src/site.ts';
import { wireFields } from '../../../tests/conformance/acceptedRecord.ts';
import { isEmulatorHere } from '../../../tests/conformance/emulator.ts';
import { sendingAt } from '../../../tests/support/server/submissions.ts';
import { median, whole } from '../figures.ts';
import { measureCalls } from './callCost.ts';
import { fill } from './fill.ts';
import { type Loaded, load, type Post } from './load.ts';
import { googles, type Measured, ours } from './stores.ts';

const rounds = 5;
const connections = 16;
const milliseconds = 3_000;

const sending = (): Post => ({ path: `/v1/${documentsRoot}:commit`, body: sendingAt(Date.now()).body });

const active = {
  fieldFilter: { field: { fieldPath: 'status' }, op: 'EQUAL', value: wireFields({ a: 'active' }).a },
};
const listAt = (collection: string, limit: number, orderBy: readonly object[] = []): Post => ({
  path: `/v1/${documentsRoot}/${site.root}/${collection}:runQuery`,
  body: JSON.stringify({
    structuredQuery: { from: [{ collectionId: 'list' }], where: active, orderBy, limit },
  }),
});
const services = listAt(lists.charter.collection, 100);

/** Small appends that are on the disk one by one, in a second: what no store can pass that waits for each write alone. */
function diskAlone(directory: string): number {
  const file = openSync(join(directory, 'floor'), 'a');
  const bytes = Buffer.alloc(4_096);
  const began = performance.now();
  let times = 0;
  for (; performance.now() - began < 1_000; times += 1) {
    writeSync(file, bytes);
    fsyncSync(file);
  }
  closeSync(file);
  return times;
}

interface Rates {
  readonly writes: Loaded[];
  readonly reads: Loaded[];
}

async function measured(stores: readonly Measured[]): Promise<ReadonlyMap<Measured, Rates>> {
  const rates = new Map<Measured, Rates>(stores.map((store) => [store, { writes: [], reads: [] }]));
  for (let round = 1; round <= rounds; round += 1)
    for (const [store, { writes, reads }] of rates) {
      const { address } = store;
      writes.push(await load({ address, connections, milliseconds, next: sending }));
      reads.push(await load({ address, connections, milliseconds, next: () => services }));
      console.log(
        `round ${round}, ${store.name}: ${whole(writes.at(-1)!.perSecond)} writes/s, ${whole(reads.at(-1)!.perSecond)} reads/s`,
      );
    }
  return rates;
}

function told(name: string, loaded: readonly Loaded[]): string {
  const others = loaded.flatMap(({ others }) => [...others].map(([status, times]) => `${status}: ${times}`));
  return [
    `${name.padEnd(40)}${whole(median(loaded.map(({ perSecond }) => perSecond))).padStart(8)} /s`,
    `half within ${median(loaded.map((one) => one.median)).toFixed(1)} ms, 99 % within ${median(loaded.map((one) => one.slowest)).toFixed(1)} ms`,
    ...(others.length > 0 ? [`not answered with 200: ${others.join(', ')}`] : []),
  ].join('  ');
}

async function timed(act: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await act();
  return performance.now() - began;
}

const ask = async ({ address }: Measured, { path, body }: Post): Promise<void> => {
  await (await fetch(new URL(path, address), { method: 'POST', body })).arrayBuffer();
};

async function ofMany(dataDir: string): Promise<void> {
  const store = await ours(dataDir);
  const news = lists.news.collection;
  const newest = listAt(news, 21, [{ field: { fieldPath: 'date' }, direction: 'DESCENDING' }]);
  const firstByName = listAt(news, 21);
  console.log('Filling it with 100,000 documents ...');
  await fill(store, news, 10_000);
  await fill(store, 'Sample_List', 90_000);
  let changes = 0;
  const change = () => fill(store, news, 1, `Change ${changes++}. `);
  const rows = [];
  for (const [name, post] of [
    ['first 21 by name', firstByName],
    ['newest 21 by date', newest],
  ] as const) {
    await ask(store, post);
    const [fresh, again] = [[] as number[], [] as number[]];
    for (let time = 0; time < 5; time += 1) {
      await change();
      fresh.push(await timed(() => ask(store, post)));
      again.push(await timed(() => ask(store, post)));
    }
    rows.push(
      `of 10,000: ${name.padEnd(29)}${median(fresh).toFixed(1)} ms after a change, ${median(again).toFixed(1)} ms again`,
    );
  }
  const memory = store.memory();
  await store.stop();
  let again: Measured | null = null;
  const start = await timed(async () => {
    again = await ours(dataDir);
  });
  await (again as Measured | null)?.stop();
  console.log(rows.join('\n'));
  console.log(
    `memory after 100,000 documents          ${memory === null ? 'not known here' : `${whole(memory)} MB`}`,
  );
  console.log(`start with them, looked through          ${whole(start)} ms`);
}

const directory = mkdtempSync(join(tmpdir(), 'barangay-bench-'));
try {
  console.log(`${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}, Node ${process.versions.node}`);
  const stores = [await ours(join(directory, 'data')), ...(isEmulatorHere ? [await googles()] : [])];
  if (!isEmulatorHere)
    console.log('The Firestore emulator is not on this machine: this store is measured alone.');
  const rates = await measured(stores);
  await Promise.all(stores.map(({ stop }) => stop()));
  console.log(`\n${connections} connections, medians of ${rounds} rounds of ${milliseconds / 1_000} s`);
  console.log(
    `${'one write at a time on this disk'.padEnd(40)}${whole(diskAlone(directory)).padStart(8)} /s`,
  );
  for (const [{ name }, { writes, reads }] of rates) {
    console.log(told(`${name}: durable form writes`, writes));
    console.log(told(`${name}: reads of all services`, reads));
  }
  const [own, other] = [...rates.values()].map(({ writes }) =>
    median(writes.map(({ perSecond }) => perSecond)),
  );
  if (own !== undefined && other !== undefined)
    console.log(`writes, times those of the emulator      ${(own / other).toFixed(1)}`);
  await ofMany(join(directory, 'many'));
  measureCalls();
} finally {
  rmSync(directory, { recursive: true, force: true });
}
