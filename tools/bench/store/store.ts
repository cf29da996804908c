/**
 * `npm run bench:store`: the store's throughput, compared with Google's emulator if it is installed, round by round in
 * one run; the throughput of only the disk; the cost of a hundred thousand documents; of the hall's own commands; and a race for
 * places, alone with `-- --places`. It fails no build.
 */
import { closeSync, fsyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasEmulator } from '../../../packages/embedded-firestore/tests/support/emulator.ts';
import { encodeTestRecord } from '../../../packages/embedded-firestore/tests/support/testRecord.ts';
import { siteDatabase } from '../../../server/ops/siteStore.ts';
import { lists } from '../../../src/content/schema/lists.ts';
import { site } from '../../../src/site.ts';
import { createSubmission } from '../../../tests/support/server/submissions.ts';
import { formatInteger, median } from '../figures.ts';
import { measureCallCosts } from './callCost.ts';
import { measureRequestsList, measureServe } from './commands.ts';
import { commitAsStaff, createSampleWrites } from './fill.ts';
import { type LoadResult, type PostCall, runLoad } from './load.ts';
import { measurePlaceRace } from './places.ts';
import { type MeasuredStore, startGoogleStore, startOwnStore } from './stores.ts';

const rounds = 5;
const connections = 16;
const milliseconds = 3_000;

const submissionCall = (): PostCall => ({
  path: `/v1/${siteDatabase.root}:commit`,
  body: createSubmission(Date.now()).body,
});

const active = {
  fieldFilter: { field: { fieldPath: 'status' }, op: 'EQUAL', value: encodeTestRecord({ a: 'active' }).a },
};
const listCall = (collection: string, limit: number, orderBy: readonly object[] = []): PostCall => ({
  path: `/v1/${siteDatabase.root}/${site.root}/${collection}:runQuery`,
  body: JSON.stringify({
    structuredQuery: { from: [{ collectionId: 'list' }], where: active, orderBy, limit },
  }),
});
const services = listCall(lists.charter.collection, 100);

/** Small synced appends per second: the upper limit for any store that syncs each write separately. */
function measureDisk(directory: string): number {
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
  readonly writes: LoadResult[];
  readonly reads: LoadResult[];
}

async function measureStores(stores: readonly MeasuredStore[]): Promise<ReadonlyMap<MeasuredStore, Rates>> {
  const rates = new Map<MeasuredStore, Rates>(stores.map((store) => [store, { writes: [], reads: [] }]));
  for (let round = 1; round <= rounds; round += 1)
    for (const [store, { writes, reads }] of rates) {
      const { address } = store;
      writes.push(await runLoad({ address, connections, milliseconds, next: submissionCall }));
      reads.push(await runLoad({ address, connections, milliseconds, next: () => services }));
      console.log(
        `round ${round}, ${store.name}: ${formatInteger(writes.at(-1)!.perSecond)} writes/s, ${formatInteger(reads.at(-1)!.perSecond)} reads/s`,
      );
    }
  return rates;
}

function formatLoad(name: string, loaded: readonly LoadResult[]): string {
  const others = loaded.flatMap(({ others }) => [...others].map(([status, times]) => `${status}: ${times}`));
  return [
    `${name.padEnd(40)}${formatInteger(median(loaded.map(({ perSecond }) => perSecond))).padStart(8)} /s`,
    `half within ${median(loaded.map((one) => one.median)).toFixed(1)} ms, 99 % within ${median(loaded.map((one) => one.slowest)).toFixed(1)} ms`,
    ...(others.length > 0 ? [`not answered with 200: ${others.join(', ')}`] : []),
  ].join('  ');
}

async function measureTime(act: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await act();
  return performance.now() - began;
}

const sendCall = async ({ address }: MeasuredStore, { path, body }: PostCall): Promise<void> => {
  await (await fetch(new URL(path, address), { method: 'POST', body })).arrayBuffer();
};

async function measureManyDocuments(dataDir: string): Promise<void> {
  const store = await startOwnStore(dataDir);
  const news = lists.news.collection;
  const newest = listCall(news, 21, [{ field: { fieldPath: 'date' }, direction: 'DESCENDING' }]);
  const firstByName = listCall(news, 21);
  console.log('Filling it with 100,000 documents ...');
  const fill = (list: string, count: number, content = 'Sample text. '.repeat(40)) =>
    commitAsStaff(
      store,
      createSampleWrites(list, count, () => ({ content })),
    );
  await fill(news, 10_000);
  await fill('Sample_List', 90_000);
  const rows = [];
  for (const [name, post] of [
    ['first 21 by name', firstByName],
    ['newest 21 by date', newest],
  ] as const) {
    await sendCall(store, post);
    const [afterChange, again] = [[] as number[], [] as number[]];
    for (let time = 0; time < 5; time += 1) {
      await fill(news, 1, `Change ${name} ${time}. `);
      afterChange.push(await measureTime(() => sendCall(store, post)));
      again.push(await measureTime(() => sendCall(store, post)));
    }
    rows.push(
      `of 10,000: ${name.padEnd(29)}${median(afterChange).toFixed(1)} ms after a change, ${median(again).toFixed(1)} ms again`,
    );
  }
  const memory = store.memory();
  await store.stop();
  const began = performance.now();
  const restarted = await startOwnStore(dataDir);
  const start = performance.now() - began;
  await restarted.stop();
  console.log(rows.join('\n'));
  console.log(
    `memory after 100,000 documents          ${memory === null ? 'not known here' : `${formatInteger(memory)} MB`}`,
  );
  console.log(`start with them, looked through          ${formatInteger(start)} ms`);
}

async function measureEverything(directory: string): Promise<void> {
  const stores = [
    await startOwnStore(join(directory, 'data')),
    ...(hasEmulator ? [await startGoogleStore()] : []),
  ];
  if (!hasEmulator)
    console.log('The Firestore emulator is not on this machine: this store is measured alone.');
  const rates = await measureStores(stores);
  await Promise.all(stores.map(({ stop }) => stop()));
  console.log(`\n${connections} connections, medians of ${rounds} rounds of ${milliseconds / 1_000} s`);
  console.log(
    `${'one write at a time on this disk'.padEnd(40)}${formatInteger(measureDisk(directory)).padStart(8)} /s`,
  );
  for (const [{ name }, { writes, reads }] of rates) {
    console.log(formatLoad(`${name}: durable form writes`, writes));
    console.log(formatLoad(`${name}: reads of all services`, reads));
  }
  const [own, other] = [...rates.values()].map(({ writes }) =>
    median(writes.map(({ perSecond }) => perSecond)),
  );
  if (own !== undefined && other !== undefined)
    console.log(`writes, times those of the emulator      ${(own / other).toFixed(1)}`);
  await measureManyDocuments(join(directory, 'many'));
  measureCallCosts();
  await measureServe(join(directory, 'served'));
  await measureRequestsList(join(directory, 'requests'));
  await measurePlaceRace(join(directory, 'places'));
}

const directory = mkdtempSync(join(tmpdir(), 'barangay-bench-'));
try {
  console.log(`${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}, Node ${process.versions.node}`);
  await (process.argv.includes('--places')
    ? measurePlaceRace(join(directory, 'places'))
    : measureEverything(directory));
} finally {
  rmSync(directory, { recursive: true, force: true });
}
