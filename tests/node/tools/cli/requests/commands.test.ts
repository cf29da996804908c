/** The requests commands, with the store's server running and stopped, and in Google's emulator. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import {
  emulatorSkipNote,
  hasEmulator,
} from '../../../../../packages/embedded-firestore/tests/support/emulator.ts';
import { manilaInstant } from '../../../../../src/domain/dates/day.ts';
import { requireFile } from '../../../../../tools/cli/lib/printExport.ts';
import type { StoreClient } from '../../../../../tools/cli/lib/storeClient.ts';
import { createRequestsProgram } from '../../../../../tools/cli/requests/commands.ts';
import { runScript } from '../../../../support/server/childProcess.ts';
import { openEmulatedStore } from '../../../../support/server/emulatedStore.ts';
import { runInProcess } from '../../../../support/server/runInProcess.ts';
import { createTempDirectory, startTestServer, testNow } from '../../../../support/server/runningServer.ts';
import {
  createTestClient,
  runAsStaff,
  type SeededRequest,
  seedRequests,
} from '../../../../support/server/staffCommands.ts';

const at = manilaInstant;
const requestsScript = 'tools/cli/requests.ts';

interface TestStore {
  readonly client: StoreClient;
  readonly env: Readonly<Record<string, string>>;
}

/** Starts a server and stores these requests through it. */
async function startStore(
  requests: readonly SeededRequest[],
): Promise<TestStore & { readonly codes: readonly string[] }> {
  const dataDir = createTempDirectory();
  const client = createTestClient(await startTestServer({ dataDir, content: null }));
  return { client, env: { DATA_DIR: dataDir }, codes: await seedRequests(client, requests) };
}

describe('§7 the arguments of npm run requests', () => {
  it.each([
    [['exprot'], "Unknown command 'exprot' (Did you mean export?). Help: npm run requests help"],
    [['export', '--colour'], "Unknown option '--colour'. Help: npm run requests help export"],
    [
      ['export', '--zon', '3'],
      "Unknown option '--zon' (Did you mean --zone?). Help: npm run requests help export",
    ],
    [['\u001b[2J\u202e'], "Unknown command '?[2J?'."],
    [['export', '--\u001b[2Jx\u2028'], "Unknown option '--?[2Jx?'."],
    [['export', 'x'], "Too many arguments for 'export'. Expected 0 arguments but got 1: x."],
    [['export', '--to', 'moon'], 'Allowed choices are embedded, cloud.'],
    [['purge', '--to', '--dry-run'], "argument '--dry-run' is invalid."],
    [['export', '--format', 'xml'], 'Allowed choices are json, csv, xlsx.'],
    [['notify'], 'Set REQUESTS_WEBHOOK'],
  ])('refuses %j before it opens a store: %s', async (args, sentence) => {
    expect(await runInProcess(createRequestsProgram, args, { DATA_DIR: '/dev/null/none' })).toEqual({
      code: 2,
      out: '',
      error: expect.stringContaining(sentence),
    });
  });
});

describe('§7 requests export', () => {
  it('exports the requests that match the filters as JSON', async () => {
    const { env } = await startStore([
      { id: '4001', fields: { zone: 2 } },
      { id: '4002', fields: { zone: 1 } },
    ]);
    const { code, out } = await runScript(requestsScript, ['export', '--zone', '1'], env);
    expect([code, (JSON.parse(out) as { id: string }[]).map(({ id }) => id)]).toEqual([0, ['4002']]);
  });

  const since = at('2031-05-08T16:05');
  const ofEachState: readonly SeededRequest[] = [
    { id: '4e12' },
    { id: '4f3a', receiptFields: { state: 'released', since } },
    { id: '4f3b', receiptFields: { state: 'refused', since, reason: 'not-free' } },
    { id: '4f3c', code: null },
  ];

  it.each([
    ['all requests', [], ["'4e12", '4f3a', '4f3b', '4f3c']],
    ['the requests of one state', ['--state', 'refused'], ['4f3b']],
    ['the requests of one day', ['--day', '2031-05-07'], ["'4e12", '4f3a', '4f3b', '4f3c']],
  ])('exports CSV with state, reason and readable times, and no receipt code: %s', async (_, args, ids) => {
    const { env, codes } = await startStore(ofEachState);
    const { out } = await runScript(requestsScript, ['export', '--format', 'csv', ...args], env);
    const lines = out.trimEnd().split('\r\n');
    const ends: Readonly<Record<string, string>> = {
      "'4e12": ',received,,,,2031-05-06 11:00',
      '4f3a': ',released,,2031-05-08 16:05,2031-05-08 16:05,2031-05-06 11:00',
      '4f3b': ',refused,not-free,2031-05-08 16:05,,2031-05-06 11:00',
      '4f3c': ',received,,,,2031-05-06 11:00',
    };
    const rows = lines.slice(1).map((line) => [line.split(',')[0], line.slice(-100)]);
    expect(rows).toEqual(ids.map((id) => [id, expect.stringMatching(new RegExp(`${ends[id]}$`))]));
    // The code of a receipt is its citizen's own.
    expect(codes.filter((code) => code !== '' && out.includes(code))).toEqual([]);
  });

  it('exports a workbook with the same columns, and prints nothing else on stdout', async () => {
    const { env } = await startStore(ofEachState);
    const file = join(createTempDirectory(), 'requests.xlsx');
    const args = ['export', '--format', 'xlsx', '--state', 'released'];
    const { code, error } = await runScript(
      requestsScript,
      args,
      { ...env, OUT: file },
      'exec "$@" > "$OUT"',
    );
    expect([code, error]).toEqual([0, '']);
    const [sheet] = (await readXlsx(readFileSync(file))).sheets;
    const [names = [], row = []] = sheet?.rows ?? [];
    expect(sheet?.rows).toHaveLength(2);
    expect(Object.fromEntries(names.map((name, column) => [name, row[column]]))).toMatchObject({
      id: '4f3a',
      schedule: new Date('2031-05-07T08:30Z'),
      state: 'released',
      released: new Date('2031-05-08T16:05Z'),
      handedIn: new Date('2031-05-06T11:00Z'),
    });
  });

  it('refuses to print a workbook into a terminal', () => {
    expect(() => requireFile('xlsx', true)).toThrow('write it into a file, with > NAME.xlsx at the end');
    for (const format of ['json', 'csv'] as const) expect(() => requireFile(format, true)).not.toThrow();
    expect(() => requireFile('xlsx', false)).not.toThrow();
  });
});

describe.skipIf(!hasEmulator)(`§7 the requests commands in Google's emulator${emulatorSkipNote}`, () => {
  it('purges and exports requests', async () => {
    const { client, env: cloud } = await openEmulatedStore('demo-commands');
    const env = { ...cloud, DATA_DIR: createTempDirectory() };
    await seedRequests(client, [
      { id: '4001', fields: { schedule: '2031-05-06T09:30' } },
      { id: '4003', receiptFields: { state: 'released', since: testNow - 31 * 86_400_000 } },
    ]);
    expect(await runAsStaff(['purge', '--dry-run'], env)).toMatch(
      /^Would delete 1 request with 1 receipt, and 0 receipts/,
    );
    expect(await runAsStaff(['purge'], env)).toMatch(
      /^Deleted 1 request and 1 receipt from .* 1 request stay\.$/m,
    );
    const { out } = await runScript(requestsScript, ['export', '--to', 'cloud'], env);
    expect((JSON.parse(out) as { id: string }[]).map(({ id }) => id)).toEqual(['4001']);
  });
});
