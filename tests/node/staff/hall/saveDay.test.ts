/** §7. What the tab 'Hall' says of a save that stops half-way: the second press of Save finishes it. */
import { describe, expect, it } from 'vitest';
import { StaffError, toStaffError } from '../../../../src/staff/errors.ts';
import { readComingDays, saveDay } from '../../../../src/staff/hall/hallActors.ts';
import type { StaffClient } from '../../../../src/staff/restClient.ts';
import { viewHallDay } from '../../../../src/staff-core/hall/hall.ts';
import { openLocalClient, type StoreClient, StoreRefused } from '../../../../tools/cli/lib/storeClient.ts';
import { createTempDirectory, testNow } from '../../../support/server/runningServer.ts';
import { seedRequests } from '../../../support/server/staffCommands.ts';

const day = '2031-05-07';

/** @param failAt the number of the commit that fails, 1 for the first */
function createStaffClient(store: StoreClient, failAt: number, code: string): StaffClient {
  let commits = 0;
  return {
    ...store,
    isIndexed: false,
    takesFiles: false,
    now: () => testNow,
    post: async (call, body) => {
      if (call === ':commit') commits += 1;
      if (call === ':commit' && commits === failAt) throw new StaffError(code);
      return store.post(call, body).catch((error: unknown) => {
        throw error instanceof StoreRefused ? toStaffError(error.status) : error;
      });
    },
  };
}

describe('§7 a save of places on the staff page', () => {
  it.each([
    ['unreachable', 2, 'unfinished'],
    ['unreachable', 3, 'unfinished'],
    ['unreachable', 1, 'unreachable'],
  ])(
    'that fails as %s at commit %d is reported as such, and finished by a second press',
    async (code, failAt, reported) => {
      const store = openLocalClient(createTempDirectory(), true);
      await seedRequests(store, [{ id: '4001', fields: { schedule: `${day}T08:30` } }]);
      const client = createStaffClient(store, failAt, code);
      const found = await readComingDays(client);
      const change = { places: { morning: 1, afternoon: null }, note: 'Sample' };
      await expect(saveDay(client, found, day, change)).rejects.toMatchObject({ code: reported });
      await saveDay(client, found, day, change);
      const { hall } = await readComingDays(client);
      const { note, halves } = viewHallDay(hall, day);
      expect([note, halves.morning.places, hall.places.map(({ id }) => id)]).toEqual([
        'Sample',
        1,
        [`${day}-am-001`],
      ]);
      store.close();
    },
  );
});
