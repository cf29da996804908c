/** A store's file with a schema that no store has: its triggers, views or checks would run within the server. */
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { site } from '../../../../../src/site.ts';
import { runScript } from '../../../../support/server/childProcess.ts';
import { readExportedRequests } from '../../../../support/server/exportedRequests.ts';
import { createTempDirectory, post, startTestServer } from '../../../../support/server/runningServer.ts';
import { createTestClient, seedRequests } from '../../../../support/server/staffCommands.ts';

const storeOf = (dataDir: string): string => join(dataDir, 'store.sqlite');

/** A data directory with two requests, of a server that has stopped. */
async function createStore(): Promise<string> {
  const dataDir = createTempDirectory();
  const server = await startTestServer({ dataDir, content: null });
  await seedRequests(createTestClient(server), [
    { id: '4001', fields: { lname: 'Sample-One' } },
    { id: '4002', fields: { lname: 'Sample-Two' } },
  ]);
  await server.close();
  return dataDir;
}

function alter(file: string, sql: string): void {
  const database = new DatabaseSync(file);
  database.exec(sql);
  database.close();
}

const rename = (columns: string, copied: string): string => `
  ALTER TABLE document RENAME TO former;
  CREATE TABLE document (${columns}, PRIMARY KEY (parent, id)) WITHOUT ROWID;
  INSERT INTO document ${copied};
  DROP TABLE former;`;
const plainColumns =
  'parent TEXT NOT NULL, id TEXT NOT NULL, fields TEXT NOT NULL, created INTEGER NOT NULL, updated INTEGER NOT NULL';

const additions = {
  'a trigger that ignores deletions': [
    'CREATE TRIGGER a BEFORE DELETE ON document BEGIN SELECT RAISE(IGNORE); END',
    'trigger a',
  ],
  'a trigger that changes requests': [
    `CREATE TRIGGER b AFTER INSERT ON document BEGIN
       UPDATE document SET fields = replace(fields, 'Sample', 'Changed') WHERE id = new.id AND parent = new.parent; END`,
    'trigger b',
  ],
  'a table of its own, filled by a trigger': [
    `CREATE TABLE kept (fields TEXT); CREATE TRIGGER c AFTER INSERT ON document BEGIN INSERT INTO kept VALUES (new.fields); END`,
    'table kept, trigger c',
  ],
  'a view': ['CREATE VIEW d AS SELECT fields FROM document', 'view d'],
  'an index over an expression': ['CREATE INDEX e ON document (length(fields))', 'index e'],
  'a name with a line break': ['CREATE TABLE "f\ng" (a)', 'table f?g'],
} as const;

const replacements = {
  'a check in its table': rename(`${plainColumns}, CHECK (length(fields) >= 0)`, 'SELECT * FROM former'),
  'a default in its table': rename(
    plainColumns.replace('updated INTEGER NOT NULL', 'updated INTEGER NOT NULL DEFAULT 1'),
    'SELECT * FROM former',
  ),
  'a generated column in its table': rename(
    `${plainColumns}, again TEXT GENERATED ALWAYS AS (upper(fields))`,
    'SELECT * FROM former',
  ),
  'a view in place of its table':
    'ALTER TABLE document RENAME TO former; CREATE VIEW document AS SELECT * FROM former',
  'no table of notes': 'DROP TABLE note',
} as const;

const runServer = (dataDir: string) => runScript('server/main.ts', [], { DATA_DIR: dataDir, PORT: '0' });
const restore = (dataDir: string, file: string) =>
  runScript('tools/cli/store.ts', ['restore', file], { DATA_DIR: dataDir });

describe('§7 a store file with the counts that ANALYZE keeps', () => {
  it('is served and restored without a word about them', async () => {
    const dataDir = await createStore();
    alter(storeOf(dataDir), 'ANALYZE');
    const copy = join(createTempDirectory(), 'copy.sqlite');
    copyFileSync(storeOf(dataDir), copy);
    const server = await startTestServer({ dataDir, content: null });
    await server.close();
    const ended = await restore(dataDir, copy);
    expect([ended.code, ended.error]).toEqual([0, '']);
    expect(ended.out).not.toContain('no store has');
  });

  it('is refused where a table of such a name could run something', async () => {
    const dataDir = await createStore();
    alter(storeOf(dataDir), 'CREATE TABLE planted_sta1 (tbl, idx, stat AS (upper(tbl)))');
    // SQLite reserves the name, but a person who writes the file by hand can use it.
    const bytes = readFileSync(storeOf(dataDir), 'latin1').replaceAll('planted_sta1', 'sqlite_stat1');
    writeFileSync(storeOf(dataDir), bytes, 'latin1');
    expect((await runServer(dataDir)).error).toContain('has what no store has (table sqlite_stat1)');
  });
});

describe('§7 a store file with a foreign schema', () => {
  it.each([
    ...Object.entries(additions).map(([what, [sql]]) => [what, sql]),
    ...Object.entries(replacements),
  ])(
    'refuses to start on a file with %s, names the next step, and leaves the file as it is',
    async (_, sql = '') => {
      const dataDir = await createStore();
      alter(storeOf(dataDir), sql);
      const before = readFileSync(storeOf(dataDir));
      const { code, error } = await runServer(dataDir);
      expect([code, error]).toEqual([
        2,
        expect.stringMatching(
          /^StoreUnreadable: [^\n]+store\.sqlite (has what no store has|does not have the tables of a store) \([^\n]+\): [^\n]+ npm run store restore [^\n]+\n$/,
        ),
      ]);
      expect(readFileSync(storeOf(dataDir)).equals(before)).toBe(true);
    },
  );

  it.each(Object.entries(additions))(
    'restores the records alone of a copy with %s, and says what it left out',
    async (_, [sql, left]) => {
      const [dataDir, copy] = [createTempDirectory(), join(createTempDirectory(), 'copy.sqlite')];
      copyFileSync(storeOf(await createStore()), copy);
      alter(copy, sql);
      const ended = await restore(dataDir, copy);
      expect([ended.code, ended.error]).toEqual([0, '']);
      expect(ended.out).toContain(`The copy also has what no store has (${left}): it was left out.`);

      const server = await startTestServer({ dataDir, content: null });
      const client = createTestClient(server);
      await seedRequests(client, [{ id: '4003', fields: { lname: 'Sample-Three' } }]);
      const name = `${client.root}/${site.root}/Form_Requests/list/4001`;
      expect((await post(server, ':commit', { writes: [{ delete: name }] }, 'staff')).status).toBe(200);
      const names = (await readExportedRequests(dataDir)).map(({ lname }) => lname);
      expect(names.toSorted()).toEqual(['Sample-Three', 'Sample-Two']);
    },
  );

  it.each(Object.entries(replacements))('advises another copy for a store with %s', async (_, sql) => {
    const dataDir = await createStore();
    alter(storeOf(dataDir), sql);
    expect((await runServer(dataDir)).error).toMatch(
      /does not have the tables .+ npm run store restore FILE\n$/,
    );
  });

  it.each(Object.entries(replacements))('refuses a copy with %s', async (_, sql) => {
    const [dataDir, copy] = [createTempDirectory(), join(createTempDirectory(), 'copy.sqlite')];
    copyFileSync(storeOf(await createStore()), copy);
    alter(copy, sql);
    const { code, error } = await restore(dataDir, copy);
    expect([code, error]).toEqual([1, expect.stringContaining('does not have the tables of a store (')]);
    expect(readdirSync(dataDir)).toEqual([]);
  });

  it('goes on with the records of a refused store by the command that the refusal names', async () => {
    const dataDir = await createStore();
    alter(storeOf(dataDir), additions['a trigger that ignores deletions'][0]);
    const [, file = ''] = /store restore (.+)$/m.exec((await runServer(dataDir)).error) ?? [];
    expect((await restore(dataDir, file)).code).toBe(0);
    await startTestServer({ dataDir, content: null });
    const names = (await readExportedRequests(dataDir)).map(({ lname }) => lname);
    expect(names.toSorted()).toEqual(['Sample-One', 'Sample-Two']);
  });
});
