/** Which requests a command means, and that a store with indexes is asked for the same ones. */
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { manilaInstant } from '../../../../../src/domain/dates/day.ts';
import { requestStateNames } from '../../../../../src/domain/request/requestState.ts';
import { formTypes } from '../../../../../src/form/types.ts';
import { createRequestQuery } from '../../../../../src/staff-core/filters.ts';
import { findRequestEntries, findRequests } from '../../../../../src/staff-core/findRequests.ts';
import { openLocalClient, type StoreClient } from '../../../../../tools/cli/lib/storeClient.ts';
import { parseRequestFilters } from '../../../../../tools/cli/requests/filters.ts';
import { isEmulatorHere, unlessSkipped } from '../../../../conformance/emulator.ts';
import { cloudInEmulator } from '../../../../support/server/emulatedStore.ts';
import { moment, temporary } from '../../../../support/server/runningServer.ts';
import { type Left, leave } from '../../../../support/server/staffCommands.ts';

// The rows below are of a site with 99 zones, however many this one has.
vi.mock('../../../../../src/site.ts', async (original) => {
  const own = await original<typeof import('../../../../../src/site.ts')>();
  return { ...own, site: { ...own.site, zones: { least: 1, most: 99 } } };
});

const at = manilaInstant;

const left: readonly Left[] = [
  { id: '4001', fields: { zone: 1, schedule: '2031-05-06T09:30', dateCreated: at('2031-05-01T08:00') } },
  {
    id: '4002',
    type: 'HEALTH_SERVICES',
    fields: { zone: 2, schedule: '2031-05-06T00:00', dateCreated: at('2031-05-02T08:00') },
    told: { state: 'ready', since: moment },
  },
  {
    id: '4003',
    type: 'HEALTH_SERVICES',
    fields: { zone: 1, schedule: '2031-05-06T23:59', dateCreated: at('2031-05-06T10:59') },
    told: { state: 'refused', since: moment, reason: 'not-free' },
  },
  { id: '4004', fields: { zone: 2, schedule: '2031-05-07T08:00', dateCreated: at('2031-05-06T00:00') } },
  {
    id: '4005',
    code: null,
    fields: { zone: 3, schedule: '2031-05-05T23:59', dateCreated: at('2031-05-05T23:59') },
  },
  { id: '4006', fields: { zone: 3, schedule: '2031-05-060T8:00', dateCreated: at('2031-04-01T12:00') } },
];

const rows: readonly (readonly [Parameters<typeof parseRequestFilters>[0], readonly string[]])[] = [
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

async function idsMeant(
  door: StoreClient,
  given: Parameters<typeof parseRequestFilters>[0],
): Promise<readonly string[]> {
  const filters = parseRequestFilters(given, moment);
  const ids: string[] = [];
  for await (const { id } of findRequests(door, filters, createRequestQuery(door, filters))) ids.push(id);
  return ids.sort();
}

/** '4002 ready' */
async function statesMeant(
  door: StoreClient,
  given: Parameters<typeof parseRequestFilters>[0],
): Promise<readonly string[]> {
  const filters = parseRequestFilters(given, moment);
  const found: string[] = [];
  for await (const { request, receipt } of findRequestEntries(
    door,
    filters,
    createRequestQuery(door, filters),
  ))
    found.push(`${request.id} ${receipt?.state ?? 'received'}`);
  return found.sort();
}

const stateOf = (id: string): unknown => left.find((each) => each.id === id)?.told?.state ?? 'received';

describe('§7 the requests that filters mean', () => {
  const held = async (): Promise<StoreClient> => {
    const door = openLocalClient(temporary(), true);
    onTestFinished(() => door.close());
    await leave(door, left);
    return door;
  };

  it.each(rows)('%j are %j', async (given, ids) => {
    const door = await held();
    expect(await idsMeant(door, given)).toEqual(ids);
    expect(await idsMeant({ ...door, isIndexed: true }, given)).toEqual(ids);
    const states = ids.map((id) => `${id} ${stateOf(id)}`);
    expect(await statesMeant(door, given)).toEqual(states);
    expect(await statesMeant({ ...door, isIndexed: true }, given)).toEqual(states);
  });

  it.each([
    [{ type: 'CEDULA' }, `--type must be one of ${Object.keys(formTypes).join(', ')}; it is 'CEDULA'.`],
    [{ zone: '0' }, "--zone must be a whole number from 1 to 99; it is '0'."],
    [{ zone: '3.5' }, "--zone must be a whole number from 1 to 99; it is '3.5'."],
    [{ zone: '\u001b[2J' }, "--zone must be a whole number from 1 to 99; it is '?[2J'."],
    [
      { day: '2031-02-30' },
      "--day must be a day such as 2031-05-06, 'today' or 'tomorrow'; it is '2031-02-30'.",
    ],
    [{ since: 'monday' }, "--since must be a day such as 2031-05-06, 'today' or 'tomorrow'; it is 'monday'."],
    [{ state: 'done' }, `--state must be one of ${requestStateNames.join(', ')}; it is 'done'.`],
  ])('%j is refused in one sentence', (given, sentence) => {
    expect(() => parseRequestFilters(given, moment)).toThrow(sentence);
  });
});

describe.skipIf(!isEmulatorHere)(
  `§7 the requests that filters mean, in Google's emulator${unlessSkipped}`,
  () => {
    it('are the same', async () => {
      const { door } = await cloudInEmulator('demo-filters');
      await leave(door, left);
      for (const [given, ids] of rows) expect([given, await idsMeant(door, given)]).toEqual([given, ids]);
    });
  },
);
