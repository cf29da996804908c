/** Rows that cannot be read as documents: the store names them, leaves them out, serves the rest, and lets no stranger overwrite them. */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { openDocumentStore, StoreLost } from '../../../../../packages/embedded-firestore/src/index.ts';
import { toUserMessage } from '../../../../../server/http/serve.ts';
import type { RunningServer } from '../../../../../server/http/server.ts';
import { site } from '../../../../../src/site.ts';
import { createContentProgram } from '../../../../../tools/cli/content/commands.ts';
import { createHallProgram } from '../../../../../tools/cli/hall/commands.ts';
import { createRequestsProgram } from '../../../../../tools/cli/requests/commands.ts';
import { createStoreProgram } from '../../../../../tools/cli/store/commands.ts';
import { runScript } from '../../../../support/server/childProcess.ts';
import { runInProcess } from '../../../../support/server/runInProcess.ts';
import {
  createTempDirectory,
  post,
  startTestServer,
  testDocumentsRoot,
  testNow,
} from '../../../../support/server/runningServer.ts';
import { sampleContent } from '../../../../support/server/sampleContent.ts';
import {
  createTestClient,
  requestDocumentName,
  seedRequests,
} from '../../../../support/server/staffCommands.ts';
import { createSubmission, sendSubmission } from '../../../../support/server/submissions.ts';

const requests = `${site.root}/Form_Requests/list`;
const news = `${site.root}/News_List/list`;

/** Changes one row of a store that no server has open. */
function change(dataDir: string, sql: string, ...values: readonly (string | bigint)[]): void {
  const database = new DatabaseSync(join(dataDir, 'store.sqlite'));
  expect(database.prepare(sql).run(...values).changes).toBe(1);
  database.close();
}

const where = 'WHERE parent = ? AND id = ?';
const broken = `UPDATE document SET fields = replace(fields, '"lname":', '"lname";') ${where}`;
const damages: readonly (readonly [string, string])[] = [
  ['JSON with a wrong character', broken],
  [
    'a type with a wrong letter',
    `UPDATE document SET fields = replace(fields, 'stringValue', 'strijgValue') ${where}`,
  ],
  [
    'an invalid integer',
    `UPDATE document SET fields = replace(fields, '"integerValue":"', '"integerValue":"x') ${where}`,
  ],
  ['a list in place of its fields', `UPDATE document SET fields = '[]' ${where}`],
  ['bytes in place of its fields', `UPDATE document SET fields = CAST(fields AS BLOB) ${where}`],
  ['a time beyond the safe integers', `UPDATE document SET updated = 9223372036854775807 ${where}`],
  ['a time that is text', `UPDATE document SET created = 'x' ${where}`],
];

interface Damaged {
  readonly dataDir: string;
  readonly server: RunningServer;
  readonly log: string[];
  /** The fields of the damaged request, as the file has them. */
  readonly fields: string;
}

const [damagedId, secondId, thirdId] = ['4001', '4002', '4003'];

/** A server over three requests with their receipts, of which the first request is damaged. */
async function damaged(sql = broken): Promise<Damaged> {
  const dataDir = createTempDirectory();
  const before = await startTestServer({ dataDir });
  await seedRequests(createTestClient(before), [
    { id: damagedId, fields: { dateCreated: 1 } },
    { id: secondId, fields: { dateCreated: 2 } },
    { id: thirdId, fields: { dateCreated: 3 } },
  ]);
  await before.close();
  change(dataDir, sql, requests, damagedId);
  const fields = fieldsIn(dataDir, requests, damagedId);
  const log: string[] = [];
  return { dataDir, server: await startTestServer({ dataDir, log: (line) => log.push(line) }), log, fields };
}

const idsOf = (rows: unknown): readonly unknown[] =>
  (rows as readonly { readonly document?: { readonly name: string } }[]).flatMap(({ document }) =>
    document === undefined ? [] : [document.name.split('/').at(-1)],
  );

const listRequests = (server: RunningServer, query: object = {}) =>
  post(
    server,
    `/${site.root}/Form_Requests:runQuery`,
    { structuredQuery: { from: [{ collectionId: 'list' }], ...query } },
    'staff',
  );

const commit = (server: RunningServer, write: object, as: 'public' | 'staff') =>
  post(server, ':commit', { writes: [write] }, as);

const fieldsIn = (dataDir: string, parent: string, id: string): string => {
  const database = new DatabaseSync(join(dataDir, 'store.sqlite'), { readOnly: true });
  const row = database
    .prepare(`SELECT CAST(fields AS BLOB) AS fields FROM document ${where}`)
    .get(parent, id);
  database.close();
  return Buffer.from(row?.fields as Uint8Array).toString();
};

describe('§7 a damaged request in the store', () => {
  it.each(damages)(
    'leaves a request damaged by %s out of lists and counts, and returns the rest',
    async (_, sql) => {
      const { server } = await damaged(sql);
      const byDate = [{ field: { fieldPath: 'dateCreated' }, direction: 'DESCENDING' }];
      expect(idsOf((await listRequests(server)).body)).toEqual([secondId, thirdId]);
      expect(idsOf((await listRequests(server, { orderBy: byDate })).body)).toEqual([thirdId, secondId]);
      expect(idsOf((await listRequests(server, { limit: 1 })).body)).toEqual([secondId]);
      const counted = await post(
        server,
        `/${site.root}/Form_Requests:runAggregationQuery`,
        {
          structuredAggregationQuery: {
            structuredQuery: { from: [{ collectionId: 'list' }] },
            aggregations: [{ count: {} }],
          },
        },
        'staff',
      );
      expect(counted.body).toMatchObject([
        { result: { aggregateFields: { field_1: { integerValue: '2' } } } },
      ]);
    },
  );

  it('logs a damaged request once, with the command to restore and without its values', async () => {
    const { server, log } = await damaged();
    for (let i = 0; i < 3; i += 1) {
      await listRequests(server);
      await post(
        server,
        ':batchGet',
        { documents: [requestDocumentName({ root: testDocumentsRoot }, damagedId)] },
        'staff',
      );
    }
    expect(log).toEqual([
      expect.stringMatching(
        /^1 record of .*store\.sqlite cannot be read.*: Form_Requests\/list\/4001\. .*npm run store restore FILE/,
      ),
    ]);
    expect(log.join()).not.toContain('Dela Cruz');
  });

  it('answers staff with an error that names the damaged request, and still reads another', async () => {
    const { server } = await damaged();
    const got = await post(
      server,
      ':batchGet',
      { documents: [requestDocumentName({ root: testDocumentsRoot }, damagedId)] },
      'staff',
    );
    expect([got.status, got.body]).toEqual([
      500,
      {
        error: {
          code: 500,
          status: 'DATA_LOSS',
          message: expect.stringMatching(/Form_Requests\/list\/4001 is damaged.*store restore/),
        },
      },
    ]);
    const read = await fetch(
      `${server.address}v1/${requestDocumentName({ root: testDocumentsRoot }, damagedId)}`,
      {
        headers: { authorization: `Bearer ${server.token}` },
      },
    );
    expect(read.status).toBe(500);
    expect(
      (
        await post(
          server,
          ':batchGet',
          { documents: [requestDocumentName({ root: testDocumentsRoot }, secondId)] },
          'staff',
        )
      ).status,
    ).toBe(200);
  });

  it.each([
    ['request', 'Form_Requests', (id: string) => id],
    ['receipt', 'Request_Receipts', (id: string) => `0b1c2d3e-0000-${id}-8000-000000000000`],
    ['news record', 'News_List', (id: string) => id],
  ])('answers a stranger alike for a damaged and a missing %s', async (_, list, nameOf) => {
    const { dataDir, server } = await damaged();
    const [there, absent] = [nameOf('4001'), nameOf('4fff')];
    const name = (id: string) => `${testDocumentsRoot}/${site.root}/${list}/list/${id}`;
    await server.close();
    const documents = openDocumentStore(join(dataDir, 'store.sqlite'));
    documents.put({
      parent: `${site.root}/${list}/list`,
      id: there,
      fields: '{"a";',
      created: 1,
      updated: 1,
    });
    documents.close();
    const again = await startTestServer({ dataDir });
    const readAsStranger = async (id: string) => {
      const { status, body } = await post(again, ':batchGet', { documents: [name(id)] });
      const got = await fetch(`${again.address}v1/${name(id)}`);
      return JSON.stringify([status, body, got.status, await got.json()]).replaceAll(id, 'ID');
    };
    expect(await readAsStranger(there)).toBe(await readAsStranger(absent));
  });

  it('lets no stranger overwrite, merge into or delete a damaged request', async () => {
    const { dataDir, server, fields } = await damaged();
    const { body } = createSubmission(testNow);
    const { writes } = JSON.parse(body) as {
      writes: readonly { readonly update: { readonly fields: object } }[];
    };
    const name = requestDocumentName({ root: testDocumentsRoot }, damagedId);
    const tried = [
      { update: { name, fields: writes[0]!.update.fields } },
      { update: { name, fields: writes[0]!.update.fields }, currentDocument: { exists: false } },
      { update: { name, fields: {} } },
      { update: { name, fields: {} }, updateMask: { fieldPaths: [] } },
      { update: { name, fields: {} }, updateMask: { fieldPaths: ['lname'] } },
      { delete: name },
      { verify: name, currentDocument: { exists: true } },
    ];
    for (const write of tried) expect((await commit(server, write, 'public')).status).toBe(403);
    await server.close();
    expect(fieldsIn(dataDir, requests, damagedId)).toBe(fields);
  });

  it('accepts a new request with its receipt beside a damaged one', async () => {
    const { server } = await damaged();
    expect(await sendSubmission(server.address, createSubmission(testNow))).toBe(200);
  });

  it.each(damages)(
    'lets staff replace a request damaged by %s, and refuses to merge into it',
    async (_, sql) => {
      const { dataDir, server, log } = await damaged(sql);
      const name = requestDocumentName({ root: testDocumentsRoot }, damagedId);
      const fields = { lname: { stringValue: 'Reyes' } };
      const merged = await commit(
        server,
        { update: { name, fields }, updateMask: { fieldPaths: ['lname'] } },
        'staff',
      );
      expect([merged.status, merged.body]).toMatchObject([500, { error: { status: 'DATA_LOSS' } }]);
      expect(idsOf((await listRequests(server)).body)).toEqual([secondId, thirdId]);
      expect((await commit(server, { update: { name, fields } }, 'staff')).status).toBe(200);
      expect(idsOf((await listRequests(server)).body)).toEqual([damagedId, secondId, thirdId]);
      expect(log).toHaveLength(1);
      await server.close();
      const again: string[] = [];
      await startTestServer({ dataDir, log: (line) => again.push(line) });
      expect(again).toEqual([]);
    },
  );

  it('lets staff delete a damaged request', async () => {
    const { server } = await damaged();
    expect(
      (await commit(server, { delete: requestDocumentName({ root: testDocumentsRoot }, damagedId) }, 'staff'))
        .status,
    ).toBe(200);
    expect(
      (
        await post(
          server,
          ':batchGet',
          { documents: [requestDocumentName({ root: testDocumentsRoot }, damagedId)] },
          'staff',
        )
      ).status,
    ).toBe(200);
  });

  it('the export names a damaged request and has the rest, and the purge finds no receipt to delete', async () => {
    const { dataDir, server } = await damaged();
    await server.close();
    const exported = await runScript('tools/cli/requests.ts', ['export'], { DATA_DIR: dataDir });
    expect([exported.code, exported.error]).toEqual([0, expect.stringContaining('Form_Requests/list/4001')]);
    expect((JSON.parse(exported.out) as readonly { id: string }[]).map(({ id }) => id)).toEqual([
      secondId,
      thirdId,
    ]);
    const purged = await runScript('tools/cli/requests.ts', ['purge', '--dry-run'], { DATA_DIR: dataDir });
    expect([purged.code, purged.out]).toEqual([0, expect.stringContaining('0 receipts without a request')]);
  });
});

describe('§7 a damaged content record in the store', () => {
  it('leaves a damaged record out of a public list, and an import repairs it', async () => {
    const dataDir = createTempDirectory();
    const before = await startTestServer({ dataDir });
    const body = {
      structuredQuery: {
        from: [{ collectionId: 'list' }],
        where: {
          fieldFilter: { field: { fieldPath: 'status' }, op: 'EQUAL', value: { stringValue: 'active' } },
        },
        limit: 100,
      },
    };
    const read = async (server: RunningServer) =>
      idsOf((await post(server, `/${site.root}/News_List:runQuery`, body)).body);
    const all = await read(before);
    await before.close();
    const [first] = all;
    change(dataDir, broken.replaceAll('lname', 'status'), news, String(first));
    const server = await startTestServer({ dataDir });
    expect(await read(server)).toEqual(all.slice(1));
    await server.close();
    expect(
      (await runScript('tools/cli/content.ts', ['import', sampleContent], { DATA_DIR: dataDir })).code,
    ).toBe(0);
    expect(await read(await startTestServer({ dataDir }))).toEqual(all);
  });
});

describe('§7 backups with damaged records', () => {
  const command = (word: string, dataDir: string, ...args: readonly string[]) =>
    runScript('tools/cli/store.ts', [word, ...args], { DATA_DIR: dataDir });

  it('backs up a store with a damaged record, and names the record', async () => {
    const { dataDir, server } = await damaged();
    const file = join(createTempDirectory(), 'copy.sqlite');
    await server.close();
    const { code, error } = await command('backup', dataDir, file);
    expect([code, error]).toEqual([
      0,
      expect.stringMatching(/1 record of it cannot be read: Form_Requests\/list\/4001\./),
    ]);
    expect(existsSync(file)).toBe(true);
  });

  it('restore refuses a backup with a damaged record and names it, and accepts it with --damaged', async () => {
    const { dataDir, server } = await damaged();
    await server.close();
    const [file, other] = [join(dataDir, 'store.sqlite'), createTempDirectory()];
    const refused = await command('restore', other, file);
    expect([refused.code, refused.error]).toEqual([
      1,
      expect.stringMatching(
        /^Not done\. 1 record of .* cannot be read: Form_Requests\/list\/4001\. .* damaged\n$/,
      ),
    ]);
    expect(readdirSync(other)).toEqual([]);
    const taken = await command('restore', other, file, 'damaged');
    expect([taken.code, taken.error, taken.out]).toEqual([
      0,
      '',
      expect.stringContaining('Form_Requests/list/4001'),
    ]);
    expect(idsOf((await listRequests(await startTestServer({ dataDir: other }))).body)).toEqual([
      secondId,
      thirdId,
    ]);
  });
});

describe('§7 a lost store beside its staff token', () => {
  const start = (dataDir: string) => runScript('server/main.ts', [], { DATA_DIR: dataDir, PORT: '0' });

  /** The directory of a store that ended in order. */
  async function ended(): Promise<string> {
    const dataDir = createTempDirectory();
    await (await startTestServer({ dataDir })).close();
    return dataDir;
  }

  it.each([0, 1, 100, 511, 512, 4_095, 4_096, 8_192, 12_000])(
    'refuses a store cut to %i bytes, and leaves it unchanged',
    async (size) => {
      const dataDir = await ended();
      const file = join(dataDir, 'store.sqlite');
      const cut = readFileSync(file).subarray(0, size);
      writeFileSync(file, cut);
      const error = await startTestServer({ dataDir }).catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(StoreLost);
      expect(toUserMessage(error)).toMatch(/^StoreUnreadable: .+ npm run store restore FILE$/);
      expect(readFileSync(file).equals(cut)).toBe(true);
    },
  );

  it.each([
    ['missing', null],
    ['empty', ''],
  ])(
    'the server and the commands refuse the %s store, and name the command to restore it',
    async (state, text) => {
      const dataDir = await ended();
      const file = join(dataDir, 'store.sqlite');
      rmSync(file);
      if (text !== null) writeFileSync(file, text);
      const files = readdirSync(dataDir);
      const { code, error } = await start(dataDir);
      expect([code, error]).toEqual([
        2,
        expect.stringMatching(
          new RegExp(
            `^StoreUnreadable: \\S+store\\.sqlite is ${state}, [^\\n]+move \\S+staff-token away first\\.[^\\n]+store restore[^\\n]+\\n$`,
          ),
        ),
      ]);
      expect(readdirSync(dataDir)).toEqual(files);
      for (const [createProgram, args] of [
        [createRequestsProgram, ['export']],
        [createHallProgram, ['check']],
        [createContentProgram, ['import']],
        [createContentProgram, ['import', '--dry-run']],
        [createContentProgram, ['export', join(createTempDirectory(), 'out')]],
        [createStoreProgram, ['backup', join(createTempDirectory(), 'copy.sqlite')]],
      ] as const) {
        const done = await runInProcess(createProgram, args, { DATA_DIR: dataDir });
        expect([args, done.code, done.error]).toEqual([
          args,
          1,
          expect.stringMatching(/StoreUnreadable: [^\n]+store restore/),
        ]);
      }
      expect(readdirSync(dataDir)).toEqual(files);
    },
  );

  it('refuses a store that has a first page and no table', async () => {
    const dataDir = await ended();
    const file = join(dataDir, 'store.sqlite');
    writeFileSync(file, '');
    const database = new DatabaseSync(file);
    database.exec('PRAGMA journal_mode = WAL');
    database.close();
    await expect(startTestServer({ dataDir })).rejects.toThrow('holds nothing');
  });

  it('refuses an empty store file beside a log, and leaves the log unchanged', async () => {
    const dataDir = createTempDirectory();
    writeFileSync(join(dataDir, 'store.sqlite'), '');
    writeFileSync(join(dataDir, 'store.sqlite-wal'), 'what was written last');
    await expect(startTestServer({ dataDir })).rejects.toThrow(
      'store.sqlite-wal says that there was a store',
    );
    expect(readFileSync(join(dataDir, 'store.sqlite-wal'), 'utf8')).toBe('what was written last');
  });

  it('restores a backup of a lost store, and moves the leftover log aside', async () => {
    const dataDir = await ended();
    const copy = join(createTempDirectory(), 'copy.sqlite');
    expect((await runScript('tools/cli/store.ts', ['backup', copy], { DATA_DIR: dataDir })).code).toBe(0);
    rmSync(join(dataDir, 'store.sqlite'));
    writeFileSync(join(dataDir, 'store.sqlite-wal'), 'of another store');
    expect((await runScript('tools/cli/store.ts', ['restore', copy], { DATA_DIR: dataDir })).code).toBe(0);
    expect(readdirSync(dataDir).some((name) => /^store-before-.*-wal$/.test(name))).toBe(true);
    await startTestServer({ dataDir });
  });

  it('creates a new store once the staff token is removed too', async () => {
    const dataDir = await ended();
    for (const name of ['store.sqlite', 'staff-token']) rmSync(join(dataDir, name));
    const log: string[] = [];
    await startTestServer({ dataDir, log: (line) => log.push(line) });
    expect(log).toEqual([expect.stringMatching(/^Loaded \d+ records into a new store\.$/)]);
  });
});

describe('§7 a first start that failed', () => {
  it.each([
    ['before SQLite wrote a byte', (file: string) => writeFileSync(file, '')],
    ['between the store and the token', (file: string) => openDocumentStore(file).close()],
  ])('starts again after a first start that failed %s', async (_, leftBy) => {
    const dataDir = createTempDirectory();
    leftBy(join(dataDir, 'store.sqlite'));
    const log: string[] = [];
    await startTestServer({ dataDir, log: (line) => log.push(line) });
    expect(log).toEqual([expect.stringMatching(/^Loaded \d+ records into a new store\.$/)]);
  });
});
