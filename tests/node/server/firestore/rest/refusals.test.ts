/**
 * §6 A refused call reveals nothing about the stored data: whether the document exists or not, the answer is the same. Over
 * HTTP, from the server as it runs in production.
 */
import { describe, expect, it } from 'vitest';
import { encodeTestRecord } from '../../../../../packages/embedded-firestore/tests/support/testRecord.ts';
import { createRefusalCounts } from '../../../../../server/http/refusalCounts.ts';
import { site } from '../../../../../src/site.ts';
import { createTestRequest } from '../../../../support/server/requestRecord.ts';
import {
  expectedError,
  post,
  startTestServer,
  testDocumentsRoot,
  testNow,
} from '../../../../support/server/runningServer.ts';

const id = '4f3a';
const name = (collection: string, document: string): string =>
  `${testDocumentsRoot}/${site.root}/${collection}/list/${document}`;
const request = name('Form_Requests', id);
const news = name('News_List', 'sample');
const { record, receipt } = createTestRequest(testNow);
const fields = encodeTestRecord(record);
const wrong = { ...fields, zone: { integerValue: '0' } };
const status = { stringValue: 'Single' };
const write = (fields_: unknown, mask?: readonly string[], more: object = {}) => ({
  update: { name: request, fields: fields_ },
  ...(mask && { updateMask: { fieldPaths: mask } }),
  ...more,
});
const when = (currentDocument: object) => ({ currentDocument });
const commit = (...writes: readonly object[]) => ({ call: ':commit', body: { writes } });
const large = { text: { stringValue: 'a'.repeat(20_000) } };

const calls: Readonly<Record<string, { readonly call: string; readonly body: object }>> = {
  'a field that no form has': commit(write({ x: { integerValue: '1' } })),
  'a request that the rules refuse': commit(write(wrong)),
  'a good request without its last fields': commit(write(fields, ['lname', 'fname'])),
  'a right guess of one field through a mask': commit(write({ status }, ['status'])),
  'a wrong guess of one field through a mask': commit(
    write({ status: { stringValue: 'Widowed' } }, ['status']),
  ),
  'a mask of a field without a value': commit(write({}, ['medicalCondition'])),
  'an empty mask': commit(write({}, [])),
  'a bad write that requires the request to exist': commit(write(wrong, undefined, when({ exists: true }))),
  'a bad write that requires the request to be absent': commit(
    write(wrong, undefined, when({ exists: false })),
  ),
  'a bad write that requires a version': commit(
    write(wrong, undefined, when({ updateTime: '2031-05-06T03:00:00Z' })),
  ),
  'a deletion': commit({ delete: request }),
  'a deletion that requires the request to exist': commit({ delete: request, ...when({ exists: true }) }),
  'a verification that requires the request to exist': commit({ verify: request, ...when({ exists: true }) }),
  'a verification that requires the request to be absent': commit({
    verify: request,
    ...when({ exists: false }),
  }),
  'two writes, the second of which requires a version,': commit(
    write({}, []),
    write({}, [], when({ updateTime: '2031-05-06T03:00:00Z' })),
  ),
  'a receipt without its request': commit({
    update: { name: name('Request_Receipts', receipt), fields: encodeTestRecord({ recordId: id }) },
  }),
  'a read': { call: ':batchGet', body: { documents: [request] } },
  'a read of a record that is not published': { call: ':batchGet', body: { documents: [news] } },
  'a write that makes a large record longer than 1 MiB': commit({
    update: { name: news, fields: large },
    updateMask: { fieldPaths: ['text'] },
  }),
};

/** Creates the document of every case: a request, and a large record that is not published. */
const stored = [
  { update: { name: request, fields } },
  {
    update: {
      name: news,
      fields: { status: { stringValue: 'inactive' }, body: { stringValue: 'b'.repeat(1_040_000) } },
    },
  },
];

describe('§6 a refused call over HTTP', () => {
  it.each(Object.entries(calls))(
    'refuses %s alike whether the document exists or not',
    async (_, { call, body }) => {
      const server = await startTestServer({ content: null });
      const absent = await post(server, call, body);
      await post(server, ':commit', { writes: stored }, 'staff');
      const there = await post(server, call, body);
      expect([there.status, there.body]).toEqual([absent.status, absent.body]);
      expect(there.body).toEqual({
        error: { code: 403, message: 'Missing or insufficient permissions.', status: 'PERMISSION_DENIED' },
      });
    },
  );

  const published = name('News_List', 'published');
  const later = '2031-05-06T03:00:01Z';
  const good = { update: { name: request, fields } };
  /** Commits that are valid but for their condition, which fails in some way on a taken id or on a free one. */
  const conditions: Readonly<Record<string, readonly object[]>> = {
    'a request that must be absent': [{ ...good, ...when({ exists: false }) }],
    'a request that must exist': [{ ...good, ...when({ exists: true }) }],
    'a request of a version': [{ ...good, ...when({ updateTime: later }) }],
    'a verification of an absent receipt': [
      good,
      { verify: name('Request_Receipts', receipt), ...when({ exists: true }) },
    ],
    'a verification that an absent receipt is absent': [
      good,
      { verify: name('Request_Receipts', receipt), ...when({ exists: false }) },
    ],
    'a verification that a published record is absent': [
      { verify: published, ...when({ exists: false }) },
      good,
    ],
    'a verification of an old version of a published record': [
      good,
      { verify: published, ...when({ updateTime: later }) },
    ],
    'a receipt that must be absent': [
      good,
      {
        update: { name: name('Request_Receipts', receipt), fields: encodeTestRecord({ recordId: id }) },
        ...when({ exists: false }),
      },
    ],
  };

  it.each(Object.entries(conditions))(
    'refuses a good request with %s alike whether its id is taken or free, and stores nothing',
    async (_, writes) => {
      const server = await startTestServer({ content: null });
      const active = { update: { name: published, fields: { status: { stringValue: 'active' } } } };
      await post(server, ':commit', { writes: [active] }, 'staff');
      const readRequest = () => post(server, ':batchGet', { documents: [request] }, 'staff');
      const free = await post(server, ':commit', { writes });
      expect((await readRequest()).body).toEqual([expect.objectContaining({ missing: request })]);
      await post(server, ':commit', { writes: [good] }, 'staff');
      const taken = await post(server, ':commit', { writes });
      expect(free.body).toEqual({
        error: { code: 403, message: 'Missing or insufficient permissions.', status: 'PERMISSION_DENIED' },
      });
      expect([taken.status, taken.body]).toEqual([free.status, free.body]);
    },
  );

  it('takes conditions from staff, and names the one that fails', async () => {
    const server = await startTestServer({ content: null });
    const writes = [{ ...good, ...when({ exists: false }) }];
    expect((await post(server, ':commit', { writes }, 'staff')).status).toBe(200);
    expect(await post(server, ':commit', { writes }, 'staff')).toMatchObject(
      expectedError(409, 'ALREADY_EXISTS'),
    );
  });

  it('stores a good request that sets no condition', async () => {
    const server = await startTestServer({ content: null });
    expect((await post(server, ':commit', { writes: [good] })).status).toBe(200);
  });

  it('names the line of the rules in a refusal if the server runs with explainRefusals', async () => {
    const server = await startTestServer({ content: null, explainRefusals: true });
    const { body } = await post(server, ':commit', commit(write(wrong)).body);
    expect(body).toMatchObject({
      error: {
        message: expect.stringMatching(/^Missing or insufficient permissions\. false for 'create' @ L\d+/),
      },
    });
  });

  it('counts refusals by the line of the rules, and logs them together when the server closes', async () => {
    const lines: string[] = [];
    const server = await startTestServer({ content: null, log: (line) => lines.push(line) });
    for (let time = 0; time < 3; time += 1) await post(server, ':commit', commit(write(wrong)).body);
    await post(server, ':commit', { writes: [{ delete: request }] });
    expect(lines).toEqual([]);
    await server.close();
    expect(lines).toEqual([
      expect.stringMatching(
        /^The rules refused 4 calls since the last such line: (L\d+ 3 times, )+(L\d+ once(, )?)+\.$/,
      ),
    ]);
  });
});

describe('§6 the count of refusals', () => {
  it('logs nothing if no call was refused', () => {
    const lines: string[] = [];
    const counts = createRefusalCounts((line) => lines.push(line));
    counts.close();
    expect(lines).toEqual([]);
  });

  it('counts a refused call to which no rule applies', () => {
    const lines: string[] = [];
    const counts = createRefusalCounts((line) => lines.push(line));
    counts.add([]);
    counts.close();
    expect(lines).toEqual(['The rules refused 1 call since the last such line: no rule once.']);
  });
});
