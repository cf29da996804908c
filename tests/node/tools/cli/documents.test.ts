/** §3 The register of issued documents by `npm run documents`, on the store of this machine. */
import { describe, expect, it } from 'vitest';
import { encodePlainObject } from '../../../../packages/embedded-firestore/src/protocol/index.ts';
import { collectionOf, documentCollections } from '../../../../src/firestore/collections.ts';
import { site } from '../../../../src/site.ts';
import { createDocumentsProgram } from '../../../../tools/cli/documents/commands.ts';
import { openLocalClient, type StoreClient } from '../../../../tools/cli/lib/storeClient.ts';
import { createRequestsProgram } from '../../../../tools/cli/requests/commands.ts';
import { createStoreProgram } from '../../../../tools/cli/store/commands.ts';
import { runInProcess } from '../../../support/server/runInProcess.ts';
import { createTempDirectory, testNow } from '../../../support/server/runningServer.ts';
import {
  requestDocumentName,
  type SeededRequest,
  seedRequests,
} from '../../../support/server/staffCommands.ts';

const text = {
  status: 'active',
  updated: testNow,
  title: 'Barangay Clearance',
  service: 'BARANGAY_CLEARANCE',
  body: '{name} of {address}, for {purpose}. CTC {?CTC number}.',
  months: 6,
  translations: {
    fil: { title: 'Barangay Clearance (Filipino)', body: 'Si {name}, para sa {purpose}. {?CTC number}' },
  },
};

const createTextWrite = (client: StoreClient, id: string, fields: object) => ({
  update: {
    name: `${client.root}/${collectionOf('documentTexts').path}/${id}`,
    fields: encodePlainObject({ ...fields }),
  },
});

/** A data directory with requests and two texts. */
async function createHall(requests: readonly SeededRequest[] = [{ id: '4001' }, { id: '4002' }]) {
  const dataDir = createTempDirectory();
  const use = async <Answer>(work: (client: StoreClient) => Promise<Answer>): Promise<Answer> => {
    const client = openLocalClient(dataDir, true);
    try {
      return await work(client);
    } finally {
      client.close();
    }
  };
  await use(async (client) => {
    await seedRequests(client, requests);
    await client.post(':commit', {
      writes: [
        createTextWrite(client, 'clearance', text),
        createTextWrite(client, 'oath', { ...text, title: 'Oath', unnumbered: true }),
        createTextWrite(client, 'old', { ...text, status: 'inactive' }),
      ],
    });
  });
  const env = { DATA_DIR: dataDir };
  return {
    dataDir,
    use,
    documents: (...args: readonly string[]) => runInProcess(createDocumentsProgram, args, env),
    purge: (now: number) => runInProcess(createRequestsProgram, ['purge'], env, now),
    store: (...args: readonly string[]) => runInProcess(createStoreProgram, args, env),
  };
}

const paid = ['--text', 'clearance', '--receipt', '1234567', '--amount', '50'] as const;
const free = ['--text', 'clearance'] as const;
const issued = (number: string) => ({ code: 0, out: `Issued: ${number}\n`, error: '' });

const nameOf = ({ root }: StoreClient, { path }: { readonly path: string }, id: string): string =>
  `${root}/${path}/${id}`;

describe('§3 documents issue', () => {
  it('gives the next number of the year, and the same document no second one', async () => {
    const { documents } = await createHall();
    expect(await documents('issue', '4001', ...paid)).toEqual(issued('2031-00001'));
    expect(await documents('issue', '4002', ...free)).toEqual(issued('2031-00002'));
    const again = await documents(
      'issue',
      '4001',
      '--text',
      'clearance',
      '--receipt',
      '1234567',
      '--amount',
      '50.00',
    );
    expect(again).toMatchObject({ code: 1, error: expect.stringContaining('Already issued: 2031-00001\n') });
  });

  it.each([
    ['another receipt', ['--text', 'clearance', '--receipt', '7654321', '--amount', '50']],
    ['another language', [...paid, '--language', 'fil']],
    ['another purpose', [...paid, '--purpose', 'a loan']],
    ['an answer', [...paid, '--ask', 'CTC number=99']],
  ])(
    'names the older one where the same text has %s, and gives a further original its own number',
    async (_, args) => {
      const { documents } = await createHall();
      await documents('issue', '4001', ...paid);
      const other = await documents('issue', '4001', ...args);
      expect(other).toMatchObject({
        code: 1,
        error: expect.stringContaining('Already issued: 2031-00001, and it reads'),
      });
      const shared = args.includes('1234567') ? ['--same-receipt'] : [];
      expect(await documents('issue', '4001', ...args, '--further', ...shared)).toEqual(issued('2031-00002'));
    },
  );

  it('issues anew what is cancelled or expired', async () => {
    const { documents, dataDir } = await createHall();
    await documents('issue', '4001', ...free);
    await documents('cancel', '2031-00001', '--reason', 'spoiled');
    expect(await documents('issue', '4001', ...free)).toEqual(issued('2031-00002'));
    const later = testNow + 200 * 86_400_000;
    const args = ['issue', '4001', ...free];
    expect(await runInProcess(createDocumentsProgram, args, { DATA_DIR: dataDir }, later)).toEqual(
      issued('2031-00003'),
    );
  });

  it.each([
    ['behind one flag', ['--ask', 'CTC number=12', 'Height=170']],
    ['behind a flag each', ['--ask', 'CTC number=12', '--ask', 'Height=170']],
  ])('takes answers %s, which tell two prints apart', async (_, asks) => {
    const { documents, use } = await createHall();
    await use((client) =>
      client.post(':commit', {
        writes: [createTextWrite(client, 'clearance', { ...text, body: '{name} {?CTC number} {?Height}' })],
      }),
    );
    const args = ['issue', '4001', ...free, ...asks];
    expect(await documents(...args)).toEqual(issued('2031-00001'));
    expect((await documents(...args)).error).toContain('Already issued: 2031-00001\n');
    expect((await documents('issue', '4001', ...free)).error).toContain('and it reads otherwise');
  });

  it('asks about an official receipt that is on another document', async () => {
    const { documents } = await createHall();
    await documents('issue', '4001', ...paid);
    const second = await documents('issue', '4002', ...paid);
    expect(second).toMatchObject({
      code: 1,
      error: expect.stringContaining('receipt 1234567 is on 2031-00001 too'),
    });
    expect(await documents('issue', '4002', ...paid, '--same-receipt')).toEqual(issued('2031-00002'));
  });

  it.each([
    ['an amount without a receipt', ['--amount', '50'], 'the number of the receipt'],
    ['a receipt without an amount', ['--receipt', '1234567'], 'the amount of this receipt'],
    ['a receipt of nothing', ['--receipt', '1234567', '--amount', '0'], 'the amount of this receipt'],
    ['1e3', ['--receipt', '1', '--amount', '1e3'], 'an amount such as'],
    ['-5', ['--receipt', '1', '--amount=-5'], 'an amount such as'],
    ['50.005', ['--receipt', '1', '--amount', '50.005'], 'an amount such as'],
    ['a question that the text does not ask', ['--ask', 'Height=170'], "does not ask 'Height'"],
    ['an official who is not published', ['--signatory', 'Sample Stranger'], 'No official is published'],
  ])('refuses %s, and stores nothing', async (_, args, sentence) => {
    const { documents } = await createHall();
    const answer = await documents('issue', '4001', ...free, ...args);
    expect(answer).toMatchObject({ code: 1, error: expect.stringContaining(sentence) });
    expect((await documents('list', '--format', 'json')).out).toBe('[]\n');
  });

  it.each([
    ['a text that is hidden', '4001', 'old', "no active text 'old'"],
    ['a text without a number', '4001', 'oath', 'has no number'],
    ['a request that is not there', '4fff', 'clearance', 'There is no request 4fff'],
  ])('refuses %s', async (_, id, textId, sentence) => {
    const { documents } = await createHall();
    const answer = await documents('issue', id, '--text', textId);
    expect(answer).toMatchObject({ code: 1, error: expect.stringContaining(sentence) });
  });

  it('begins a year at the number after those that were written by hand', async () => {
    const { documents } = await createHall();
    expect(await documents('issue', '4001', ...free, '--first', '51')).toEqual(issued('2031-00051'));
    expect(await documents('issue', '4002', ...free, '--first', '900')).toEqual(issued('2031-00052'));
    expect(await documents('check')).toMatchObject({ code: 0 });
    expect(await documents('issue', '4002', ...free, '--first', '0')).toMatchObject({ code: 2 });
  });
});

describe('§3 documents list', () => {
  it('has each document with its request, receipt, centavos and state', async () => {
    const { documents } = await createHall();
    await documents('issue', '4001', ...paid);
    await documents('issue', '4002', ...free);
    expect(await documents('cancel', '2031-00002', '--reason', 'mistake')).toMatchObject({
      out: 'Cancelled: 2031-00002\n',
    });
    expect(JSON.parse((await documents('list', '--format', 'json')).out)).toEqual([
      {
        number: '2031-00001',
        text: 'clearance',
        title: 'Barangay Clearance',
        request: '4001',
        receipt: '1234567',
        amount: 5000,
        state: 'valid',
      },
      {
        number: '2031-00002',
        text: 'clearance',
        title: 'Barangay Clearance',
        request: '4002',
        receipt: '',
        amount: 0,
        state: 'cancelled: mistake',
      },
    ]);
  });
});

describe('§3 documents continue-at', () => {
  it('cancels what it skips, and refuses a number that is in use', async () => {
    const { documents } = await createHall();
    await documents('issue', '4001', ...free);
    expect(await documents('continue-at', '2031-00001')).toMatchObject({
      code: 1,
      error: expect.stringContaining('The last number is 2031-00001'),
    });
    expect(await documents('continue-at', '2031-09999')).toMatchObject({ code: 1 });
    expect(await documents('continue-at', '46')).toMatchObject({ code: 2 });
    expect(await documents('continue-at', '2031-00004')).toMatchObject({ code: 0 });
    expect(await documents('issue', '4002', ...free)).toEqual(issued('2031-00004'));
    const states = JSON.parse((await documents('list', '--format', 'json')).out) as readonly {
      readonly state: string;
    }[];
    expect(states.map(({ state }) => state)).toEqual([
      'valid',
      'cancelled: lost',
      'cancelled: lost',
      'valid',
    ]);
    expect(await documents('check')).toMatchObject({ code: 0 });
  });

  it('is required after a restored copy, which may lack the last numbers', async () => {
    const { documents, store, dataDir } = await createHall();
    await documents('issue', '4001', ...free);
    const copy = `${dataDir}/copy.sqlite`;
    await store('backup', copy);
    await documents('issue', '4002', ...free);
    expect((await store('restore', copy)).out).toContain('closed after 2031-00001');
    const closed = await documents('issue', '4002', ...free);
    expect(closed).toMatchObject({ code: 1, error: expect.stringContaining('Look in the logbook') });
    expect(await documents('issue', '4002', ...free, '--first', '1')).toMatchObject({ code: 1 });
    await documents('continue-at', '2031-00003');
    expect(await documents('issue', '4002', ...free)).toEqual(issued('2031-00003'));
    expect(await documents('check')).toMatchObject({ code: 0 });
  });

  it('is required after a restored copy from before the first number of the year', async () => {
    const { documents, store, dataDir } = await createHall();
    await store('backup', `${dataDir}/copy.sqlite`);
    const year = new Date().getFullYear();
    const issueNow = () =>
      runInProcess(createDocumentsProgram, ['issue', '4001', ...free], { DATA_DIR: dataDir }, Date.now());
    expect(await issueNow()).toEqual(issued(`${year}-00001`));
    expect((await store('restore', `${dataDir}/copy.sqlite`)).out).toContain(`closed after ${year}-00000`);
    expect(await issueNow()).toMatchObject({
      code: 1,
      error: expect.stringContaining('Look in the logbook'),
    });
    expect(await documents('continue-at', `${year}-00002`)).toMatchObject({ code: 0 });
    expect(await issueNow()).toEqual(issued(`${year}-00002`));
  });

  it('goes on also at the number that follows', async () => {
    const { documents, store, dataDir } = await createHall();
    await documents('issue', '4001', ...free);
    await store('backup', `${dataDir}/copy.sqlite`);
    await store('restore', `${dataDir}/copy.sqlite`);
    expect(await documents('continue-at', '2031-00002')).toMatchObject({ code: 0 });
    expect(await documents('issue', '4002', ...free)).toEqual(issued('2031-00002'));
  });
});

describe('§3 documents check', () => {
  const { issued: rows, status, checks } = documentCollections;

  it.each([
    ['a receipt', 'has another hash', { receipt: 'none' }],
    ['an amount', 'has another hash', { amount: 1 }],
    ['the day', 'has another hash', { issued: 1 }],
    ['a cancellation', 'the public cannot read it', { cancelled: 'lost', since: 1 }],
  ])('names the document whose row has %s changed', async (_, sentence, fields) => {
    const { documents, use } = await createHall();
    await documents('issue', '4001', ...paid);
    await documents('issue', '4002', ...free);
    await use(async (client) => {
      const name = nameOf(client, rows, '2031-00001');
      await client.post(':commit', {
        writes: [
          {
            update: { name, fields: encodePlainObject({ ...fields }) },
            updateMask: { fieldPaths: Object.keys(fields) },
          },
        ],
      });
    });
    const { code, out } = await documents('check');
    expect(code).toBe(1);
    expect(out).toMatch(new RegExp(`^2031-00001 .*${sentence}`, 'm'));
  });

  it.each([
    ['the first row', '2031-00001', rows, '2031-00001'],
    ['a row', '2031-00002', rows, '2031-00002'],
    ['the last row', '2031-00003', rows, '2031-00003'],
    ['the year', '2031', status, '2031'],
  ])('names the number where %s was removed', async (_, id, collection, named) => {
    const { documents, use } = await createHall();
    for (const args of [
      ['4001', ...free],
      ['4002', ...free],
      ['4001', ...paid, '--further'],
    ])
      await documents('issue', ...args);
    await use((client) => client.post(':commit', { writes: [{ delete: nameOf(client, collection, id) }] }));
    const { code, out } = await documents('check');
    expect(code).toBe(1);
    expect(out).toMatch(new RegExp(`^${named} `, 'm'));
  });

  it('names a document that the public cannot find, and a check without a row', async () => {
    const { documents, use } = await createHall();
    await documents('issue', '4001', ...free);
    await use(async (client) => {
      const answer = await client.post(`/${site.root}/${checks.name}:runQuery`, {
        structuredQuery: { from: [{ collectionId: 'list' }] },
      });
      const [{ document }] = answer as readonly [{ readonly document: { readonly name: string } }];
      const stranger = nameOf(client, checks, 'f'.repeat(32));
      await client.post(':commit', {
        writes: [
          { delete: document.name },
          { update: { name: stranger, fields: encodePlainObject({ at: 1 }) } },
        ],
      });
    });
    const { code, out } = await documents('check');
    expect(code).toBe(1);
    expect(out).toMatch(/^2031-00001 reads as not in the register/m);
    expect(out).toMatch(/^check f{32} belongs to no row/m);
  });
});

const readFieldNames = async (client: StoreClient, number: string): Promise<readonly string[]> => {
  const [row] = (await client.post(':batchGet', { documents: [nameOf(client, rows, number)] })) as readonly [
    { readonly found: { readonly fields: object } },
  ];
  return Object.keys(row.found.fields);
};

describe('§7 a purge and the logbook', () => {
  const day = 86_400_000;
  const released = { state: 'released', since: testNow - 30 * day };

  it('leaves a request until its document is in the logbook, at most 7 days, and says so', async () => {
    const { documents, purge } = await createHall([
      { id: '4001', receiptFields: released },
      { id: '4002', receiptFields: released },
    ]);
    await documents('issue', '4001', ...free);
    const early = await purge(testNow + day);
    expect(early.out).toMatch(/^Deleted 1 request and 1 receipt/m);
    expect(early.out).toMatch(/^1 request stays .*logbook/m);
    const late = await purge(testNow + 8 * day);
    expect(late.out).toMatch(/^Deleted 1 request and 1 receipt/m);
    expect(late.out).not.toContain('logbook');
  });

  it('takes the random bits of a row whose request somebody deleted', async () => {
    const { documents, purge, use } = await createHall();
    await documents('issue', '4001', ...free);
    await use((client) =>
      client.post(':commit', { writes: [{ delete: requestDocumentName(client, '4001') }] }),
    );
    await purge(testNow);
    expect(await use((client) => readFieldNames(client, '2031-00001'))).not.toContain('non');
    expect(await documents('check')).toMatchObject({ code: 0 });
  });

  it('takes the random bits of the row, and leaves a register that is whole and names nobody', async () => {
    const { documents, purge, use } = await createHall([{ id: '4001', receiptFields: released }]);
    await documents('issue', '4001', ...free);
    await purge(testNow + 8 * day);
    const { fields } = await use(async (client) => {
      const [row] = (await client.post(':batchGet', {
        documents: [nameOf(client, rows, '2031-00001')],
      })) as readonly [{ readonly found: { readonly fields: Readonly<Record<string, unknown>> } }];
      return row.found;
    });
    expect(Object.keys(fields)).not.toContain('non');
    expect(JSON.stringify(fields)).not.toMatch(/Sample|Dela Cruz/i);
    expect(await documents('check')).toMatchObject({ code: 0 });
    const [listed] = JSON.parse((await documents('list', '--format', 'json')).out) as readonly {
      readonly request: string;
    }[];
    expect(listed?.request).toBe('');
  });
});

const { issued: rows } = documentCollections;
