/** A purge deletes requests after their retention, with their receipts, to the last byte. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { toCommits } from '../../../../../src/staff-core/deletion/deleteDocuments.ts';
import { listRecords } from '../../../../../src/staff-core/records.ts';
import { openLocalClient, type StoreClient } from '../../../../../tools/cli/lib/storeClient.ts';
import { sampleSize } from '../../../../support/sampling.ts';
import { runScript, startServerProcess } from '../../../../support/server/childProcess.ts';
import { createTempDirectory, startTestServer, testNow } from '../../../../support/server/runningServer.ts';
import { feedbackIdOf, seedFeedback } from '../../../../support/server/seedFeedback.ts';
import {
  createSeededReceiptCode,
  createTestClient,
  placeDocumentName,
  receiptDocumentName,
  requestDocumentName,
  runAsStaff,
  seedRequests,
} from '../../../../support/server/staffCommands.ts';

const day = 86_400_000;
/** Schedules that are past and ahead on any day that this runs. */
const [past, ahead] = ['2020-01-06T09:00', '9999-01-04T09:00'];

async function startStore(): Promise<{
  readonly client: StoreClient;
  readonly env: { readonly DATA_DIR: string };
}> {
  const dataDir = createTempDirectory();
  return {
    client: createTestClient(await startTestServer({ dataDir, content: null })),
    env: { DATA_DIR: dataDir },
  };
}

async function idsIn(client: StoreClient, collection: string): Promise<readonly string[]> {
  const ids: string[] = [];
  for await (const { id } of listRecords(client, collection)) ids.push(id);
  return ids;
}

describe('§7 requests purge', () => {
  it('deletes requests after their retention with all their receipts, and keeps the others', async () => {
    const { client, env } = await startStore();
    const second = createSeededReceiptCode('4002');
    await seedRequests(client, [
      { id: '4001' },
      { id: '4002', receiptFields: { state: 'refused', since: testNow - 31 * day, reason: 'not-free' } },
      { id: '4003', receiptFields: { state: 'refused', since: testNow - 29 * day, reason: 'not-free' } },
      {
        id: '4004',
        receiptFields: { state: 'ready', since: testNow - 31 * day },
        fields: { schedule: '2030-11-07T10:59' },
      },
      { id: '4005', fields: { schedule: '2030-11-07T11:01' } },
      { id: '4006', code: null, fields: { schedule: '2030-11-01T09:00' } },
    ]);
    const receipt = {
      name: receiptDocumentName(client, second),
      fields: { recordId: { stringValue: '4002' } },
    };
    await client.post(':commit', { writes: [{ update: receipt }] });
    const dry = await runAsStaff(['purge', '--dry-run'], env);
    expect(dry).toMatch(/^Would delete 3 requests with 3 receipts, and 0 receipts without a request/);
    expect(dry).toMatch(/^ {2}4002\n {2}4004\n {2}4006$/m);
    expect(await idsIn(client, 'Form_Requests')).toHaveLength(6);
    expect(await runAsStaff(['purge'], env)).toMatch(
      /^Deleted 3 requests and 3 receipts from .* 3 requests stay\.$/m,
    );
    expect(await idsIn(client, 'Form_Requests')).toEqual(['4001', '4003', '4005']);
    expect(await idsIn(client, 'Request_Receipts')).toHaveLength(3);
  });

  it('deletes a receipt whose request is gone', async () => {
    const { client, env } = await startStore();
    await seedRequests(client, [{ id: '4001' }, { id: '4002' }]);
    await client.post(':commit', { writes: [{ delete: requestDocumentName(client, '4002') }] });
    expect(await runAsStaff(['purge'], env)).toContain('Deleted 0 requests and 1 receipt from');
    expect(await idsIn(client, 'Request_Receipts')).toHaveLength(1);
  });

  it('frees places of past days that nobody had, and no other', async () => {
    const { client, env } = await startStore();
    await seedRequests(client, [
      { id: '4001', fields: { schedule: '2031-05-05T09:00' }, extras: { place: '2031-05-05-am-001' } },
    ]);
    const strangers = ['2031-05-05-am-002', '2031-05-06-am-002'];
    const writes = strangers.map((place) => ({
      update: { name: placeDocumentName(client, place), fields: { at: { integerValue: '1' } } },
    }));
    await client.post(':commit', { writes });
    await runAsStaff(['purge'], env);
    expect(await idsIn(client, 'Request_Places')).toEqual(['2031-05-05-am-001', '2031-05-06-am-002']);
  });

  it('keeps a request whose state changes during the purge', async () => {
    const { client, env } = await startStore();
    const releasedState = { state: 'released', since: testNow - 31 * day };
    const [code] = await seedRequests(client, [
      { id: '4001', receiptFields: releasedState },
      { id: '4002', receiptFields: releasedState },
    ]);
    const real = globalThis.fetch;
    let isDone = false;
    onTestFinished(() => {
      globalThis.fetch = real;
    });
    globalThis.fetch = async (...args) => {
      if (!isDone && String(args[0]).endsWith(':commit')) {
        isDone = true;
        await seedRequests(client, [
          { id: '4001', code: code!, receiptFields: { state: 'processing', since: testNow } },
        ]);
      }
      return real(...args);
    };
    expect(await runAsStaff(['purge'], env)).toMatch(
      /^Deleted 1 request and 1 receipt from .* 1 request stay\.$/m,
    );
    expect(await idsIn(client, 'Form_Requests')).toEqual(['4001']);
  });

  it('deletes every request after its retention from a store of many', { timeout: 120_000 }, async () => {
    const { client, env } = await startStore();
    const all = sampleSize(5_000, 700);
    const requests = Array.from({ length: all }, (_, i) => ({
      id: `4${(i % 4_096).toString(16).padStart(3, '0')}-9${Math.floor(i / 4_096)}00`,
      fields: { schedule: i % 7 === 0 ? '2031-05-07T08:00' : '2030-01-07T08:00' },
    }));
    await seedRequests(client, requests);
    await runAsStaff(['purge'], env);
    const remaining = Math.ceil(all / 7);
    expect([
      (await idsIn(client, 'Form_Requests')).length,
      (await idsIn(client, 'Request_Receipts')).length,
    ]).toEqual([remaining, remaining]);
  });

  it('deletes feedback that arrived 180 days ago or before, too, and keeps newer feedback', async () => {
    const dataDir = createTempDirectory();
    let now = testNow;
    const server = await startTestServer({ dataDir, content: null, now: () => now });
    const client = createTestClient(server);
    await seedFeedback(client, [{ start: 'aaaaaaaa' }]);
    now += 1_000;
    await seedFeedback(client, [{ start: 'bbbbbbbb' }]);
    const over = testNow + 180 * day;
    const purge = (at: number, ...args: readonly string[]) =>
      runAsStaff(['purge', ...args], { DATA_DIR: dataDir }, at);
    expect(await purge(over - 1, '--dry-run')).toContain(
      'Would delete 0 messages of feedback; 2 would stay.',
    );
    expect(await purge(over, '--dry-run')).toContain('Would delete 1 message of feedback; 1 would stay.');
    expect(await idsIn(client, 'Page_Feedback')).toHaveLength(2);
    expect(await purge(over)).toContain('Deleted 1 message of feedback.');
    expect(await idsIn(client, 'Page_Feedback')).toEqual([feedbackIdOf('bbbbbbbb')]);
  });

  it('leaves no personal text of the request in any file of the store', async () => {
    const dataDir = createTempDirectory();
    const secrets = ['Planted-Surname', 'planted@example.com', 'planted condition'] as const;
    const [lname, email, condition] = secrets;
    // Longer than a page of the file.
    const medicalCondition = `${condition} `.repeat(400);
    const client = openLocalClient(dataDir, true);
    const [code] = await seedRequests(client, [
      { id: '4001', type: 'HEALTH_SERVICES', fields: { lname, email, medicalCondition, schedule: past } },
      { id: '4002', fields: { schedule: ahead, lname: 'Kept-Surname' } },
    ]);
    client.close();
    const isHeld = (text: string): boolean =>
      readdirSync(dataDir).some((name) => readFileSync(join(dataDir, name)).includes(text));
    expect([...secrets, code!, 'Kept-Surname'].map(isHeld)).toEqual([true, true, true, true, true]);
    expect(await runScript('tools/cli/requests.ts', ['purge'], { DATA_DIR: dataDir })).toMatchObject({
      code: 0,
      error: '',
    });
    expect([...secrets, code!, 'Kept-Surname'].map(isHeld)).toEqual([false, false, false, false, true]);
  });

  // Of any length and in no order, so that pages of the file are split anywhere.
  const manyRequests = Array.from({ length: 1_200 }, (_, at) => {
    const hash = createHash('sha256').update(String(at)).digest('hex');
    return {
      id: `4${hash.slice(0, 3)}-9${hash.slice(3, 6)}-${hash.slice(6, 18)}`,
      fields: {
        lname: `${at % 3 > 0 ? 'Planted' : 'Kept'}-Surname-${at}`,
        purpose: 'a'.repeat(1 + (Number.parseInt(hash.slice(20, 26), 16) % 499)),
        schedule: at % 3 > 0 ? past : ahead,
      },
    };
  });
  /** The surnames of deleted requests in any file of a directory. */
  const findDeletedSurnames = (dataDir: string): readonly string[] =>
    readdirSync(dataDir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .flatMap(
        ({ parentPath, name }) =>
          readFileSync(join(parentPath, name), 'latin1').match(/Planted-Surname-\d+/g) ?? [],
      );

  /** The bytes of the store. Without a rewrite the file of a store keeps its size. */
  const readStoreSize = (dataDir: string): number => statSync(join(dataDir, 'store.sqlite')).size;

  it('leaves no surname of many deleted requests in any file of a stopped server', async () => {
    const dataDir = createTempDirectory();
    const client = openLocalClient(dataDir, true);
    await seedRequests(client, manyRequests);
    client.close();
    expect(findDeletedSurnames(dataDir).length).toBeGreaterThan(700);
    const size = readStoreSize(dataDir);
    expect(await runAsStaff(['purge'], { DATA_DIR: dataDir })).toContain('Deleted 800 requests');
    expect(findDeletedSurnames(dataDir)).toEqual([]);
    expect(readStoreSize(dataDir)).toBeLessThan(size / 2);
  });

  it('leaves no surname of many deleted requests in any file of a running server after a quiet minute', async () => {
    const dataDir = createTempDirectory();
    const waiting = new Map<() => void, number>();
    const setTimer = (act: () => void, milliseconds: number) => {
      waiting.set(act, milliseconds);
      return () => void waiting.delete(act);
    };
    const client = createTestClient(await startTestServer({ dataDir, content: null, setTimer }));
    await seedRequests(client, manyRequests);
    expect(waiting.size).toBe(0);
    expect(await runAsStaff(['purge'], { DATA_DIR: dataDir })).toContain('Deleted 800 requests');
    expect([...waiting.values()]).toEqual([60_000]);
    const size = readStoreSize(dataDir);
    for (const act of waiting.keys()) act();
    expect(findDeletedSurnames(dataDir)).toEqual([]);
    expect(readStoreSize(dataDir)).toBeLessThan(size / 2);
    expect(await idsIn(client, 'Form_Requests')).toHaveLength(400);
  });

  it('leaves no surname of many deleted requests after a server that was killed is started again', async () => {
    const dataDir = createTempDirectory();
    const server = await startServerProcess(dataDir);
    const token = readFileSync(join(dataDir, 'staff-token'), 'utf8');
    const client = createTestClient({ address: server.address, token, close: async () => {} });
    await seedRequests(client, manyRequests);
    await runAsStaff(['purge'], { DATA_DIR: dataDir });
    await server.end('SIGKILL');
    const size = readStoreSize(dataDir);
    await startServerProcess(dataDir);
    expect(findDeletedSurnames(dataDir)).toEqual([]);
    expect(readStoreSize(dataDir)).toBeLessThan(size / 2);
  });
});

describe('§7 toCommits', () => {
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
  ])('packs groups of %j writes into commits of %j writes', (groups, sizes) => {
    expect(toCommits(groups.map((size) => group(size))).map(({ length }) => length)).toEqual(sizes);
  });
});
