/** §6 §7. What the counter makes of a refusal: the rules of Cloud Firestore refuse a taken id as they refuse somebody who is no staff. */
import { describe, expect, it } from 'vitest';
import { createEmptyValues } from '../../../../src/form/values.ts';
import {
  createOpenEntry,
  findEntry,
  findPeople,
  readCounterRecords,
  saveEntry,
} from '../../../../src/staff/counter/counterActors.ts';
import { counterMessages } from '../../../../src/staff/counter/messages.ts';
import { StaffError, toStaffError } from '../../../../src/staff/errors.ts';
import type { StaffClient } from '../../../../src/staff/restClient.ts';
import { checkEntry } from '../../../../src/staff-core/entry/entryRecord.ts';
import { openLocalClient, type StoreClient, StoreRefused } from '../../../../tools/cli/lib/storeClient.ts';
import { residentAnswers } from '../../../support/form/residentAnswers.ts';
import { createTempDirectory, startTestServer, testNow } from '../../../support/server/runningServer.ts';
import { createTestClient, seedRequests } from '../../../support/server/staffCommands.ts';

type Failure = (call: string, at: number) => string | null;

/** @param failWith the code with which the store fails a call, by the number of its commits before */
const createClient = (store: StoreClient, failWith: Failure): StaffClient => {
  let commits = 0;
  return {
    ...store,
    isIndexed: false,
    takesFiles: false,
    now: () => testNow,
    post: async (call, body) => {
      const code = failWith(call, commits);
      if (call === ':commit') commits += 1;
      if (code !== null) throw new StaffError(code);
      return store.post(call, body).catch((error: unknown) => {
        throw error instanceof StoreRefused ? toStaffError(error.status) : error;
      });
    },
  };
};

const openEntry = () => {
  const values = { ...createEmptyValues('BARANGAY_CLEARANCE'), ...residentAnswers, email: '' };
  const { record } = checkEntry('BARANGAY_CLEARANCE', values, testNow, []);
  return {
    ...createOpenEntry(),
    entry: { record: record!, isPriority: false, versionId: '0b1c2d3e-0000-4f3a-8a9b-0c1d2e3f4a5b' },
  };
};

const effects = { onStored: () => {}, onRefused: () => {} };

describe('§6 a refusal at the counter', () => {
  it('by the rules, once, is looked up and sent again', async () => {
    const store = openLocalClient(createTempDirectory(), true);
    const client = createClient(store, (call, at) =>
      call === ':commit' && at === 0 ? 'permission-denied' : null,
    );
    await expect(saveEntry(client, openEntry(), effects)).resolves.toMatchObject({ kind: 'stored' });
    store.close();
  });

  it('by the rules, for good, ends after a few commits', async () => {
    const store = openLocalClient(createTempDirectory(), true);
    let most = 0;
    const client = createClient(store, (call, at) => {
      most = Math.max(most, at);
      return call === ':commit' ? 'permission-denied' : null;
    });
    await expect(saveEntry(client, openEntry(), effects)).rejects.toMatchObject({ code: 'refused' });
    expect(most).toBeLessThanOrEqual(10);
    store.close();
  });

  it('of every call says that the sign-in is over', async () => {
    const store = openLocalClient(createTempDirectory(), true);
    const client = createClient(store, () => 'unauthenticated');
    await expect(saveEntry(client, openEntry(), effects)).rejects.toMatchObject({ code: 'unauthenticated' });
    store.close();
  });

  it('without an answer keeps the ids, by which the look-up finds nothing', async () => {
    const store = openLocalClient(createTempDirectory(), true);
    const client = createClient(store, (call, at) =>
      call === ':commit' && at === 0 ? 'deadline-exceeded' : null,
    );
    const open = openEntry();
    await expect(saveEntry(client, open, effects)).rejects.toMatchObject({ code: 'deadline-exceeded' });
    const { ids } = open;
    expect(await findEntry(client, open, () => {})).toBeNull();
    await saveEntry(client, open, effects);
    expect(open.ids).toEqual(ids);
    expect(await findEntry(client, open, () => {})).toMatchObject({
      kind: 'stored',
      reference: ids!.recordId,
    });
    store.close();
  });
});

describe('§6 what the counter reads', () => {
  it('has the services of the charter, and today at the next half hour', async () => {
    const server = await startTestServer();
    const client = createClient(createTestClient(server), () => null);
    const { offered, services, walkInTime } = await readCounterRecords(client);
    expect(walkInTime).toBe('2031-05-06T11:30');
    expect(offered.length).toBeGreaterThan(0);
    expect(offered.every((type) => services.has(type))).toBe(true);
  });
});

describe('§6 the search for a person at the counter', () => {
  it.each([true, false])(
    'shows eight people at most, and asks the store once, with indexes: %j',
    async (isIndexed) => {
      const server = await startTestServer();
      const store = createTestClient(server);
      const people = Array.from({ length: 9 }, (_, at) => ({
        id: `4c0${at}`,
        fields: { lname: 'Sample', birthDate: `1990-01-0${at + 1}` },
      }));
      await seedRequests(store, people);
      let calls = 0;
      const counted = createClient(store, () => {
        calls += 1;
        return null;
      });
      const found = await findPeople({ ...counted, isIndexed }, 'sample');
      expect(found.people).toHaveLength(8);
      expect(found.note).toBe(counterMessages.person.more);
      expect(calls).toBe(1);
    },
  );

  it('keeps only the answers about each person', async () => {
    const store = createTestClient(await startTestServer());
    const fields = {
      lname: 'Sample',
      birthDate: '1990-01-02',
      purpose: 'A purpose',
      tin: '123-456-789',
      medicalCondition: 'A condition',
    };
    await seedRequests(store, [{ id: '4c01', fields }]);
    const { people } = await findPeople(
      createClient(store, () => null),
      'sample',
    );
    expect(people).toMatchObject([{ id: '4c01', values: { lname: 'Sample', birthDate: '1990-01-02' } }]);
    expect(JSON.stringify(people)).not.toMatch(/A purpose|123-456-789|A condition/);
  });

  it.each([
    [true, counterMessages.person.nobodyOfLastName],
    [false, counterMessages.person.nobody],
  ])('says by what it looked where it finds nobody, with indexes: %j', async (isIndexed, note) => {
    const store = createTestClient(await startTestServer());
    const found = await findPeople({ ...createClient(store, () => null), isIndexed }, 'Nobody');
    expect(found).toEqual({ people: [], note });
  });
});
