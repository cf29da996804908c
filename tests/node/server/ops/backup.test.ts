/** Backs up the store while it is written to, and restores it. */
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openDocumentStore } from '../../../../packages/embedded-firestore/src/index.ts';
import { site } from '../../../../src/site.ts';
import { createStoreProgram } from '../../../../tools/cli/store/commands.ts';
import { runScript, startServerProcess } from '../../../support/server/childProcess.ts';
import { runInProcess } from '../../../support/server/runInProcess.ts';
import {
  createTempDirectory,
  startTestServer,
  testNow,
  writeFiles,
} from '../../../support/server/runningServer.ts';
import { createSubmission, readStoredList, sendSubmission } from '../../../support/server/submissions.ts';

const backup = (dataDir: string, ...args: readonly string[]) =>
  runScript('tools/cli/store.ts', ['backup', ...args], { DATA_DIR: dataDir });
const restore = (dataDir: string, ...args: readonly string[]) =>
  runScript('tools/cli/store.ts', ['restore', ...args], { DATA_DIR: dataDir });

/** The ids of a list in a store's file. */
function idsIn(file: string, list: string): readonly string[] {
  const documents = openDocumentStore(file);
  const ids = [...documents.scan(`${site.root}/${list}/list`, '')].map(({ id }) => id);
  documents.close();
  return ids;
}

const onlyOwner = (file: string): number => statSync(file).mode & 0o077;

describe('§7 npm run store backup', () => {
  it('backs up the store at one instant during writes, with as many receipts as requests', async () => {
    const dataDir = createTempDirectory();
    const server = await startTestServer({ dataDir, content: null, now: Date.now });
    const before = [1, 2, 3].map(() => createSubmission(Date.now()));
    for (const sending of before) expect(await sendSubmission(server.address, sending)).toBe(200);
    let goesOn = true;
    const write = async (): Promise<void> => {
      while (goesOn) await sendSubmission(server.address, createSubmission(Date.now()));
    };
    const writing = Promise.all([write(), write(), write(), write()]);
    const file = join(createTempDirectory(), 'copy.sqlite');
    const { code, out, error } = await backup(dataDir, file);
    goesOn = false;
    await writing;

    expect([code, error]).toEqual([0, '']);
    expect(out).toContain(`into ${file}`);
    expect(out).toContain(`npm run store restore ${file}`);
    expect(onlyOwner(file)).toBe(0);
    const requests = idsIn(file, 'Form_Requests');
    expect(requests).toEqual(expect.arrayContaining(before.map(({ id }) => id)));
    expect(idsIn(file, 'Request_Receipts')).toHaveLength(requests.length);
    expect(readdirSync(dataDir).filter((name) => name.includes('backup'))).toEqual([]);
  });

  it('leaves no copy beside the store of a server that is killed while it sends one', async () => {
    const dataDir = createTempDirectory();
    // More than what fits into the buffers of a connection that is not read.
    const documents = openDocumentStore(join(dataDir, 'store.sqlite'));
    documents.transaction(() => {
      for (let at = 0; at < 40; at += 1)
        documents.put({
          parent: `${site.root}/Form_Requests/list`,
          id: `4${at}`,
          fields: `{"lname":{"stringValue":"${'Planted-Surname '.repeat(60_000)}"}}`,
          created: 1,
          updated: 1,
        });
    });
    documents.close();
    const server = await startServerProcess(dataDir);
    const token = readFileSync(join(dataDir, 'staff-token'), 'utf8');
    const sending = await fetch(`${server.address}v1/backup`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(sending.status).toBe(200);
    expect(readdirSync(dataDir).filter((name) => name.includes('backup'))).toEqual([]);
    await server.end('SIGKILL');
    await expect(sending.arrayBuffer()).rejects.toThrow();
    expect(
      readdirSync(dataDir)
        .filter((name) => name !== 'reserve')
        .toSorted(),
    ).toEqual(['address', 'staff-token', 'store.sqlite', 'store.sqlite-wal']);
  });

  it.each([
    ['a server starts', (dataDir: string) => startTestServer({ dataDir }).then((server) => server.close())],
    [
      'a command opens the store without a server',
      (dataDir: string) => runScript('tools/cli/requests.ts', ['export'], { DATA_DIR: dataDir }),
    ],
  ])(
    'once %s, nothing is left of backups and restores that were killed, and finished copies stay',
    async (_, open) => {
      const dataDir = createTempDirectory();
      await (await startTestServer({ dataDir })).close();
      writeFiles(dataDir, {
        'unfinished-backup-AbC123/store.sqlite': 'Planted-Surname',
        'unfinished-backup-AbC123/store.sqlite-journal': 'Planted-Surname',
        'store.sqlite.arriving': 'Planted-Surname',
        'store.sqlite.arriving-wal': 'Planted-Surname',
        'backups/store-1.sqlite.unfinished': 'Planted-Surname',
        'backups/store-1.sqlite': 'kept',
        'store-before-1.sqlite': 'kept',
        'backup-of-monday/store.sqlite': 'kept',
      });
      await open(dataDir);
      const left = readdirSync(dataDir, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => relative(dataDir, join(parentPath, name)));
      expect(
        left.filter((name) => !/^(staff-token|store\.sqlite|looks\.json)$/.test(name)).toSorted(),
      ).toEqual(['backup-of-monday/store.sqlite', 'backups/store-1.sqlite', 'store-before-1.sqlite']);
    },
  );

  it('reports a folder that looks like a copy of a former version, without removing it', async () => {
    const dataDir = createTempDirectory();
    writeFiles(dataDir, { 'backup-MQfWZc/store.sqlite': 'Planted-Surname' });
    const lines: string[] = [];
    await (await startTestServer({ dataDir, content: null, log: (line) => lines.push(line) })).close();
    expect(lines).toEqual([
      expect.stringMatching(/backup-MQfWZc may be left of a server that was killed .* delete it, unless/),
    ]);
    expect(readdirSync(dataDir)).toContain('backup-MQfWZc');
  });

  it('starts where the folder of the copies cannot be read, and says so', async () => {
    const dataDir = createTempDirectory();
    await (await startTestServer({ dataDir, content: null })).close();
    writeFiles(dataDir, { backups: 'no folder' });
    const lines: string[] = [];
    const server = await startTestServer({ dataDir, content: null, log: (line) => lines.push(line) });
    expect(await sendSubmission(server.address, createSubmission(testNow))).toBe(200);
    expect(lines.filter((line) => line.startsWith('Unfinished copies in '))).toEqual([
      expect.stringContaining(`${join(dataDir, 'backups')} cannot be removed (ENOTDIR`),
    ]);
  });

  it('takes the place of an unfinished copy of the same name', async () => {
    const [dataDir, copies] = [createTempDirectory(), createTempDirectory()];
    await (await startTestServer({ dataDir })).close();
    writeFiles(copies, { 'copy.sqlite.unfinished': 'torn' });
    expect(await backup(dataDir, join(copies, 'copy.sqlite'))).toMatchObject({ code: 0, error: '' });
    expect(readdirSync(copies)).toEqual(['copy.sqlite']);
    expect(onlyOwner(join(copies, 'copy.sqlite'))).toBe(0);
  });

  it('backs up a stopped store into DATA_DIR/backups if no file is named, readable by its owner alone', async () => {
    const dataDir = createTempDirectory();
    await (await startTestServer({ dataDir })).close();
    expect(await backup(dataDir)).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^Copied [\d,]+ records/),
    });
    const [name = ''] = readdirSync(join(dataDir, 'backups'));
    expect(onlyOwner(join(dataDir, 'backups', name))).toBe(0);
  });

  it.each([
    ['two file names', ['a', 'b'], 2, /Too many arguments for 'backup'/],
    ['an unknown option', ['--fast'], 2, /Help: npm run store help backup/],
    ['a file that exists already', ['there'], 1, /is there already/],
    ['a data directory without a store', ['new.sqlite'], 1, /There is no store/],
  ])('store backup refuses %s and writes nothing', async (_, args, code, errorPattern) => {
    const directory = createTempDirectory();
    writeFileSync(join(directory, 'there'), 'kept');
    const files = args.map((arg) => (arg.startsWith('--') ? arg : join(directory, arg)));
    const env = { DATA_DIR: join(directory, 'none') };
    const ended = await runInProcess(createStoreProgram, ['backup', ...files], env);
    expect([ended.code, ended.error]).toEqual([code, expect.stringMatching(errorPattern)]);
    expect(readdirSync(directory)).toEqual(['there']);
    expect(readFileSync(join(directory, 'there'), 'utf8')).toBe('kept');
  });

  it.each([
    ['a client without a token', 'GET', {}, 401],
    ['a client with a wrong token', 'GET', { authorization: `Bearer ${'x'.repeat(43)}` }, 401],
    ['a POST request', 'POST', {}, 405],
  ])('refuses a backup over HTTP to %s', async (_, method, headers, status) => {
    const server = await startTestServer();
    const answer = await fetch(`${server.address}v1/backup`, { method, headers });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      status,
      'text/plain; charset=utf-8',
    ]);
  });
});

describe('§7 npm run store restore', () => {
  it('restores a backup once the server is stopped, and stores the replaced store beside it', async () => {
    const [dataDir, file] = [createTempDirectory(), join(createTempDirectory(), 'copy.sqlite')];
    const [early, late] = [createSubmission(Date.now()), createSubmission(Date.now())];
    const server = await startServerProcess(dataDir);
    await sendSubmission(server.address, early);
    expect((await backup(dataDir, file)).code).toBe(0);
    await sendSubmission(server.address, late);
    expect(await restore(dataDir, file)).toMatchObject({
      code: 1,
      error: expect.stringContaining('stop it first'),
    });
    expect(readdirSync(dataDir).filter((name) => name.includes('arriving'))).toEqual([]);
    await server.end('SIGKILL');

    const ended = await restore(dataDir, file);
    expect([ended.code, ended.error]).toEqual([0, '']);
    const [former = ''] = readdirSync(dataDir).filter((name) => name.startsWith('store-before-'));
    expect(ended.out).toContain(former);
    expect(idsIn(join(dataDir, former), 'Form_Requests')).toHaveLength(2);
    const again = await startServerProcess(dataDir);
    const token = readFileSync(join(dataDir, 'staff-token'), 'utf8');
    expect([...(await readStoredList(again.address, token, 'Form_Requests')).keys()]).toEqual([early.id]);
    expect(await sendSubmission(again.address, late)).toBe(200);
  });

  it('replaces a damaged store with a backup, and leaves the damaged file unchanged beside it', async () => {
    const [dataDir, file] = [createTempDirectory(), join(createTempDirectory(), 'copy.sqlite')];
    await (await startTestServer({ dataDir, now: () => testNow })).close();
    expect((await backup(dataDir, file)).code).toBe(0);
    writeFileSync(join(dataDir, 'store.sqlite'), 'broken');
    expect((await restore(dataDir, file)).code).toBe(0);
    const [former = ''] = readdirSync(dataDir).filter((name) => name.startsWith('store-before-'));
    expect(readFileSync(join(dataDir, former), 'utf8')).toBe('broken');
    await startServerProcess(dataDir);
  });

  it.each([
    ['a call without a file name', [], 2, /Missing required argument 'FILE'/],
    ['a missing file', ['none.sqlite'], 1, /There is no file/],
    ['a text file', ['text'], 1, /cannot be read as a store/],
    ['a directory', ['folder'], 1, /cannot be read as a store/],
    ['an empty file', ['empty'], 1, /is not a store\./],
  ])('store restore refuses %s and leaves the store unchanged', async (_, args, code, errorPattern) => {
    const dataDir = createTempDirectory();
    await (await startTestServer({ dataDir })).close();
    const before = readFileSync(join(dataDir, 'store.sqlite'));
    writeFileSync(join(dataDir, 'text'), 'text '.repeat(1_000));
    writeFileSync(join(dataDir, 'empty'), '');
    mkdirSync(join(dataDir, 'folder'));
    const files = args.map((name) => join(dataDir, name));
    const ended = await runInProcess(createStoreProgram, ['restore', ...files], { DATA_DIR: dataDir });
    expect([ended.code, ended.error]).toEqual([code, expect.stringMatching(errorPattern)]);
    expect(readFileSync(join(dataDir, 'store.sqlite')).equals(before)).toBe(true);
    expect(readdirSync(dataDir).toSorted()).toEqual([
      'empty',
      'folder',
      'staff-token',
      'store.sqlite',
      'text',
    ]);
  });
});
