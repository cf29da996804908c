/** Data directories of earlier versions (docs/decisions/0045-stored-data.md): written literally, and opened by the current server and commands. */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { site } from '../../../../../src/site.ts';
import { runScript } from '../../../../support/server/childProcess.ts';
import {
  createTempDirectory,
  post,
  startTestServer,
  testDocumentsRoot,
  testNow,
  writeFiles,
} from '../../../../support/server/runningServer.ts';

const token = 'sampleTokenOf43signs-AvBROtjupsBF8xOXbQZKGl';
const code = '01234567-89ab-4f3a-9c1b-0123456789ab';

const sentence =
  'The files of a data directory are an interface: a hall may hold them as recorded in tests/support/stored. ' +
  'A changed one needs code that reads the recorded one still (docs/decisions/0045-stored-data.md); then record the new one beside it.';

/** A data directory as the recorded version left it. */
const recordedDirectory = (): string => {
  const dataDir = createTempDirectory();
  writeFiles(dataDir, {
    'staff-token': token,
    'looks.json': `${JSON.stringify({ 'embedded list': '2031-05-06T02:00:00.000Z' }, null, 2)}\n`,
  });
  const database = new DatabaseSync(join(dataDir, 'store.sqlite'));
  const sql = readFileSync(join(import.meta.dirname, '../../../../support/stored/store.sql'), 'utf8');
  database.exec(sql.replaceAll('<root>', site.root));
  database.close();
  return dataDir;
};

describe('§7 a recorded data directory', () => {
  it('opens a recorded directory with the same token, public receipts and private requests', async () => {
    const server = await startTestServer({ dataDir: recordedDirectory(), content: null });
    expect(server.token).toBe(token);
    const get = async (path: string) =>
      (
        await fetch(`${server.address}v1/${testDocumentsRoot}/${site.root}/${path}`)
      ).json() as Promise<object>;
    expect(await get(`Request_Receipts/list/${code}`)).toMatchObject({
      fields: {
        recordId: { stringValue: '4f3a' },
        state: { stringValue: 'ready' },
        since: { integerValue: String(testNow) },
      },
      createTime: '2031-05-06T03:00:00.000000Z',
    });
    expect(await get('Request_Receipts/list/01234567-89ab-4f3b-9c1b-0123456789ab')).toMatchObject({
      fields: { recordId: { stringValue: '4f3b-9c1b' } },
    });
    expect(await get('Form_Requests/list/4f3a')).toMatchObject({ error: { code: 403 } });
  });

  it('serves the content of a recorded directory, and loads no initial content over it', async () => {
    const server = await startTestServer({ dataDir: recordedDirectory() });
    const { body } = await post(server, `/${site.root}/EmergencyContact_List:runQuery`, {
      structuredQuery: {
        from: [{ collectionId: 'list' }],
        where: {
          fieldFilter: { field: { fieldPath: 'status' }, op: 'EQUAL', value: { stringValue: 'active' } },
        },
        limit: 10,
      },
    });
    const names = (body as { document?: { name: string } }[]).map(({ document }) => document?.name);
    expect(names.map((name) => name?.split('/').at(-1))).toEqual(['sample-desk']);
  });

  it.each([['running'], ['stopped']])(
    "staff's commands read a recorded directory with the server %s",
    async (state) => {
      const dataDir = recordedDirectory();
      const server = state === 'running' ? await startTestServer({ dataDir, content: null }) : null;
      const env = { DATA_DIR: dataDir };
      const { code, out, error } = await runScript('tools/cli/requests.ts', ['export'], env);
      expect([code, error]).toEqual([0, '']);
      expect(JSON.parse(out)).toMatchObject([
        { id: '4f3a', lname: 'Sample-Ñ', fname: 'Resident', birthDate: '1990-02-28' },
        { id: '4f3b-9c1b', lname: 'Sample-Next' },
      ]);
      await server?.close();
    },
  );

  it('stores a new state of a recorded request across a restart', async () => {
    const dataDir = recordedDirectory();
    const first = await startTestServer({ dataDir, content: null });
    const name = `${testDocumentsRoot}/${site.root}/Request_Receipts/list/01234567-89ab-4f3b-9c1b-0123456789ab`;
    const write = {
      update: { name, fields: { state: { stringValue: 'ready' } } },
      updateMask: { fieldPaths: ['state'] },
    };
    expect((await post(first, ':commit', { writes: [write] }, 'staff')).status).toBe(200);
    await first.close();
    const second = await startTestServer({ dataDir, content: null });
    const { body } = await post(second, ':batchGet', { documents: [name] }, 'staff');
    expect(body).toMatchObject([{ found: { fields: { state: { stringValue: 'ready' } } } }]);
  });
});

describe('§7 a new data directory', () => {
  it('a new data directory has the recorded schema, notes, token format and file modes', async () => {
    const dataDir = createTempDirectory();
    const server = await startTestServer({ dataDir });
    await server.close();
    const made = new DatabaseSync(join(dataDir, 'store.sqlite'));
    const recorded = new DatabaseSync(join(recordedDirectory(), 'store.sqlite'));
    const schemaOf = (database: DatabaseSync) => [
      database
        .prepare('SELECT name, sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY name')
        .all()
        .map(({ name, sql }) => [name, String(sql).replace(/\s+/g, ' ')]),
      database.prepare('PRAGMA user_version').get()?.user_version,
      database
        .prepare('SELECT name FROM note')
        .all()
        .map(({ name }) => name),
    ];
    expect(schemaOf(made), sentence).toEqual(schemaOf(recorded));
    made.close();
    recorded.close();
    expect(readFileSync(join(dataDir, 'staff-token'), 'utf8'), sentence).toMatch(/^[\w-]{43}$/);
    for (const file of ['store.sqlite', 'staff-token'])
      expect(statSync(join(dataDir, file)).mode & 0o777, file).toBe(0o600);
  });
});
