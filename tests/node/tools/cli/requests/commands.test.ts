/** The requests commands, with the store's server running and stopped, and in Google's emulator. */
import { chmodSync, existsSync, readdirSync, readFileSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { readXlsx } from 'hucre/xlsx';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  emulatorSkipNote,
  hasEmulator,
} from '../../../../../packages/embedded-firestore/tests/support/emulator.ts';
import { manilaInstant } from '../../../../../src/domain/dates/day.ts';
import type { FormType } from '../../../../../src/form/types.ts';
import { site } from '../../../../../src/site.ts';
import { findReceipts } from '../../../../../src/staff-core/receipts.ts';
import { listRecords } from '../../../../../src/staff-core/records.ts';
import { requireFile } from '../../../../../tools/cli/lib/printExport.ts';
import { openLocalClient, type StoreClient } from '../../../../../tools/cli/lib/storeClient.ts';
import { resolveRequestsCommand } from '../../../../../tools/cli/requests/commands.ts';
import { runScript } from '../../../../support/server/childProcess.ts';
import { openEmulatedStore } from '../../../../support/server/emulatedStore.ts';
import {
  createTempDirectory,
  startTestServer,
  testNow,
  writeFiles,
} from '../../../../support/server/runningServer.ts';
import {
  createSeededReceiptCode,
  createTestClient,
  receiptDocumentName,
  requestDocumentName,
  runAsStaff,
  type SeededRequest,
  seedRequests,
} from '../../../../support/server/staffCommands.ts';

const at = manilaInstant;
const requestsScript = 'tools/cli/requests.ts';

const clara = { lname: 'Sample-Ñ', fname: 'Clara', mname: 'N/A', tin: '123-456-789' } as const;

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

/** Stores these requests in the file of a store without a server. */
async function createStoreFile(requests: readonly SeededRequest[]): Promise<{ readonly DATA_DIR: string }> {
  const dataDir = createTempDirectory();
  const client = openLocalClient(dataDir, true);
  await seedRequests(client, requests);
  client.close();
  return { DATA_DIR: dataDir };
}

const receiptOf = async (client: StoreClient, id: string) => (await findReceipts(client, [id])).get(id)?.[0];

describe('§7 requests list', () => {
  it.each([['running'], ['stopped']])('lists requests, newest first, with the server %s', async (server) => {
    const requests = [
      { id: '4001', fields: { ...clara, dateCreated: at('2031-05-01T08:00') } },
      {
        id: '4002',
        fields: { dateCreated: at('2031-05-02T08:05') },
        receiptFields: { state: 'ready', since: testNow },
      },
    ];
    const env = server === 'running' ? (await startStore(requests)).env : await createStoreFile(requests);
    const { code, out, error } = await runScript(requestsScript, [], env);
    expect([code, error]).toEqual([0, '']);
    const [head, first, second, summary] = out.split('\n');
    expect(head).toMatch(/^ +ID +HANDED IN +SERVICE +NAME +ZONE +SCHEDULE +STATE$/);
    expect(first).toMatch(/^ +4002 +2031-05-02 08:05 .* ready$/);
    expect(second).toMatch(
      /^ +4001 +2031-05-01 08:00 +Barangay Clearance +Sample-Ñ, Clara +1 +2031-05-07 08:30 +received$/,
    );
    expect(summary).toMatch(
      /^2 requests in the store in \S+\. This is the first look\.$|, through the server/,
    );
  });

  it('counts and marks requests that arrived since the last look; the command new is no look', async () => {
    const { client, env } = await startStore([{ id: '4001' }]);
    expect(await runAsStaff(['new'], env)).toMatch(/^1 new, nobody has looked at them yet\./);
    await runAsStaff([], env);
    const later = await startStore([]);
    const mark = { 'embedded list': new Date(testNow - 60_000).toISOString() };
    writeFiles(later.env.DATA_DIR!, { 'looks.json': JSON.stringify(mark) });
    // Handed in a day before, and arrived after the look.
    await seedRequests(later.client, [{ id: '4002', fields: { dateCreated: testNow - 24 * 3_600_000 } }]);
    expect(await runAsStaff(['new'], later.env)).toMatch(
      /^1 new, since the last look \(2031-05-06 10:59\)\./,
    );
    const looked = await runAsStaff(['list'], later.env);
    expect(looked).toContain('1 new since the last look (2031-05-06 10:59). 1 request in');
    expect(looked).toMatch(/^\* {2}4002 /m);
    expect(statSync(join(later.env.DATA_DIR!, 'looks.json')).mode & 0o777).toBe(0o600);
    client.close();
  });

  it('a filtered list does not count as a look', async () => {
    const { env } = await startStore([{ id: '4001' }]);
    await runAsStaff(['list', '--zone', '1'], env);
    expect(existsSync(join(env.DATA_DIR!, 'looks.json'))).toBe(false);
  });

  it('prints as many requests as --most, and reports that there are more', async () => {
    const many = Array.from({ length: 601 }, (_, i) => ({
      id: `4${(0x100 + i).toString(16)}`,
      code: null,
      fields: { dateCreated: testNow - i * 1_000 },
    }));
    const { env } = await startStore(many);
    const out = await runAsStaff(['--most', '3'], env);
    expect([...out.matchAll(/^ +(4\w{3}) /gm)].map(([, id]) => id)).toEqual(['4100', '4101', '4102']);
    expect(out).toContain('601 requests in');
    expect(out).toContain('Only the first 3 are shown');
  });

  it('prints the rows of a full sort, for every filter, whatever was handed in at the same moment', async () => {
    const many = Array.from({ length: 400 }, (_, i) => {
      const id = `4${(0x100 + i).toString(16)}`;
      const type: FormType = i % 3 === 0 ? 'BARANGAY_CLEARANCE' : 'HEALTH_SERVICES';
      const schedule = `2031-05-0${7 + (i % 3)}T0${8 + (i % 2)}:30`;
      const dateCreated = i % 50 === 0 ? 'unknown' : testNow - (i % 20) * 1_000;
      const receiptFields = i % 4 === 0 ? { state: 'ready', since: testNow } : {};
      const withoutReceipt = i % 4 === 1 ? { code: null } : {};
      const fields = { schedule, dateCreated, zone: 1 + (i % 7) };
      return { id, type, fields, receiptFields, ...withoutReceipt };
    });
    const { env } = await startStore(many);
    type Sample = (typeof many)[number];
    const createdOf = ({ fields: { dateCreated } }: Sample) =>
      typeof dateCreated === 'number' ? dateCreated : 0;
    const expectRows = async (args: readonly string[], isWanted: (request: Sample) => boolean, most = 50) => {
      const out = await runAsStaff(['list', ...args], env);
      const wanted = many.filter(isWanted).toSorted((a, b) => createdOf(b) - createdOf(a));
      expect([...out.matchAll(/^\*? +(4\w{3}) /gm)].map(([, id]) => id)).toEqual(
        wanted.slice(0, most).map(({ id }) => id),
      );
      expect(out.includes(`Only the first ${most} are shown`)).toBe(wanted.length > most);
    };
    await expectRows([], () => true);
    await expectRows(['--most', '399'], () => true, 399);
    const zone = Math.min(3, site.zones.most);
    await expectRows(['--zone', String(zone)], ({ fields }) => fields.zone === zone);
    await expectRows(
      ['--type', 'BARANGAY_CLEARANCE', '--most', '200'],
      ({ type }) => type === 'BARANGAY_CLEARANCE',
      200,
    );
    await expectRows(['--state', 'ready'], ({ receiptFields }) => receiptFields.state === 'ready');
    await expectRows(
      ['--state', 'received', '--zone', '1'],
      ({ receiptFields, fields }) => receiptFields.state === undefined && fields.zone === 1,
    );
  });

  it('prints hostile text in one line without control characters', async () => {
    const { env } = await startStore([
      { id: '4001', fields: { lname: '\u001b[2J\nx', fname: '\u202egnp', zone: { a: 1 } } },
    ]);
    const out = await runAsStaff(['list'], env);
    expect(out).toContain('?[2J?x, ?gnp');
    expect(out.replaceAll('\n', '')).not.toMatch(/\p{C}/u);
  });
});

describe('§7 requests show', () => {
  it('prints the fields of one request, and its receipt code only with --receipt', async () => {
    const { env, codes } = await startStore([
      {
        id: '4f3a',
        type: 'INSSUANCE_OF_COMMUNITY_TAX_CERTIFICATE',
        fields: { ...clara, purpose: 'one\ntwo' },
      },
    ]);
    const output = await runAsStaff(['show', '4f3a'], env);
    for (const line of [
      /^Service +Community Tax Certificate$/m,
      /^TIN +123-456-789$/m,
      /^Purpose +one\n +two$/m,
      /^State +received$/m,
    ])
      expect(output).toMatch(line);
    expect(output).not.toContain(codes[0]);
    expect(await runAsStaff(['show', '4f3a', '--receipt'], env)).toMatch(
      new RegExp(`^Receipt code +${codes[0]}$`, 'm'),
    );
  });

  it.each([
    ['4f3b', "There is no request '4f3b'", 'Similar: 4f3a, 4f3a-9c1b.'],
    ['4F3A', "There is no request '4F3A'", 'Similar: 4f3a, 4f3a-9c1b.'],
    ['4000', "There is no request '4000'", 'Look at: npm run requests list'],
  ])('reports that there is no request %s, and suggests similar ids or the list', async (id, what, hint) => {
    const { env } = await startStore([{ id: '4f3a' }, { id: '4f3a-9c1b' }]);
    await expect(runAsStaff(['show', id], env)).rejects.toThrow(what);
    await expect(runAsStaff(['show', id], env)).rejects.toThrow(hint);
  });
});

describe('§7 requests state', () => {
  it.each([['running'], ['stopped']])('writes state and reason with the server %s', async (server) => {
    const requests = [{ id: '4f3a', fields: clara }];
    const live = server === 'running' ? await startStore(requests) : null;
    const env = live?.env ?? (await createStoreFile(requests));
    const args = ['state', '4f3a', 'refused', '--reason', 'not-resident'];
    const ended = await runScript(requestsScript, args, env);
    expect(ended).toMatchObject({ code: 0, error: '' });
    expect(ended.out).toMatch(/^Request 4f3a: refused since .* \(before: received\)\.$/m);
    expect(ended.out).toContain("The citizen sees 'Not granted' at /Request_Status.");
    const client = live?.client ?? openLocalClient(env.DATA_DIR!, false);
    onTestFinished(() => client.close());
    const receipt = await receiptOf(client, '4f3a');
    expect(receipt).toMatchObject({ recordId: '4f3a', state: 'refused', reason: 'not-resident' });
    expect(receipt?.since).toBeGreaterThan(Date.UTC(2026, 0, 1));
  });

  it('clears the reason with the next state, and writes nothing for the same state', async () => {
    const { client, env } = await startStore([
      { id: '4f3a', receiptFields: { state: 'processing', since: 5, reason: 'to-be-signed' } },
    ]);
    await runAsStaff(['state', '4f3a', 'ready'], env);
    const first = await receiptOf(client, '4f3a');
    expect(first).toMatchObject({ state: 'ready', since: testNow, reason: null });
    expect(await runAsStaff(['state', '4f3a', 'ready'], env, testNow + 60_000)).toContain(
      'nothing was changed',
    );
    expect(await receiptOf(client, '4f3a')).toEqual(first);
  });

  it('keeps the state when the telephone sends the receipt again', async () => {
    const { client, env, codes } = await startStore([{ id: '4f3a' }]);
    await runAsStaff(['state', '4f3a', 'ready'], env);
    const address = readFileSync(join(env.DATA_DIR!, 'address'), 'utf8');
    const update = {
      name: receiptDocumentName(client, codes[0] ?? ''),
      fields: { recordId: { stringValue: '4f3a' } },
    };
    const again = await fetch(`${address}v1/${client.root}:commit`, {
      method: 'POST',
      body: JSON.stringify({ writes: [{ update, updateMask: { fieldPaths: ['recordId'] } }] }),
    });
    expect([again.status, (await receiptOf(client, '4f3a'))?.state]).toEqual([403, 'ready']);
  });

  it.each([
    [['state', '4f3a', 'done'], 'The state must be one of received, processing, ready, released, refused'],
    [['state', '4f3a', 'refused'], "'refused' takes a --reason, one of:\n  paper-missing: A document"],
    [['state', '4f3a', 'refused', '--reason', 'rude'], "'refused' takes a --reason"],
    [['state', '4f3a', 'ready', '--reason', 'not-free'], "The state 'ready' takes no reason."],
    [['state', '4f3a'], "Missing required argument 'STATE'. Help: npm run requests help state"],
    [['show'], "Missing required argument 'ID'."],
    [['show', '../x'], "An ID is a reference such as 4f3a or 4f3a-9c1b; this is '../x'."],
    [['show', createSeededReceiptCode('4f3a-9c1b')], 'This is a receipt code, the citizen'],
    [['lsit'], "Unknown command 'lsit' (Did you mean list?). Help: npm run requests help"],
    [['list', '--colour'], "Unknown option '--colour'. Help: npm run requests help list"],
    [['--zon', '3'], "Unknown option '--zon' (Did you mean --zone?). Help: npm run requests help list"],
    [['\u001b[2J\u202e'], "Unknown command '?[2J?'."],
    [['list', '--\u001b[2Jx\u2028'], "Unknown option '--?[2Jx?'."],
    [['list', '--most', '0'], '--most must be a whole number from 1 to'],
    [['list', 'x'], "Too many arguments for 'list'. Expected 0 arguments but got 1: x."],
    [['list', '--to', 'moon'], 'Allowed choices are embedded, cloud.'],
    [['purge', '--to', '--dry-run'], "argument '--dry-run' is invalid."],
    [['export', '--format', 'xml'], 'Allowed choices are json, csv, xlsx.'],
    [['notify'], 'Set REQUESTS_WEBHOOK'],
  ])('refuses %j before it opens a store: %s', (args, sentence) => {
    expect(() => resolveRequestsCommand(args, { env: { DATA_DIR: '/dev/null/none' }, now: testNow })).toThrow(
      sentence,
    );
  });

  it('refuses a state for a request without a receipt', async () => {
    const { env } = await startStore([{ id: '4f3a', code: null }]);
    await expect(runAsStaff(['state', '4f3a', 'ready'], env)).rejects.toThrow('Request 4f3a has no receipt');
  });
});

describe('§7 two clerks', () => {
  /** Lets a second clerk act between the first one's read and write. */
  const withSecondClerk = async (act: (client: StoreClient, code: string) => Promise<unknown>) => {
    const { client, env, codes } = await startStore([{ id: '4f3a' }]);
    const real = globalThis.fetch;
    let isDone = false;
    globalThis.fetch = async (...args) => {
      if (!isDone && String(args[0]).endsWith(':commit')) {
        isDone = true;
        await act(client, codes[0] ?? '');
      }
      return real(...args);
    };
    onTestFinished(() => {
      globalThis.fetch = real;
    });
    return { client, env };
  };

  it('one clerk cannot overwrite a state that the other has just set', async () => {
    const { client, env } = await withSecondClerk((other, code) =>
      seedRequests(other, [{ id: '4f3a', code, receiptFields: { state: 'released', since: testNow } }]),
    );
    await expect(runAsStaff(['state', '4f3a', 'ready'], env)).rejects.toThrow(
      'Nothing was changed: someone else has just set it to: released since 2031-05-06 11:00.',
    );
    expect((await receiptOf(client, '4f3a'))?.state).toBe('released');
  });

  it('the first clerk learns that the other has just deleted the request', async () => {
    const { env } = await withSecondClerk((client, code) =>
      client.post(':commit', {
        writes: [
          { delete: receiptDocumentName(client, code) },
          { delete: requestDocumentName(client, '4f3a') },
        ],
      }),
    );
    await expect(runAsStaff(['state', '4f3a', 'ready'], env)).rejects.toThrow(
      'someone else has just deleted it',
    );
  });

  it('setting a state that is already set succeeds, as after a lost response', async () => {
    const { env } = await withSecondClerk((other, code) =>
      seedRequests(other, [{ id: '4f3a', code, receiptFields: { state: 'ready', since: testNow } }]),
    );
    await expect(runAsStaff(['state', '4f3a', 'ready'], env)).resolves.toContain('Request 4f3a: ready');
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

describe('§7 requests today', () => {
  it('writes a page that only its owner can read, replaces the last one, and prints its path', async () => {
    const env = await createStoreFile([
      { id: '4001', fields: { ...clara, schedule: '2031-05-06T09:30' } },
      { id: '4002' },
    ]);
    const first = await runAsStaff(['today', '--no-open'], env);
    const directory = join(env.DATA_DIR, 'print');
    const file = join(directory, '2031-05-06.html');
    expect(first).toContain(`1 on 2031-05-06`);
    expect(first).toContain(`print it: ${file}`);
    expect(readFileSync(file, 'utf8')).toContain('Sample-Ñ, Clara');
    expect([file, directory].map((path) => statSync(path).mode & 0o777)).toEqual([0o600, 0o700]);
    await runAsStaff(['today', '--day', 'tomorrow', '--no-open'], env);
    expect(readdirSync(directory)).toEqual(['2031-05-07.html']);
  });

  it('opens the page on the desktop, and any command removes a page that is 13 hours old', async () => {
    const env = await createStoreFile([{ id: '4001' }]);
    const bin = createTempDirectory();
    const seen = join(bin, 'seen');
    writeFiles(bin, { 'xdg-open': `#!/bin/sh\necho "$1" > ${seen}\n` });
    chmodSync(join(bin, 'xdg-open'), 0o755);
    const desktopEnv = { ...env, DISPLAY: ':99', PATH: `${bin}:${process.env.PATH}` };
    const { out } = await runScript(requestsScript, ['today', '--day', '2031-05-07'], desktopEnv);
    expect(out).toContain('It opens in the browser');
    const file = join(env.DATA_DIR, 'print/2031-05-07.html');
    await expect.poll(() => existsSync(seen) && readFileSync(seen, 'utf8')).toBe(`${file}\n`);
    const long = Date.now() / 1_000 - 13 * 3_600;
    utimesSync(file, long, long);
    await runScript(requestsScript, ['help'], env);
    expect(existsSync(file)).toBe(false);
  });
});

describe('§7 requests delete', () => {
  it('names the citizen, and deletes the request with its receipt only with --yes', async () => {
    const { client, env } = await startStore([{ id: '4f3a', fields: clara }, { id: '4001' }]);
    await expect(runAsStaff(['delete', '4f3a'], env)).rejects.toThrow(
      'Nothing was deleted. Request 4f3a is of Sample-Ñ, Clara, for Barangay Clearance, 2031-05-07 08:30.',
    );
    await runAsStaff(['delete', '4f3a', '--yes'], env);
    const remaining: string[] = [];
    for await (const { id } of listRecords(client, 'Form_Requests')) remaining.push(id);
    for await (const { fields } of listRecords(client, 'Request_Receipts'))
      remaining.push(String(fields.recordId?.stringValue));
    expect(remaining).toEqual(['4001', '4001']);
  });
});

describe.skipIf(!hasEmulator)(`§7 the requests commands in Google's emulator${emulatorSkipNote}`, () => {
  it('lists, shows, sets, prints, purges, deletes and exports requests', async () => {
    const { client, env: cloud } = await openEmulatedStore('demo-commands');
    const env = { ...cloud, DATA_DIR: createTempDirectory() };
    await seedRequests(client, [
      { id: '4001', fields: { ...clara, schedule: '2031-05-06T09:30' } },
      { id: '4002', fields: { dateCreated: testNow - 5_000 } },
      { id: '4003', receiptFields: { state: 'released', since: testNow - 31 * 86_400_000 } },
    ]);
    expect(await runAsStaff([], env)).toContain(
      '3 requests in Cloud Firestore, project demo-commands. This is the first look.',
    );
    expect(await runAsStaff(['list', '--most', '1'], env)).toContain('Only the first 1 are shown');
    expect(await runAsStaff(['show', '4001'], env)).toContain('Sample-Ñ');
    await expect(runAsStaff(['show', '4004'], env)).rejects.toThrow('Similar: 4001, 4002, 4003.');
    await runAsStaff(['state', '4001', 'refused', '--reason', 'not-free'], env);
    expect(await receiptOf(client, '4001')).toMatchObject({
      state: 'refused',
      reason: 'not-free',
      since: testNow,
    });
    const stale = (await receiptOf(client, '4002'))!;
    await runAsStaff(['state', '4002', 'processing'], env);
    const write = {
      update: { name: stale.name, fields: {} },
      currentDocument: { updateTime: stale.version },
    };
    await expect(client.post(':commit', { writes: [write] })).rejects.toMatchObject({
      status: 'FAILED_PRECONDITION',
    });
    expect(await runAsStaff(['today', '--no-open'], env)).toContain('1 on 2031-05-06, from Cloud Firestore');
    expect(await runAsStaff(['purge', '--dry-run'], env)).toMatch(
      /^Would delete 1 request with 1 receipt, and 0 receipts/,
    );
    expect(await runAsStaff(['purge'], env)).toMatch(
      /^Deleted 1 request and 1 receipt from .* 2 requests stay\.$/m,
    );
    await runAsStaff(['delete', '4001', '--yes'], env);
    const { out } = await runScript(requestsScript, ['export', '--to', 'cloud'], env);
    expect((JSON.parse(out) as { id: string }[]).map(({ id }) => id)).toEqual(['4002']);
    expect(Object.keys(JSON.parse(readFileSync(join(env.DATA_DIR, 'looks.json'), 'utf8')))).toEqual([
      'emulator demo-commands list',
    ]);
  });
});
