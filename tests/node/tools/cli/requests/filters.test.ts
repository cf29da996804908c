/** The requests that filters match, the same in a store with indexes and in one without. */
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  emulatorSkipNote,
  hasEmulator,
} from '../../../../../packages/embedded-firestore/tests/support/emulator.ts';
import { manilaInstant } from '../../../../../src/domain/dates/day.ts';
import { requestStateNames } from '../../../../../src/domain/request/requestState.ts';
import { formTypes } from '../../../../../src/form/types.ts';
import { createRequestQuery, type RequestFilters } from '../../../../../src/staff-core/search/filters.ts';
import { listRequestEntries, listRequests } from '../../../../../src/staff-core/search/listRequests.ts';
import { openLocalClient, type StoreClient } from '../../../../../tools/cli/lib/storeClient.ts';
import { createRequestFilterCommand, toRequestFilters } from '../../../../../tools/cli/requests/export.ts';
import { openEmulatedStore } from '../../../../support/server/emulatedStore.ts';
import { createTempDirectory, testNow } from '../../../../support/server/runningServer.ts';
import { type SeededRequest, seedRequests } from '../../../../support/server/staffCommands.ts';

// The rows below need a site with 99 zones, however many this one has.
vi.mock('../../../../../src/site.ts', async (original) => {
  const own = await original<typeof import('../../../../../src/site.ts')>();
  return { ...own, site: { ...own.site, zones: { least: 1, most: 99 } } };
});

const at = manilaInstant;

type FilterTexts = Readonly<Partial<Record<keyof RequestFilters, string>>>;

const parseFilters = (texts: FilterTexts): RequestFilters => {
  const args = Object.entries(texts).map(([name, text]) => `--${name}=${text}`);
  return toRequestFilters(createRequestFilterCommand('export', testNow).parse(args, { from: 'user' }).opts());
};

const seededRequests: readonly SeededRequest[] = [
  { id: '4001', fields: { zone: 1, schedule: '2031-05-06T09:30', dateCreated: at('2031-05-01T08:00') } },
  {
    id: '4002',
    type: 'HEALTH_SERVICES',
    fields: { zone: 2, schedule: '2031-05-06T00:00', dateCreated: at('2031-05-02T08:00') },
    receiptFields: { state: 'ready', since: testNow },
  },
  {
    id: '4003',
    type: 'HEALTH_SERVICES',
    fields: { zone: 1, schedule: '2031-05-06T23:59', dateCreated: at('2031-05-06T10:59') },
    receiptFields: { state: 'refused', since: testNow, reason: 'not-free' },
  },
  { id: '4004', fields: { zone: 2, schedule: '2031-05-07T08:00', dateCreated: at('2031-05-06T00:00') } },
  {
    id: '4005',
    code: null,
    fields: { zone: 3, schedule: '2031-05-05T23:59', dateCreated: at('2031-05-05T23:59') },
  },
  { id: '4006', fields: { zone: 3, schedule: '2031-05-060T8:00', dateCreated: at('2031-04-01T12:00') } },
];

const rows: readonly (readonly [FilterTexts, readonly string[]])[] = [
  [{}, ['4001', '4002', '4003', '4004', '4005', '4006']],
  [{ type: 'HEALTH_SERVICES' }, ['4002', '4003']],
  [{ type: 'health services' }, ['4002', '4003']],
  [{ type: 'Barangay Clearance', zone: '2' }, ['4004']],
  [{ zone: '1' }, ['4001', '4003']],
  [{ zone: '99' }, []],
  [{ day: '2031-05-06' }, ['4001', '4002', '4003']],
  [{ day: 'today' }, ['4001', '4002', '4003']],
  [{ day: 'tomorrow' }, ['4004']],
  [{ day: 'today', zone: '1', type: 'BARANGAY_CLEARANCE' }, ['4001']],
  [{ since: '2031-05-06' }, ['4003', '4004']],
  [{ since: 'today', zone: '1' }, ['4003']],
  [{ since: '2031-05-05T23:59' }, ['4003', '4004', '4005']],
  [{ state: 'received' }, ['4001', '4004', '4005', '4006']],
  [{ state: 'ready' }, ['4002']],
  [{ state: 'REFUSED', day: 'today' }, ['4003']],
  [{ state: 'processing' }, []],
  [{ state: 'received', since: '2031-05-06', zone: '2' }, ['4004']],
];

async function findIds(client: StoreClient, options: FilterTexts): Promise<readonly string[]> {
  const filters = parseFilters(options);
  const ids: string[] = [];
  for await (const { id } of listRequests(client, filters, createRequestQuery(client, filters))) ids.push(id);
  return ids.sort();
}

/** '4002 ready' */
async function findStates(client: StoreClient, options: FilterTexts): Promise<readonly string[]> {
  const filters = parseFilters(options);
  const found: string[] = [];
  for await (const { request, receipt } of listRequestEntries(
    client,
    filters,
    createRequestQuery(client, filters),
  ))
    found.push(`${request.id} ${receipt?.state ?? 'received'}`);
  return found.sort();
}

const stateOf = (id: string): unknown =>
  seededRequests.find((each) => each.id === id)?.receiptFields?.state ?? 'received';

describe('§7 request filters', () => {
  const createStore = async (): Promise<StoreClient> => {
    const client = openLocalClient(createTempDirectory(), true);
    onTestFinished(() => client.close());
    await seedRequests(client, seededRequests);
    return client;
  };

  it.each(rows)('the filters %j match %j', async (options, ids) => {
    const client = await createStore();
    expect(await findIds(client, options)).toEqual(ids);
    expect(await findIds({ ...client, isIndexed: true }, options)).toEqual(ids);
    const states = ids.map((id) => `${id} ${stateOf(id)}`);
    expect(await findStates(client, options)).toEqual(states);
    expect(await findStates({ ...client, isIndexed: true }, options)).toEqual(states);
  });

  it.each([
    [
      { type: 'CEDULA' },
      `'--type <TYPE>' argument 'CEDULA' is invalid. It must be one of ${Object.keys(formTypes).join(', ')}.`,
    ],
    [{ zone: '0' }, "'--zone <N>' argument '0' is invalid. It must be a whole number from 1 to 99."],
    [{ zone: '3.5' }, "argument '3.5' is invalid. It must be a whole number from 1 to 99."],
    [{ zone: '\u001b[2J' }, "argument '?[2J' is invalid. It must be a whole number from 1 to 99."],
    [{ day: '2031-02-30' }, "It must be a day such as 2031-05-06, 'today' or 'tomorrow'."],
    [
      { since: 'monday' },
      "'--since <DAY>' argument 'monday' is invalid. It must be a day such as 2031-05-06, 'today' or 'tomorrow'.",
    ],
    [{ state: 'done' }, `It must be one of ${requestStateNames.join(', ')}.`],
  ])('refuses the filter %j and explains why', (options, sentence) => {
    expect(() => parseFilters(options)).toThrow(sentence);
  });
});

describe.skipIf(!hasEmulator)(`§7 request filters in Google's emulator${emulatorSkipNote}`, () => {
  it('every row of filters matches the same requests as in the embedded store', async () => {
    const { client } = await openEmulatedStore('demo-filters');
    await seedRequests(client, seededRequests);
    for (const [options, ids] of rows)
      expect([options, await findIds(client, options)]).toEqual([options, ids]);
  });
});
