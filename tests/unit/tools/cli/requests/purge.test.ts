/** What is kept no longer is deleted, with its receipts, and to the last byte. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { listRecords } from '../../../../../src/staff-core/records.ts';
import { openLocalClient, type StoreClient } from '../../../../../tools/cli/lib/storeClient.ts';
import { toCommits } from '../../../../../tools/cli/requests/erase.ts';
import { count } from '../../../../support/sampling.ts';
import { run } from '../../../../support/server/childProcess.ts';
import { moment, running, temporary } from '../../../../support/server/runningServer.ts';
import {
  asStaff,
  codeOf,
  doorOf,
  leave,
  receiptName,
  requestName,
} from '../../../../support/server/staffCommands.ts';

const day = 86_400_000;
/** Over and not over on whatever day this runs. */
const [past, ahead] = ['2020-01-06T09:00', '9999-01-04T09:00'];

async function served(): Promise<{
  readonly door: StoreClient;
  readonly env: { readonly DATA_DIR: string };
}> {
  const dataDir = temporary();
  return { door: doorOf(await running({ dataDir, content: null })), env: { DATA_DIR: dataDir } };
}

async function idsIn(door: StoreClient, collection: string): Promise<readonly string[]> {
  const ids: string[] = [];
  for await (const { id } of listRecords(door, collection)) ids.push(id);
  return ids;
}

describe('§7 a purge', () => {
  it('deletes what is over, with every receipt of it, and keeps the rest', async () => {
    const { door, env } = await served();
    const second = codeOf('4002');
    await leave(door, [
      { id: '4001' },
      { id: '4002', told: { state: 'refused', since: moment - 31 * day, reason: 'not-free' } },
      { id: '4003', told: { state: 'refused', since: moment - 29 * day, reason: 'not-free' } },
      {
        id: '4004',
        told: { state: 'ready', since: moment - 31 * day },
        fields: { schedule: '2030-11-07T10:59' },
      },
      { id: '4005', fields: { schedule: '2030-11-07T11:01' } },
      { id: '4006', code: null, fields: { schedule: '2030-11-01T09:00' } },
    ]);
    const receipt = { name: receiptName(door, second), fields: { recordId: { stringValue: '4002' } } };
    await door.post(':commit', { writes: [{ update: receipt }] });
    const dry = await asStaff(['purge', '--dry-run'], env);
    expect(dry).toMatch(/^Would delete 3 requests with 3 receipts, and 0 receipts without a request/);
    expect(dry).toMatch(/^ {2}4002\n {2}4004\n {2}4006$/m);
    expect(await idsIn(door, 'Form_Requests')).toHaveLength(6);
    expect(await asStaff(['purge'], env)).toMatch(
      /^Deleted 3 requests and 3 receipts from .* 3 requests stay\.$/m,
    );
    expect(await idsIn(door, 'Form_Requests')).toEqual(['4001', '4003', '4005']);
    expect(await idsIn(door, 'Request_Receipts')).toHaveLength(3);
  });

  it('deletes receipts of no request', async () => {
    const { door, env } = await served();
    await leave(door, [{ id: '4001' }, { id: '4002' }]);
    await door.post(':commit', { writes: [{ delete: requestName(door, '4002') }] });
    expect(await asStaff(['purge'], env)).toContain('Deleted 0 requests and 1 receipt from');
    expect(await idsIn(door, 'Request_Receipts')).toHaveLength(1);
  });

  it('keeps a request whose state was changed while it was to be deleted', async () => {
    const { door, env } = await served();
    const told = { state: 'released', since: moment - 31 * day };
    const [code] = await leave(door, [
      { id: '4001', told },
      { id: '4002', told },
    ]);
    const real = globalThis.fetch;
    let isDone = false;
    onTestFinished(() => {
      globalThis.fetch = real;
    });
    globalThis.fetch = async (...args) => {
      if (!isDone && String(args[0]).endsWith(':commit')) {
        isDone = true;
        await leave(door, [{ id: '4001', code: code!, told: { state: 'processing', since: moment } }]);
      }
      return real(...args);
    };
    expect(await asStaff(['purge'], env)).toMatch(
      /^Deleted 1 request and 1 receipt from .* 1 request stay\.$/m,
    );
    expect(await idsIn(door, 'Form_Requests')).toEqual(['4001']);
  });

  it('goes through as many as there are', { timeout: 120_000 }, async () => {
    const { door, env } = await served();
    const all = count(5_000, 700);
    const requests = Array.from({ length: all }, (_, i) => ({
      id: `4${(i % 4_096).toString(16).padStart(3, '0')}-9${Math.floor(i / 4_096)}00`,
      fields: { schedule: i % 7 === 0 ? '2031-05-07T08:00' : '2030-01-07T08:00' },
    }));
    await leave(door, requests);
    await asStaff(['purge'], env);
    const kept = Math.ceil(all / 7);
    expect([
      (await idsIn(door, 'Form_Requests')).length,
      (await idsIn(door, 'Request_Receipts')).length,
    ]).toEqual([kept, kept]);
  });

  it.each([
    ['purge', ['purge']],
    ['delete', ['delete', '4001', '--yes']],
  ])('%s leaves no byte behind in any file of the store', async (_, args) => {
    const dataDir = temporary();
    const secrets = ['Planted-Surname', 'planted@example.com', 'planted condition'] as const;
    const [lname, email, condition] = secrets;
    // Longer than a page of the file.
    const medicalCondition = `${condition} `.repeat(400);
    const door = openLocalClient(dataDir, true);
    const [code] = await leave(door, [
      { id: '4001', type: 'HEALTH_SERVICES', fields: { lname, email, medicalCondition, schedule: past } },
      { id: '4002', fields: { schedule: ahead, lname: 'Kept-Surname' } },
    ]);
    door.close();
    const isHeld = (text: string): boolean =>
      readdirSync(dataDir).some((name) => readFileSync(join(dataDir, name)).includes(text));
    expect([...secrets, code!, 'Kept-Surname'].map(isHeld)).toEqual([true, true, true, true, true]);
    expect(await run('tools/cli/requests.ts', args, { DATA_DIR: dataDir })).toMatchObject({
      code: 0,
      error: '',
    });
    expect([...secrets, code!, 'Kept-Surname'].map(isHeld)).toEqual([false, false, false, false, true]);
  });

  it('leaves no byte behind while the server runs on', async () => {
    const dataDir = temporary();
    const door = doorOf(await running({ dataDir, content: null }));
    await leave(door, [
      { id: '4001', fields: { lname: 'Planted-Surname', schedule: past } },
      { id: '4002', fields: { lname: 'Kept-Surname', schedule: ahead } },
    ]);
    const isHeld = (text: string): boolean =>
      readdirSync(dataDir).some((name) => readFileSync(join(dataDir, name)).includes(text));
    await asStaff(['purge'], { DATA_DIR: dataDir });
    expect(['Planted-Surname', 'Kept-Surname'].map(isHeld)).toEqual([false, true]);
  });
});

describe('§7 the commits of a purge', () => {
  const group = (size: number, name = 'x') => Array.from({ length: size }, () => ({ name, version: '' }));
  it.each([
    [[2, 2, 2], [6]],
    [
      [499, 2],
      [499, 2],
    ],
    [
      [500, 1],
      [500, 1],
    ],
    [
      [1_001, 2],
      [500, 500, 3],
    ],
    [[], []],
  ])('hold groups of %j as %j', (groups, sizes) => {
    expect(toCommits(groups.map((size) => group(size))).map(({ length }) => length)).toEqual(sizes);
  });
});
