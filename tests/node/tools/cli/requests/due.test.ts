/** §7 RA 11032: the commands that say what is due, extend it once, and name who handles it. Today is Tuesday, 6 May 2031. */
import { describe, expect, it, onTestFinished } from 'vitest';
import { manilaInstant } from '../../../../../src/domain/dates/day.ts';
import { extensionReasons } from '../../../../../src/domain/request/extensionReason.ts';
import { findDueRequests } from '../../../../../src/staff-core/due/dueRequests.ts';
import { createExtensionWrites } from '../../../../../src/staff-core/due/extension.ts';
import { findReceipts } from '../../../../../src/staff-core/receipts.ts';
import { openLocalClient, type StoreClient } from '../../../../../tools/cli/lib/storeClient.ts';
import { runScript } from '../../../../support/server/childProcess.ts';
import { createTempDirectory, startTestServer, testNow } from '../../../../support/server/runningServer.ts';
import {
  createTestClient,
  runAsStaff,
  type SeededRequest,
  seedRequests,
} from '../../../../support/server/staffCommands.ts';

const at = manilaInstant;

async function createStore(requests: readonly SeededRequest[]) {
  const dataDir = createTempDirectory();
  const use = async <Result>(act: (client: StoreClient) => Promise<Result>): Promise<Result> => {
    const client = openLocalClient(dataDir, true);
    try {
      return await act(client);
    } finally {
      client.close();
    }
  };
  await use((client) => seedRequests(client, requests));
  const receiptOf = (id: string) => use(async (client) => (await findReceipts(client, [id])).get(id)?.[0]);
  return { env: { DATA_DIR: dataDir }, use, receiptOf };
}

/** A store of the version before this one has no field of RA 11032: 4001, 4002 and 4003. */
const requests: readonly SeededRequest[] = [
  { id: '4001', fields: { schedule: '2031-05-06T09:00' } },
  { id: '4002', fields: { schedule: '2031-04-29T09:00' }, receiptFields: { state: 'processing', since: 1 } },
  { id: '4003', fields: { schedule: '2031-04-28T09:00' }, receiptFields: { state: 'ready', since: testNow } },
  {
    id: '4004',
    fields: { schedule: '2031-04-28T09:00' },
    receiptFields: {
      state: 'processing',
      accepted: at('2031-04-30T09:00'),
      until: '2031-05-09',
      untilReason: 'system',
    },
  },
  { id: '4005', fields: { schedule: '2031-04-28T09:00' }, extras: { came: false } },
  { id: '4006', type: 'HEALTH_SERVICES', fields: { schedule: '2031-04-28T09:00' } },
  { id: '4007', code: null, fields: { schedule: '2031-04-30T09:00' } },
];

describe('§7 requests due', () => {
  it('prints what is due for a program, the overdue first', async () => {
    const { env } = await createStore(requests);
    const { code, out, error } = await runScript('tools/cli/requests.ts', ['due', '--format', 'json'], env);
    expect([code, error]).toEqual([0, '']);
    const due = JSON.parse(out) as readonly object[];
    expect(due.map((each) => Object.keys(each))).toEqual(due.map(() => ['id', 'due', 'state', 'until']));
    expect(due).toEqual(
      expect.arrayContaining([
        { id: '4002', due: '2031-05-05', state: 'processing', until: null },
        { id: '4007', due: '2031-05-06', state: 'received', until: null },
        { id: '4004', due: '2031-05-09', state: 'processing', until: '2031-05-09' },
        { id: '4001', due: '2031-05-09', state: 'received', until: null },
      ]),
    );
    expect(due).toHaveLength(4);
    const days = (due as readonly { readonly due: string }[]).map(({ due: day }) => day);
    expect(days).toEqual(days.toSorted());
  });

  it('prints a line for each, with the name and how urgent it is', async () => {
    const { env } = await createStore(requests);
    const out = await runAsStaff(['due'], env);
    expect(out).toMatch(/^4002 +2031-05-05 +overdue +Barangay Clearance .* processing$/m);
    expect(out).toMatch(/^4007 +2031-05-06 +today +Barangay Clearance .* received$/m);
    expect(out).toMatch(/^4004 +2031-05-09 +extended +Barangay Clearance .* processing$/m);
    expect(out).toContain('1 overdue, 1 due today, 2 later, in ');
    expect(await runAsStaff(['due', '--most', '1'], env)).toContain('Only the first 1 are shown');
  });

  it('prints an empty list where nothing is due', async () => {
    const { env } = await createStore([requests[2]!]);
    expect(await runAsStaff(['due', '--format', 'json'], env)).toBe('[]');
    expect(await runAsStaff(['due'], env)).toMatch(/^0 overdue, 0 due today, 0 later, in /);
  });

  it('reads of an indexed store each receipt once, and only the requests that are not done', async () => {
    const { use } = await createStore(requests);
    await use(async (client) => {
      const named: string[] = [];
      const indexed: StoreClient = {
        ...client,
        isIndexed: true,
        post: (call, body) => {
          expect(call).not.toContain('Form_Requests:runQuery');
          if (call === ':batchGet')
            named.push(...(body as { readonly documents: readonly string[] }).documents);
          return client.post(call, body);
        },
      };
      const { requests: found } = await findDueRequests(indexed);
      expect(found.map(({ request }) => request.id).toSorted()).toEqual(['4001', '4002', '4004']);
      expect(
        named
          .filter((name) => name.includes('Form_Requests'))
          .map((name) => name.slice(-4))
          .toSorted(),
      ).toEqual(['4001', '4002', '4004', '4005', '4006']);
    });
  });
});

describe('§7 requests extend', () => {
  it('extends once, and says until when', async () => {
    const { env, receiptOf } = await createStore(requests);
    const out = await runAsStaff(['extend', '4001', '--reason', 'many-requests'], env);
    expect(out).toContain(
      'Request 4001: extended until 2031-05-14 (before: due 2031-05-09), because of many-requests.',
    );
    expect(await receiptOf('4001')).toMatchObject({
      state: 'received',
      until: '2031-05-14',
      untilReason: 'many-requests',
    });
    await expect(runAsStaff(['extend', '4001', '--reason', 'system'], env)).rejects.toThrow(
      'already extended until Wednesday, 14 May 2031. It can be extended only once.',
    );
    expect(await runAsStaff(['due', '--format', 'json'], env)).toContain(
      '{"id":"4001","due":"2031-05-14","state":"received","until":"2031-05-14"}',
    );
    expect(await runAsStaff(['show', '4001'], env)).toMatch(/^Extended until +2031-05-14: many-requests$/m);
  });

  it.each([
    ['overdue', '4002', 'This request was due on Monday, 5 May 2031.'],
    ['ready', '4003', 'This request is ready, released or refused'],
    ['a visit', '4006', 'Nothing is due on this request'],
    ['without a receipt', '4007', 'has no receipt'],
    ['not there', '4fff', "There is no request '4fff'"],
  ])('refuses a request that is %s, and changes nothing', async (_, id, why) => {
    const { env, receiptOf } = await createStore(requests);
    const before = await receiptOf(id);
    await expect(runAsStaff(['extend', id, '--reason', 'system'], env)).rejects.toThrow(why);
    expect(await receiptOf(id)).toEqual(before);
  });

  it('ends with 1 for a request that cannot be extended, and with 2 and the reasons for another reason', async () => {
    const { env } = await createStore(requests);
    const run = (...args: readonly string[]) => runScript('tools/cli/requests.ts', ['extend', ...args], env);
    expect(await run('4003', '--reason', 'system')).toMatchObject({ code: 1 });
    expect(await run('4001', '--reason', 'the captain is away')).toMatchObject({
      code: 2,
      error: expect.stringContaining(extensionReasons.join(', ')),
    });
    expect(await run('4001')).toMatchObject({ code: 2 });
    expect(await run('4001', 'reason=disaster')).toMatchObject({ code: 0, error: '' });
  });

  it.each([
    ['succeeds after a lost answer: the same extension is there', 'system', null],
    [
      'fails where another clerk has just given another reason',
      'disaster',
      'someone else has just changed it',
    ],
  ] as const)('%s', async (_, other, failure) => {
    const dataDir = createTempDirectory();
    const client = createTestClient(await startTestServer({ dataDir, content: null }));
    await seedRequests(client, requests);
    const receipts = (await findReceipts(client, ['4001'])).get('4001')!;
    const real = globalThis.fetch;
    onTestFinished(() => {
      globalThis.fetch = real;
    });
    globalThis.fetch = async (...args) => {
      if (String(args[0]).endsWith(':commit')) {
        globalThis.fetch = real;
        await client.post(':commit', { writes: createExtensionWrites(receipts, '2031-05-14', other) });
      }
      return real(...args);
    };
    const extending = runAsStaff(['extend', '4001', '--reason', 'system'], { DATA_DIR: dataDir });
    if (failure === null) expect(await extending).toContain('extended until 2031-05-14');
    else await expect(extending).rejects.toThrow(failure);
  });
});

describe('§7 requests state --by', () => {
  it('names who handles a request, split at the last comma', async () => {
    const { env, receiptOf } = await createStore(requests);
    await runAsStaff(
      ['state', '4001', 'processing', '--by', 'Sample Official, Jr., Barangay Secretary'],
      env,
    );
    expect(await receiptOf('4001')).toMatchObject({
      state: 'processing',
      accepted: testNow,
      by: 'Sample Official, Jr.',
      position: 'Barangay Secretary',
    });
    expect(await runAsStaff(['show', '4001'], env)).toMatch(
      /^Handled by +Sample Official, Jr\., Barangay Secretary$/m,
    );
    await runAsStaff(['state', '4001', 'ready'], env);
    expect(await receiptOf('4001')).toMatchObject({ by: null, position: null, accepted: testNow });
  });

  it.each([
    ['without a comma', 'Sample Official'],
    ['without a name', ', Barangay Secretary'],
    ['without a position', 'Sample Official,'],
    ['with a name of 81 characters', `${'n'.repeat(81)}, Barangay Secretary`],
    ['that turns the direction', 'Sample\u202e, Barangay Secretary'],
  ])('refuses an official %s with exit code 2', async (_, by) => {
    const { env, receiptOf } = await createStore(requests);
    const args = ['state', '4001', 'processing', '--by', by];
    const { code, error } = await runScript('tools/cli/requests.ts', args, env);
    expect(code).toBe(2);
    expect(error).toMatch(/^--by must be a name and a position with a comma between/);
    expect(await receiptOf('4001')).toMatchObject({ state: 'received', by: null });
  });
});

describe('§7 requests show', () => {
  it('prints whether somebody came, and no line where nobody noted it', async () => {
    const { env } = await createStore(requests);
    expect(await runAsStaff(['show', '4005'], env)).toMatch(/^Came +no$/m);
    expect(await runAsStaff(['show', '4001'], env)).not.toMatch(/^(?:Came|Extended|Handled)/m);
  });
});
