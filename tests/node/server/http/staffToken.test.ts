/** The staff token is replaced after a clerk has left, and the log says when the store was copied and emptied. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createStaffLog } from '../../../../server/http/staffLog.ts';
import { site } from '../../../../src/site.ts';
import { createStaffProgram } from '../../../../tools/cli/staff/commands.ts';
import { startServerProcess } from '../../../support/server/childProcess.ts';
import {
  createTempDirectory,
  post,
  startTestServer,
  testDocumentsRoot,
  testNow,
} from '../../../support/server/runningServer.ts';
import { createTestClient, runAsStaff, seedRequests } from '../../../support/server/staffCommands.ts';

const tokenIn = (dataDir: string): string => readFileSync(join(dataDir, 'staff-token'), 'utf8');

const newToken = (dataDir: string): Promise<string> =>
  runAsStaff(['new-token'], { DATA_DIR: dataDir }, testNow, createStaffProgram);

/** The statuses of a query, a commit and a backup with this token. */
async function tryToken(address: string, token: string): Promise<readonly number[]> {
  const headers = { authorization: `Bearer ${token}` };
  const send = async (path: string, init: RequestInit): Promise<number> => {
    const response = await fetch(`${address}v1/${path}`, { ...init, headers });
    await response.arrayBuffer();
    return response.status;
  };
  const query = { structuredQuery: { from: [{ collectionId: 'list' }], limit: 1 } };
  const call = (path: string, body: unknown) =>
    send(`${testDocumentsRoot}${path}`, { method: 'POST', body: JSON.stringify(body) });
  return [
    await call(`/${site.root}/Form_Requests:runQuery`, query),
    await call(':commit', { writes: [] }),
    await send('backup', {}),
  ];
}

const [staff, refused] = [
  [200, 200, 200],
  [401, 401, 401],
];

describe('§6 npm run staff new-token', () => {
  it('replaces the token of a running server at once, for every kind of call', async () => {
    const dataDir = createTempDirectory();
    const { address } = await startServerProcess(dataDir);
    const old = tokenIn(dataDir);
    expect(await tryToken(address, old)).toEqual(staff);
    const printed = await newToken(dataDir);
    expect(printed).toContain('The running server takes it.');
    expect(printed).not.toContain(tokenIn(dataDir));
    expect(tokenIn(dataDir)).not.toBe(old);
    expect(await tryToken(address, old)).toEqual(refused);
    expect(await tryToken(address, tokenIn(dataDir))).toEqual(staff);
  });

  it('replaces the token where no server runs, and the next one takes it', async () => {
    const dataDir = createTempDirectory();
    const former = await startTestServer({ dataDir, content: null });
    await former.close();
    expect(await newToken(dataDir)).toContain('No server is running');
    const { address, token } = await startTestServer({ dataDir, content: null });
    expect(token).not.toBe(former.token);
    expect(await tryToken(address, former.token)).toEqual(refused);
  });

  it('makes a token where the file was deleted, and says what to do about a server that does not take it', async () => {
    const dataDir = createTempDirectory();
    const stranger = await startTestServer({ content: null });
    await (await startTestServer({ dataDir, content: null })).close();
    rmSync(join(dataDir, 'staff-token'));
    writeFileSync(join(dataDir, 'address'), stranger.address);
    await expect(newToken(dataDir)).rejects.toThrow('Stop that server, then npm start');
    expect(tokenIn(dataDir)).toMatch(/^[\w-]{43}$/);
  });

  it('refuses a directory without a store, and makes nothing there', async () => {
    await expect(newToken(join(createTempDirectory(), 'none'))).rejects.toThrow('There is no store');
  });
});

describe('§6 a text that is almost the staff token', () => {
  it.each<readonly [name: string, change: (token: string) => string]>([
    ['without its last character', (token) => token.slice(0, -1)],
    ['with one character more', (token) => `${token}a`],
    ['that is its first character', (token) => token.slice(0, 1)],
    ['in other letters', (token) => token.toLowerCase()],
  ])('opens nothing: one %s', async (_, change) => {
    const { address, token } = await startTestServer({ content: null });
    expect(await tryToken(address, change(token))).toEqual(refused);
  });
});

describe('§6 a staff token whose file is not as it was', () => {
  it.each([
    ['deleted', (file: string) => rmSync(file)],
    ['emptied', (file: string) => writeFileSync(file, '')],
    ['overwritten', (file: string) => writeFileSync(file, 'no token')],
  ])('opens nothing anymore once its file is %s', async (_, change) => {
    const dataDir = createTempDirectory();
    const { address, token } = await startTestServer({ dataDir, content: null });
    expect(await tryToken(address, token)).toEqual(staff);
    change(join(dataDir, 'staff-token'));
    expect(await tryToken(address, token)).toEqual(refused);
  });
});

describe('§6 the log of what staff do with the whole store', () => {
  const time = '2031-05-06T03:00:00.000Z';

  it('has one line with its time, and without a name, for a backup and for a purge of many calls', async () => {
    const log: string[] = [];
    const server = await startTestServer({ content: null, log: (line) => void log.push(line) });
    const client = createTestClient(server);
    await seedRequests(client, [{ id: '4f3a' }, { id: '4f3b', code: null }]);
    expect((await tryToken(server.address, server.token)).at(-1)).toBe(200);
    for (const id of ['4f3a', '4f3b'])
      await client.post(':commit', {
        writes: [{ delete: `${testDocumentsRoot}/${site.root}/Form_Requests/list/${id}` }],
      });
    await server.close();
    expect(log).toEqual([`${time} A copy of the whole store is sent.`, `${time} Staff deleted 2 records.`]);
  });

  it('says nothing of a deletion that was refused', async () => {
    const log: string[] = [];
    const server = await startTestServer({ content: null, log: (line) => void log.push(line) });
    const name = `${testDocumentsRoot}/${site.root}/Form_Requests/list/4f3a`;
    const writes = [{ delete: name, currentDocument: { exists: true } }];
    expect((await post(server, ':commit', { writes }, 'staff')).status).toBe(404);
    await server.close();
    expect(log).toEqual([]);
  });

  it('dates a purge by its first deletion', () => {
    const log: string[] = [];
    let now = testNow;
    const staffLog = createStaffLog(
      (line) => void log.push(line),
      () => now,
    );
    staffLog.addDeletions(1);
    now += 30_000;
    staffLog.addDeletions(500);
    staffLog.close();
    staffLog.close();
    expect(log).toEqual([`${time} Staff deleted 501 records.`]);
  });
});
