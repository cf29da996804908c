/**
 * What one call of a stranger costs at most: hostile calls at their bounds, drawn at random, answered by the store in this
 * process, each measured in processor time. And whether the time of a refusal tells that an id is taken.
 */

import { firstContent } from '../../../server/content/firstContent.ts';
import { documentsRoot } from '../../../server/firestore/protocol/names.ts';
import { compileRules } from '../../../server/firestore/rules/compile.ts';
import { openStore, type Store } from '../../../server/firestore/store/store.ts';
import { publicBounds } from '../../../server/http/firestoreCalls.ts';
import { directories } from '../../../server/http/serve.ts';
import { siteRules } from '../../../server/ops/siteRules.ts';
import { toWireFields } from '../../../src/content/import/importPlan.ts';
import { lists } from '../../../src/content/schema/lists.ts';
import { site } from '../../../src/site.ts';
import { clearance, wireFields } from '../../../tests/conformance/acceptedRecord.ts';
import { median } from '../figures.ts';

type Draw = () => number;
interface Hostile {
  readonly kind: string;
  readonly path: string;
  readonly body: unknown;
}

const at = (collection: string, id: string): string =>
  `${documentsRoot}/${site.root}/${collection}/list/${id}`;
const text = (draw: Draw, most: number): string =>
  String.fromCodePoint(
    ...Array.from({ length: Math.floor(draw() * most) }, () => 32 + Math.floor(draw() * 600)),
  );
const value = (draw: Draw, most: number): unknown => {
  const kind = Math.floor(draw() * 4);
  if (kind === 0) return { stringValue: text(draw, most) };
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
const paths = (draw: Draw): readonly string[] =>
  Array.from({ length: 50 }, (_, i) =>
    draw() < 0.5 ? `f${i}` : Array.from({ length: 20 }, () => 'a').join('.'),
  );

/** The kinds of calls, each with everything as large as a stranger may send it. */
const kinds: Readonly<Record<string, (draw: Draw, now: number) => Omit<Hostile, 'kind'>>> = {
  'two masked writes over large documents': (draw) => ({
    path: ':commit',
    body: {
      writes: ['large', 'large2'].map((id) => ({
        update: { name: at('Ordinance_List', id), fields: { f0: value(draw, 9_000) } },
        updateMask: { fieldPaths: paths(draw) },
      })),
    },
  }),
  'a request with one field as long as it can be': (draw, now) => {
    const fields = wireFields(clearance(now)) as Record<string, unknown>;
    const names = Object.keys(fields);
    fields[names[Math.floor(draw() * names.length)]!] = value(draw, 24_000);
    return { path: ':commit', body: { writes: [{ update: { name: at('Form_Requests', '4f3b'), fields } }] } };
  },
  'a request with a text that almost fits every pattern': (draw, now) => {
    const name = ['lname', 'address', 'purpose', 'email', 'schedule'][Math.floor(draw() * 5)]!;
    const fields = wireFields({
      ...clearance(now),
      [name]: `${'a '.repeat(Math.floor(draw() * 12_000))}\u200b`,
    });
    return { path: ':commit', body: { writes: [{ update: { name: at('Form_Requests', '4f3c'), fields } }] } };
  },
  'a query of a hundred filters': (draw) => ({
    path: `/${site.root}/News_List:runQuery`,
    body: {
      structuredQuery: {
        from: [{ collectionId: 'list' }],
        limit: 100,
        where: {
          compositeFilter: {
            op: 'AND',
            filters: [
              {
                fieldFilter: {
                  field: { fieldPath: 'status' },
                  op: 'EQUAL',
                  value: { stringValue: 'active' },
                },
              },
              // Equalities alone need no index.
              ...Array.from({ length: 97 }, () => ({
                fieldFilter: {
                  field: { fieldPath: draw() < 0.5 ? 'content' : 'title' },
                  op: 'EQUAL',
                  value: { stringValue: text(draw, 60) },
                },
              })),
            ],
          },
        },
      },
    },
  }),
  'a list ordered by another field, never asked before': (draw) => ({
    path: `/${site.root}/News_List:runQuery`,
    body: {
      structuredQuery: {
        from: [{ collectionId: 'list' }],
        limit: 100,
        offset: Math.floor(draw() * 2 ** 31),
        where: {
          fieldFilter: { field: { fieldPath: 'status' }, op: 'EQUAL', value: { stringValue: 'active' } },
        },
        orderBy: [{ field: { fieldPath: 'date' }, direction: 'DESCENDING' }],
      },
    },
  }),
  'a count': (draw) => ({
    path: `/${site.root}/News_List:runAggregationQuery`,
    body: {
      structuredAggregationQuery: {
        aggregations: [{ count: {} }],
        structuredQuery: {
          from: [{ collectionId: 'list' }],
          limit: 100,
          offset: Math.floor(draw() * 2 ** 31),
          where: {
            fieldFilter: { field: { fieldPath: 'status' }, op: 'EQUAL', value: { stringValue: 'active' } },
          },
        },
      },
    },
  }),
  'receipts read': (draw) => ({
    path: ':batchGet',
    body: {
      documents: Array.from({ length: publicBounds.documents }, () =>
        at(
          'Request_Receipts',
          `${Math.floor(draw() * 2 ** 32)
            .toString(16)
            .padStart(8, '0')}-89ab-4f3a-9c1b-0123456789ab`,
        ),
      ),
    },
  }),
  'large records read': () => ({
    path: ':batchGet',
    body: {
      documents: Array.from({ length: publicBounds.documents }, () => at('Ordinance_List', 'published')),
    },
  }),
  'deep JSON': () => ({ path: ':commit', body: `${'[1,'.repeat(8_000)}` }),
  'a field with ten thousand types': (draw) => ({
    path: ':commit',
    body: {
      writes: [
        {
          update: {
            name: at('Ordinance_List', 'large'),
            fields: {
              a: Object.fromEntries(
                Array.from({ length: 3_000 }, (_, i) => [`${draw()}`.slice(2, 7) + i, 1]),
              ),
            },
          },
        },
      ],
    },
  }),
};

/** As many records of one list as a busy barangay has in years; beside them, in a list of their own, three as large as a document can be. */
const news = 1_000;

function fillStore(store: Store, now: number): void {
  const write = (name: string, fields: object) => ({ update: { name, fields } });
  const commit = (writes: readonly object[]): void => {
    const { status } = store.answer({
      method: 'POST',
      path: `/v1/${documentsRoot}:commit`,
      body: JSON.stringify({ writes }),
      staff: true,
    });
    if (status !== 200) throw new Error(`The store was not filled: ${status}`);
  };
  commit(
    firstContent(directories.content, now).map((one) =>
      write(at(lists[one.list].collection, one.id), toWireFields(one)),
    ),
  );
  for (let from = 0; from < news; from += 250)
    commit(
      Array.from({ length: 250 }, (_, i) =>
        write(at('News_List', `sample-${from + i}`), {
          ...wireFields({
            status: 'active',
            title: `Sample ${from + i}`,
            content: 'Sample text. '.repeat(100),
          }),
          date: { integerValue: String(1_700_000_000_000 + from + i) },
        }),
      ),
    );
  const large = Object.fromEntries(Array.from({ length: 20_000 }, (_, i) => [`f${i}`, { nullValue: null }]));
  for (const id of ['large', 'large2'])
    commit([write(at('Ordinance_List', id), { ...large, status: { stringValue: 'inactive' } })]);
  commit([
    write(at('Ordinance_List', 'published'), {
      status: { stringValue: 'active' },
      content: { stringValue: 'b'.repeat(1_000_000) },
    }),
  ]);
  commit([write(at('Form_Requests', '4f3a'), wireFields(clearance(now)))]);
}

/** A generator that always begins alike, so that two runs are compared. */
function drawFrom(seed: number): Draw {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const perKind = 40;

/** Milliseconds of processor time, of all threads of this process, collecting garbage among them. */
function costOf(act: () => unknown): number {
  const before = process.cpuUsage();
  act();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

const ask = (store: Store, path: string, body: unknown) =>
  store.answer({
    method: 'POST',
    path: `/v1/${documentsRoot}${path}`,
    body: typeof body === 'string' ? body : JSON.stringify(body),
    staff: false,
  });

/** Prints the worst processor time of one call by a stranger, by kind, and the medians for an id that is taken or free. */
export function measureCalls(): void {
  const now = Date.now();
  const store = openStore({
    file: ':memory:',
    rules: compileRules(siteRules()),
    now: () => now,
    callBounds: publicBounds,
  });
  fillStore(store, now);
  const draw = drawFrom(20_261_122);
  console.log(
    `\nOne call of a stranger, processor time in ms over ${perKind} calls of each kind, ${news} news stored`,
  );
  let worst = 0;
  for (const [kind, make] of Object.entries(kinds)) {
    const costs = Array.from({ length: perKind }, () => {
      const { path, body } = make(draw, now);
      const sent = typeof body === 'string' ? body : JSON.stringify(body);
      // The answer's text is made when it is read.
      return costOf(() => ask(store, path, sent).text);
    });
    worst = Math.max(worst, ...costs);
    const { path, body } = make(draw, now);
    const { status } = ask(store, path, body);
    console.log(
      `${kind.padEnd(54)} median ${median(costs).toFixed(1).padStart(6)}  worst ${Math.max(...costs)
        .toFixed(1)
        .padStart(6)}  ${status}`,
    );
  }
  console.log(`worst of all ${worst.toFixed(1)} ms (aim: 50)`);

  const refused = { ...wireFields(clearance(now)), zone: { integerValue: '0' } };
  const times: Record<string, number[]> = { taken: [], free: [] };
  for (let round = 0; round < 2_000; round += 1)
    for (const [which, id] of [
      ['taken', '4f3a'],
      ['free', '4f3b'],
    ] as const) {
      const body = JSON.stringify({
        writes: [{ update: { name: at('Form_Requests', id), fields: refused } }],
      });
      const began = performance.now();
      ask(store, ':commit', body);
      times[which]!.push(performance.now() - began);
    }
  console.log(
    `a refused request, median in ms: id taken ${median(times.taken!).toFixed(3)}, id free ${median(times.free!).toFixed(3)}`,
  );
  store.close();
}
