/**
 * The highest cost of one untrusted call: random hostile calls at their size limits, answered by the store in this
 * process, each measured in CPU time. It also checks whether the time of a refusal reveals that an id is taken.
 */

import { openStore, type Store } from '../../../packages/embedded-firestore/src/index.ts';
import { compileRules } from '../../../packages/embedded-firestore/src/rules/index.ts';
import { encodeTestRecord } from '../../../packages/embedded-firestore/tests/support/testRecord.ts';
import { publicBounds } from '../../../server/http/firestoreCalls.ts';
import { readSiteRules } from '../../../server/ops/siteRules.ts';
import { siteDatabase, siteStoreOptions } from '../../../server/ops/siteStore.ts';
import { site } from '../../../src/site.ts';
import { createClearanceRecord } from '../../../tests/rules/acceptedRecord.ts';
import { toBatches } from '../../cli/lib/batches.ts';
import { median } from '../figures.ts';
import { createContentWrites, createSampleWrites, createWrite, documentName } from './fill.ts';

type Random = () => number;
interface HostileCall {
  readonly path: string;
  readonly body: unknown;
}

const randomText = (random: Random, most: number): string =>
  String.fromCodePoint(
    ...Array.from({ length: Math.floor(random() * most) }, () => 32 + Math.floor(random() * 600)),
  );
const randomValue = (random: Random, most: number): unknown => {
  const kind = Math.floor(random() * 4);
  if (kind === 0) return { stringValue: randomText(random, most) };
  if (kind === 1)
    return { arrayValue: { values: Array.from({ length: 90 }, () => ({ integerValue: '1' })) } };
  if (kind === 2)
    return {
      mapValue: {
        fields: Object.fromEntries(Array.from({ length: 90 }, (_, i) => [`f${i}`, { nullValue: null }])),
      },
    };
  return { stringValue: 'a '.repeat(most / 2) };
};
const randomPaths = (random: Random): readonly string[] =>
  Array.from({ length: 50 }, (_, i) =>
    random() < 0.5 ? `f${i}` : Array.from({ length: 20 }, () => 'a').join('.'),
  );

/** A part of `structuredQuery`. */
const fieldFilter = (field: string, value: string): object => ({
  fieldFilter: { field: { fieldPath: field }, op: 'EQUAL', value: { stringValue: value } },
});
const activeNews = (query: object): object => ({
  from: [{ collectionId: 'list' }],
  limit: 100,
  where: fieldFilter('status', 'active'),
  ...query,
});
const randomOffset = (random: Random): number => Math.floor(random() * publicBounds.offset);
const commitCall = (id: string, collection: string, fields: unknown): HostileCall => ({
  path: ':commit',
  body: { writes: [createWrite(collection, id, fields)] },
});
const batchGet = (collection: string, toId: () => string): HostileCall => ({
  path: ':batchGet',
  body: {
    documents: Array.from({ length: publicBounds.documents }, () => documentName(collection, toId())),
  },
});
/** Documents of the maximum size: one for each write of a call. */
const largeIds = Array.from({ length: publicBounds.writes }, (_, at) => `large${at}`);
const newsPath = `/${site.root}/News_List`;

/** The kinds of calls, each as large as an untrusted caller may send. */
const hostileCalls: Readonly<Record<string, (random: Random, now: number) => HostileCall>> = {
  'masked writes over large documents': (random) => ({
    path: ':commit',
    body: {
      writes: largeIds.map((id) => ({
        ...createWrite('Ordinance_List', id, { f0: randomValue(random, 9_000) }),
        updateMask: { fieldPaths: randomPaths(random) },
      })),
    },
  }),
  'a request with one field as long as it can be': (random, now) => {
    const fields = encodeTestRecord(createClearanceRecord(now)) as Record<string, unknown>;
    const names = Object.keys(fields);
    fields[names[Math.floor(random() * names.length)]!] = randomValue(random, 24_000);
    return commitCall('4f3b', 'Form_Requests', fields);
  },
  'a request with a text that almost fits every pattern': (random, now) => {
    const name = ['lname', 'address', 'purpose', 'email', 'schedule'][Math.floor(random() * 5)]!;
    const text = `${'a '.repeat(Math.floor(random() * 12_000))}\u200b`;
    return commitCall(
      '4f3c',
      'Form_Requests',
      encodeTestRecord({ ...createClearanceRecord(now), [name]: text }),
    );
  },
  'a query of a hundred filters': (random) => {
    // A query with only equality filters needs no index.
    const filters = Array.from({ length: 97 }, () =>
      fieldFilter(random() < 0.5 ? 'content' : 'title', randomText(random, 60)),
    );
    const where = { compositeFilter: { op: 'AND', filters: [fieldFilter('status', 'active'), ...filters] } };
    return { path: `${newsPath}:runQuery`, body: { structuredQuery: activeNews({ where }) } };
  },
  'a list ordered by another field, never requested before': (random) => {
    const orderBy = [{ field: { fieldPath: 'date' }, direction: 'DESCENDING' }];
    const structuredQuery = activeNews({ offset: randomOffset(random), orderBy });
    return { path: `${newsPath}:runQuery`, body: { structuredQuery } };
  },
  'a count': (random) => ({
    path: `${newsPath}:runAggregationQuery`,
    body: {
      structuredAggregationQuery: {
        aggregations: [{ count: {} }],
        structuredQuery: activeNews({ offset: randomOffset(random) }),
      },
    },
  }),
  'receipts read': (random) =>
    batchGet('Request_Receipts', () => {
      const digits = Math.floor(random() * 2 ** 32).toString(16);
      return `${digits.padStart(8, '0')}-89ab-4f3a-9c1b-0123456789ab`;
    }),
  'large records read': () => batchGet('Ordinance_List', () => 'published'),
  'deep JSON': () => ({ path: ':commit', body: `${'[1,'.repeat(8_000)}` }),
  'a field with ten thousand types': (random) => {
    const types = Array.from({ length: 3_000 }, (_, i) => [`${random()}`.slice(2, 7) + i, 1]);
    return commitCall(largeIds[0]!, 'Ordinance_List', { a: Object.fromEntries(types) });
  },
};

/** The size of one list in a busy barangay after years. Another list has documents of the maximum size. */
const news = 1_000;

function fillStore(store: Store, now: number): void {
  const large = Object.fromEntries(Array.from({ length: 20_000 }, (_, i) => [`f${i}`, { nullValue: null }]));
  const writes = [
    ...createContentWrites(now),
    ...createSampleWrites('News_List', news, () => ({ content: 'Sample text. '.repeat(100) })),
    ...largeIds.map((id) =>
      createWrite('Ordinance_List', id, { ...large, status: { stringValue: 'inactive' } }),
    ),
    createWrite(
      'Ordinance_List',
      'published',
      encodeTestRecord({ status: 'active', content: 'b'.repeat(1_000_000) }),
    ),
    createWrite('Form_Requests', '4f3a', encodeTestRecord(createClearanceRecord(now))),
  ];
  for (const batch of toBatches<object>(writes)) {
    const { status } = sendCall(store, ':commit', JSON.stringify({ writes: batch }), true);
    if (status !== 200) throw new Error(`The store was not filled: ${status}`);
  }
}

/** A seeded generator, so that two runs are comparable. */
function createRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const perKind = 40;

/** CPU time of all threads of this process, including garbage collection (ms). */
function measureCost(act: () => unknown): number {
  const before = process.cpuUsage();
  act();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

const sendCall = (store: Store, path: string, body: string, staff = false) =>
  store.answer({ method: 'POST', path: `/v1/${siteDatabase.root}${path}`, body, staff });

/** Prints the highest CPU time of one untrusted call of each kind, and the medians for a taken id and a free one. */
export function measureCallCosts(): void {
  const now = Date.now();
  const store = openStore({
    ...siteStoreOptions,
    file: ':memory:',
    rules: compileRules(readSiteRules()),
    now: () => now,
    publicCalls: { bounds: publicBounds, explainRefusals: false },
  });
  fillStore(store, now);
  const random = createRandom(20_261_122);
  console.log(
    `\nOne call of a stranger, processor time in ms over ${perKind} calls of each kind, ${news} news stored`,
  );
  const rows = Object.entries(hostileCalls).map(([kind, make]) => {
    const statuses = new Set<number>();
    const costs = Array.from({ length: perKind }, () => {
      const { path, body } = make(random, now);
      const sent = typeof body === 'string' ? body : JSON.stringify(body);
      return measureCost(() => {
        const answer = sendCall(store, path, sent);
        statuses.add(answer.status);
        // Reading `text` serializes the response.
        return answer.text;
      });
    });
    return [
      kind,
      { median: median(costs), worst: Math.max(...costs), statuses: [...statuses].join() },
    ] as const;
  });
  console.table(Object.fromEntries(rows));
  console.log(`worst of all ${Math.max(...rows.map(([, { worst }]) => worst)).toFixed(1)} ms`);

  const refused = { ...encodeTestRecord(createClearanceRecord(now)), zone: { integerValue: '0' } };
  const times: Record<string, number[]> = { taken: [], free: [] };
  for (let round = 0; round < 2_000; round += 1)
    for (const [which, id] of [
      ['taken', '4f3a'],
      ['free', '4f3b'],
    ] as const) {
      const { path, body } = commitCall(id, 'Form_Requests', refused);
      const sent = JSON.stringify(body);
      const began = performance.now();
      sendCall(store, path, sent);
      times[which]!.push(performance.now() - began);
    }
  console.log(
    `a refused request, median in ms: id taken ${median(times.taken!).toFixed(3)}, id free ${median(times.free!).toFixed(3)}`,
  );
  store.close();
}
