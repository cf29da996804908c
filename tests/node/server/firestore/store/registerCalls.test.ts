/** §6: staff of the embedded server bypass the rules, but not in the register of issued documents. */
import { describe, expect, it } from 'vitest';
import {
  deleteDocument,
  type RestWrite,
  setDocument,
  toRequestBody,
} from '../../../../../packages/embedded-firestore/tests/support/restCalls.ts';
import type { RunningServer } from '../../../../../server/http/server.ts';
import { embeddedProjectId } from '../../../../../src/firestore/settings.ts';
import { site } from '../../../../../src/site.ts';
import { site as ruledSite } from '../../../../rules/fixtureSite.ts';
import {
  cancel,
  changeRecord,
  checkDocumentPath,
  createTestRegister,
  issue,
  keysPath,
  kidOf,
  rowDocumentPath,
  skip,
  statusDocumentPath,
  type TestRegister,
  testKey,
  testSerials,
} from '../../../../rules/registerCase.ts';
import { hour } from '../../../../rules/siteCase.ts';
import { expectedError, post, startTestServer, testNow } from '../../../../support/server/runningServer.ts';
import { readStoredList } from '../../../../support/server/submissions.ts';

const toBody = (writes: readonly RestWrite[]): string =>
  toRequestBody({ project: embeddedProjectId }, { writes }, '').replaceAll(
    `/${ruledSite.root}/`,
    `/${site.root}/`,
  );

const commit = (server: RunningServer, writes: readonly RestWrite[], as: 'public' | 'staff' = 'staff') =>
  post(server, ':commit', toBody(writes), as);

const refusal = expectedError(403, 'PERMISSION_DENIED');

const readRegister = async ({ address, token }: RunningServer): Promise<readonly unknown[]> =>
  Promise.all(
    (['Document_Status', 'Issued_Documents', 'Document_Checks'] as const).map(
      async (list) => await readStoredList(address, token, list),
    ),
  );

/** A number of the year of the tests, which begins with 1. */
const numbered = (serial: number): TestRegister => createTestRegister(testNow, serial, String(serial));
const [first, second, third, fourth] = [1, 2, 3, 4].map(numbered) as [
  TestRegister,
  TestRegister,
  TestRegister,
  TestRegister,
];

const headOf = (serial: number): string => String(serial).repeat(64).slice(0, 64);
const stateAt = (serial: number, cancelled: readonly number[] = []) => ({
  latest: serial,
  head: headOf(serial),
  cancelled: testSerials(...cancelled),
  logged: 0,
});
const chained = (serial: number) => ({ before: serial === 1 ? '' : headOf(serial - 1) });
const give = (register: TestRegister): readonly RestWrite[] =>
  issue(register, { year: stateAt(register.serial), row: chained(register.serial) });

const [deskA, deskB, deskC] = ['a', 'b', 'c'].map((letter) => ({
  name: kidOf(letter),
  key: testKey(letter, testNow - hour),
})) as [Desk, Desk, Desk];
interface Desk {
  readonly name: string;
  readonly key: ReturnType<typeof testKey>;
}
const withdrawn = testKey('b', testNow - hour, { until: testNow });
const keys = (...desks: readonly Desk[]) =>
  setDocument(keysPath, Object.fromEntries(desks.map(({ name, key }) => [name, key])));

/** Three numbers, of which the second is cancelled, and two keys, of which the second is withdrawn. */
const history: readonly (readonly RestWrite[])[] = [
  give(first),
  give(second),
  cancel(second, { year: stateAt(2, [2]), row: chained(2) }),
  skip(third, { year: stateAt(3, [2, 3]), row: chained(3) }),
  [keys(deskA)],
  [keys(deskA, deskB)],
  [keys(deskA, { ...deskB, key: withdrawn })],
  [setDocument(statusDocumentPath(first.year), { ...first.next, ...stateAt(3, [2, 3]), logged: 2 })],
];

async function startWithHistory(): Promise<RunningServer> {
  const server = await startTestServer({ content: null });
  for (const writes of history) expect(await commit(server, writes)).toMatchObject({ status: 200 });
  return server;
}

const state = { ...stateAt(4, [2, 3]), logged: 2 };
const next = (change: Parameters<typeof issue>[1] = {}): readonly RestWrite[] =>
  issue(fourth, {
    ...change,
    year: change.year === null ? null : state,
    row: change.row === null ? null : chained(4),
  });
const writeYear = (change: Parameters<typeof changeRecord>[1]): RestWrite =>
  setDocument(
    statusDocumentPath(first.year),
    changeRecord({ ...first.next, ...stateAt(3, [2, 3]), logged: 2 }, change),
  );
const writeRow = (change: Parameters<typeof changeRecord>[1]): RestWrite =>
  setDocument(rowDocumentPath(first.number), changeRecord(first.row, { before: '', ...change }));
const news = (id: string): RestWrite =>
  setDocument(`${ruledSite.root}/News_List/list/${id}`, { title: 'Sample' });

const refused: Readonly<Record<string, readonly RestWrite[]>> = {
  'skips a number': issue(numbered(5), { year: { ...state, latest: 5 }, row: { before: headOf(3) } }),
  'gives a number again': issue(third, { year: stateAt(3, [2]), row: chained(3) }),
  'gives a number without its row': next({ row: null }),
  'writes a row without its year': next({ year: null }),
  'writes a row without a check': next({ check: null }),
  'writes a check without a row': next({ year: null, row: null }),
  'writes a check beside another document': [
    ...next(),
    setDocument(checkDocumentPath('e'.repeat(32)), { at: testNow }),
  ],
  'breaks the chain': issue(fourth, { year: state, row: { before: 'e'.repeat(64) } }),
  'changes an amount': [writeRow({ amount: 1 })],
  'changes a signatory': [writeRow({ signatory: 'another' })],
  'changes a random number': [writeRow({ non: 'f'.repeat(16) })],
  'changes a field by a mask': [
    { ...writeRow({ receipt: '7654321' }), updateMask: { fieldPaths: ['receipt'] } },
  ],
  'deletes a row': [deleteDocument(rowDocumentPath(first.number))],
  'deletes a row and writes another in its place': [
    deleteDocument(rowDocumentPath(first.number)),
    writeRow({ amount: 1 }),
  ],
  'deletes a year': [deleteDocument(statusDocumentPath(first.year))],
  'deletes a check': [deleteDocument(checkDocumentPath(first.check))],
  'deletes the keys': [deleteDocument(keysPath)],
  'un-cancels a number': [
    writeYear({ cancelled: testSerials(3) }),
    setDocument(rowDocumentPath(second.number), { ...second.row, ...chained(2) }),
  ],
  'un-cancels a year': [writeYear({ cancelled: testSerials(3) })],
  'cancels a year without its row': [writeYear({ cancelled: testSerials(2, 3, 1) })],
  'cancels a row without its year': [writeRow({ cancelled: 'lost', since: testNow })],
  'closes a year': [writeYear({ closed: testNow, logged: 3 })],
  'takes numbers out of the logbook': [writeYear({ logged: 1 })],
  'logs numbers that are not given': [writeYear({ logged: 4 })],
  'removes a key': [keys({ ...deskB, key: withdrawn })],
  'changes a key': [keys({ ...deskA, key: deskC.key }, { ...deskB, key: withdrawn })],
  'swaps two keys': [keys({ ...deskA, key: withdrawn }, { ...deskB, key: deskA.key })],
  'takes a withdrawal back': [keys(deskA, deskB)],
  'adds two keys': [
    keys(deskA, { ...deskB, key: withdrawn }, deskC, { name: kidOf('d'), key: testKey('d', testNow) }),
  ],
  'hides a deletion among other writes': [
    ...Array.from({ length: 399 }, (_, at) => news(`n${at}`)),
    deleteDocument(checkDocumentPath(first.check)),
  ],
};

describe('§6 a commit of staff to the register', () => {
  it('passes that gives, cancels, skips and logs numbers, and adds and withdraws keys', async () => {
    const server = await startWithHistory();
    expect(await commit(server, next())).toMatchObject({ status: 200 });
    expect(await readRegister(server)).toMatchObject([{ size: 2 }, { size: 4 }, { size: 3 }]);
  });

  it.each(Object.entries(refused))('is refused that %s', async (_, writes) => {
    const server = await startWithHistory();
    const before = await readRegister(server);
    expect(await commit(server, writes)).toMatchObject(refusal);
    expect(await readRegister(server)).toEqual(before);
    const { address, token } = server;
    expect((await readStoredList(address, token, 'News_List')).size).toBe(0);
  });

  it('is refused whose names are written in escapes of JSON', async () => {
    const server = await startWithHistory();
    const body = toBody([deleteDocument(checkDocumentPath(first.check))]).replace(
      'Document_',
      '\\u0044ocument\\u005f',
    );
    expect(await post(server, ':commit', body, 'staff')).toMatchObject(refusal);
  });

  it('learns of a conflict before the rules judge it', async () => {
    const server = await startWithHistory();
    const [year, ...others] = next();
    const old = { ...year, currentDocument: { updateTime: '2026-01-01T00:00:00Z' } };
    expect(await commit(server, [old, ...others])).toMatchObject(expectedError(400, 'FAILED_PRECONDITION'));
    const taken = issue(third, { year: stateAt(3, [2]), row: chained(3) }).map((write) => ({
      ...write,
      currentDocument: { exists: false },
    }));
    expect(await commit(server, taken)).toMatchObject(expectedError(409, 'ALREADY_EXISTS'));
  });

  it('has no limit of the public', async () => {
    const server = await startTestServer({ content: null, rateLimit: 1 });
    for (const writes of history) expect(await commit(server, writes)).toMatchObject({ status: 200 });
    const long = setDocument(`${ruledSite.root}/News_List/list/long`, {
      status: 'draft',
      updated: testNow,
      text: 'n'.repeat(100_000),
    });
    expect(await commit(server, [...next(), long])).toMatchObject({ status: 200 });
  });

  it('purges 120 requests with their receipts and a tally, and takes the random numbers of their rows', async () => {
    const server = await startTestServer({ content: null });
    const given = Array.from({ length: 120 }, (_, at) => numbered(at + 1));
    for (const register of given) expect(await commit(server, give(register))).toMatchObject({ status: 200 });
    const attached = given.flatMap(({ serial }) =>
      ['Form_Requests', 'Request_Receipts', 'Request_Extras'].map(
        (list) => `${ruledSite.root}/${list}/list/sample-${serial}`,
      ),
    );
    expect(
      await commit(
        server,
        attached.map((path) => setDocument(path, { a: 1 })),
      ),
    ).toMatchObject({
      status: 200,
    });
    const purge = [
      ...attached.map(deleteDocument),
      ...given.map((register) =>
        setDocument(
          rowDocumentPath(register.number),
          changeRecord(register.row, { ...chained(register.serial), non: undefined }),
        ),
      ),
      setDocument(`${ruledSite.root}/Service_Tallies/list/2031-05`, {}),
    ];
    expect(purge).toHaveLength(481);
    expect(await commit(server, purge)).toMatchObject({ status: 200 });
    const { address, token } = server;
    expect((await readStoredList(address, token, 'Form_Requests')).size).toBe(0);
    for (const row of (await readStoredList(address, token, 'Issued_Documents')).values())
      expect(row).not.toHaveProperty('non');
  });
});

describe('§6 a commit of staff to anything else', () => {
  it('bypasses the rules', async () => {
    const server = await startTestServer({ content: null });
    expect(await commit(server, [news('without-a-status')])).toMatchObject({ status: 200 });
  });
});

describe('§6 the public', () => {
  it('gets the state of a year, the keys and a check, and nothing else of the register', async () => {
    const server = await startWithHistory();
    const read = async (path: string) => {
      const answer = await fetch(
        `${server.address}v1/projects/${embeddedProjectId}/databases/(default)/documents/${site.root}/${path}`,
      );
      return answer.status;
    };
    expect(await read(`Document_Status/list/${first.year}`)).toBe(200);
    expect(await read('Document_Status/list/keys')).toBe(200);
    expect(await read(`Document_Checks/list/${first.check}`)).toBe(200);
    expect(await read(`Issued_Documents/list/${first.number}`)).toBe(403);
    for (const name of ['Document_Status', 'Document_Checks', 'Issued_Documents'])
      expect(
        await post(server, `/${site.root}/${name}:runQuery`, {
          structuredQuery: { from: [{ collectionId: 'list' }], limit: 1 },
        }),
      ).toMatchObject({ status: 403 });
    expect(await commit(server, next(), 'public')).toMatchObject(refusal);
  });
});
