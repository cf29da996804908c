/** §7. Saves of staff by the page's own client into a real store: a retry is neither written twice nor reported as a conflict. */
import { describe, expect, it } from 'vitest';
import { encodePlainObject } from '../../../../packages/embedded-firestore/src/protocol/index.ts';
import { toPictureId } from '../../../../src/content/models/storedPicture.ts';
import { lists } from '../../../../src/content/schema/lists.ts';
import { site } from '../../../../src/site.ts';
import { toPath } from '../../../../src/staff/content/files/fileValues.ts';
import {
  checkRecord,
  type EditableRecord,
  readContentRecords,
  saveRecord,
  undoSave,
} from '../../../../src/staff/content/records.ts';
import { StaffError } from '../../../../src/staff/errors.ts';
import { saveState } from '../../../../src/staff/requests/details/saveState.ts';
import {
  type RequestListEntry,
  readEntriesById,
  readRequests,
} from '../../../../src/staff/requests/readRequests.ts';
import { createStaffClient, type StaffClient } from '../../../../src/staff/restClient.ts';
import { type HallDayChange, readStoredHallDays } from '../../../../src/staff-core/hall/hallDays.ts';
import { writeHallDay } from '../../../../src/staff-core/hall/hallPlaces.ts';
import { findReceipts } from '../../../../src/staff-core/receipts.ts';
import { listRecords } from '../../../../src/staff-core/records.ts';
import { startTestServer, testNow } from '../../../support/server/runningServer.ts';
import { createTestClient, seedRequests } from '../../../support/server/staffCommands.ts';
import { samplePictures } from '../../../support/storedPictures.ts';

const at = async (receiptFields: Readonly<Record<string, unknown>> = {}) => {
  const server = await startTestServer();
  await seedRequests(createTestClient(server), [
    { id: '4f3a', receiptFields },
    { id: '4f3b', receiptFields: { state: 'ready', since: 5 } },
  ]);
  const client = createStaffClient({
    origin: new URL(server.address).origin,
    projectId: 'demo-barangay',
    isIndexed: false,
    takesFiles: true,
    bearer: async () => server.token,
  });
  const receipts = async () => (await findReceipts(client, ['4f3a'])).get('4f3a') ?? [];
  const [entry] = (await readEntriesById(client, ['4f3a'])) as [RequestListEntry];
  return { client, entry, receipts };
};

/** A client whose next write reaches the store, and whose response is lost. */
const loseFirstResponse = (client: StaffClient): StaffClient => {
  let isLost = false;
  return {
    ...client,
    post: async (call, body) => {
      const answer = await client.post(call, body);
      if (call !== ':commit' || isLost) return answer;
      isLost = true;
      throw new StaffError('deadline-exceeded');
    },
  };
};

const lateError = { code: 'deadline-exceeded' };
const conflictError = { code: 'conflict' };

describe('§7 the state of a request that staff save', () => {
  it('leaves a receipt unchanged that has the state already', async () => {
    const { client, entry, receipts } = await at({ state: 'ready', since: 5 });
    await saveState(client, entry, { state: 'ready', reason: null }, null);
    expect(await receipts()).toEqual(entry.receipts);
  });

  it('saves a state on retry after the response to the first try was lost', async () => {
    const { client, entry, receipts } = await at();
    const lossyClient = loseFirstResponse(client);
    const choice = { state: 'refused', reason: 'not-free' };
    await expect(saveState(lossyClient, entry, choice, null)).rejects.toMatchObject(lateError);
    await saveState(lossyClient, entry, choice, null);
    expect(await receipts()).toMatchObject([choice]);
    await expect(saveState(lossyClient, entry, { state: 'ready', reason: null }, null)).rejects.toMatchObject(
      conflictError,
    );
  });

  it('rejects a refusal without a reason', async () => {
    const { client, entry, receipts } = await at({ state: 'refused', since: 5 });
    await expect(saveState(client, entry, { state: 'refused', reason: null }, null)).rejects.toThrow(
      StaffError,
    );
    expect(await receipts()).toEqual(entry.receipts);
  });

  it('filters a search by the chosen state', async () => {
    const { client } = await at({ state: 'refused', reason: 'not-free', since: 5 });
    const found = async (state: string) =>
      (await readRequests(client, { day: '', state, text: '4f3' })).entries.map(({ id }) => id);
    expect(await found('ready')).toEqual(['4f3b']);
    expect((await found('')).length).toBe(2);
  });
});

const news = async (client: StaffClient) => {
  const known = await readContentRecords(client, 'news');
  return { known, before: known[0]! };
};

describe('§7 a content record that staff save', () => {
  it('saves a record and undoes the save on retry after lost responses', async () => {
    const { client } = await at();
    const { known, before } = await news(client);
    const { updated: _, ...was } = before.fields;
    const verdict = checkRecord('news', { ...was, title: 'Sample: another' }, before, known, testNow);
    if (!verdict.isSound) throw new Error(JSON.stringify(verdict.problems));
    const lossyClient = loseFirstResponse(client);
    await expect(saveRecord(lossyClient, verdict)).rejects.toMatchObject(lateError);
    const done = await saveRecord(lossyClient, verdict);
    const lossyUndoClient = loseFirstResponse(client);
    await expect(undoSave(lossyUndoClient, done)).rejects.toMatchObject(lateError);
    await undoSave(lossyUndoClient, done);
    const { updated: __, ...is } = (await news(client)).before.fields;
    expect(is).toEqual(was);
    await expect(saveRecord(client, verdict)).rejects.toMatchObject(conflictError);
  });

  it('creates a record and removes it again on retry after lost responses', async () => {
    const { client } = await at();
    const { known } = await news(client);
    const verdict = checkRecord(
      'news',
      { status: 'active', title: 'Sample', date: testNow },
      null,
      known,
      testNow,
    );
    if (!verdict.isSound) throw new Error(JSON.stringify(verdict.problems));
    const lossyClient = loseFirstResponse(client);
    await expect(saveRecord(lossyClient, verdict)).rejects.toMatchObject(lateError);
    const done = await saveRecord(lossyClient, verdict);
    const lossyUndoClient = loseFirstResponse(client);
    await expect(undoSave(lossyUndoClient, done)).rejects.toMatchObject(lateError);
    await undoSave(lossyUndoClient, done);
    expect((await news(client)).known.length).toBe(known.length);
  });

  it('writes a picture with its record, the same one again without an error, and neither over the version of another', async () => {
    const { client } = await at();
    const bytes = samplePictures.webp;
    const pixels = { width: 8, height: 6 };
    const file = { id: await toPictureId(bytes), type: 'image/webp', bytes, pixels, name: 'Sample' } as const;
    const path = toPath(file);
    const files = new Map([
      [path, file],
      ['/images/other.webp', { ...file, id: 'f'.repeat(32) }],
    ]);
    const findPictures = async () => {
      const found = [];
      for await (const { id } of listRecords(client, 'Picture_List')) found.push(id);
      return found;
    };
    const check = async (title: string) => {
      const { known, before } = await news(client);
      const { updated: _, ...fields } = before.fields;
      const image = { src: path, alt: 'Sample', ...pixels };
      const verdict = checkRecord('news', { ...fields, title, image }, before, known, testNow);
      if (!verdict.isSound) throw new Error(JSON.stringify(verdict.problems));
      return verdict;
    };
    const outdated = await check('Sample: too late');
    const stale = { ...outdated, before: { ...outdated.before!, version: '2020-01-01T00:00:00.000000Z' } };
    await expect(saveRecord(client, stale, files)).rejects.toMatchObject(conflictError);
    expect(await findPictures()).toEqual([]);
    const lossyClient = loseFirstResponse(client);
    const first = await check('Sample: first');
    await expect(saveRecord(lossyClient, first, files)).rejects.toMatchObject(lateError);
    await saveRecord(lossyClient, first, files);
    const done = await saveRecord(client, await check('Sample: second'), files);
    // A path that the record does not show is not written.
    expect(await findPictures()).toEqual([file.id]);
    await undoSave(client, done);
    expect((await news(client)).before.fields).toMatchObject({
      title: 'Sample: first',
      image: { src: path },
    });
    expect(await findPictures()).toEqual([file.id]);
  });

  it('deactivates an invalid record without changing its other fields', async () => {
    const { client } = await at();
    const name = `${client.root}/${site.root}/${lists.news.collection}/list/unsound`;
    await client.post(':commit', {
      writes: [
        {
          update: { name, fields: encodePlainObject({ status: 'active', title: 'Sample', slug: 'No Slug' }) },
        },
      ],
    });
    const known = await readContentRecords(client, 'news');
    const before = known.find(({ id }) => id === 'unsound')!;
    expect(checkRecord('news', { ...before.fields, title: 'Other' }, before, known, testNow).isSound).toBe(
      false,
    );
    const verdict = checkRecord('news', { ...before.fields, status: 'inactive' }, before, known, testNow);
    if (!verdict.isSound) throw new Error(JSON.stringify(verdict.problems));
    await saveRecord(client, verdict);
    const after = (await readContentRecords(client, 'news')).find(({ id }) => id === 'unsound');
    expect(after?.fields).toEqual({ ...before.fields, status: 'inactive', updated: testNow });
  });
});

const stored = (id: string, fields: EditableRecord['fields']): EditableRecord => ({
  id,
  version: '',
  fields: { status: 'active', ...fields },
  wire: {},
  isPlain: true,
});
const hotlines = Array.from({ length: lists.contacts.limit }, (_, at) =>
  stored(`sample-${at}`, { name: `Sample ${at}`, mobileCon1: '0917 000 0000' }),
);
const sampleHotline = stored('sample', { name: 'Sample', mobileCon1: '0900 001', sample: true });
const article = stored('sample', { title: 'Sample', slug: 'sample', date: testNow });

describe('§7 notes on a content record', () => {
  it.each([
    ['its number stays', { name: 'Other' }],
    ['the box is cleared with it', { mobileCon1: '0917 000 0000', sample: undefined }],
    ['residents do not see it', { mobileCon1: '0917 000 0000', status: 'inactive' }],
  ])('says nothing about a sample hotline when %s', (_, change) => {
    const fields = Object.fromEntries(
      Object.entries({ ...sampleHotline.fields, ...change }).filter(([, value]) => value !== undefined),
    );
    const verdict = checkRecord('contacts', fields, sampleHotline, [sampleHotline], testNow);
    expect(verdict.isSound && verdict.notes).toEqual([]);
  });

  it.each([
    [
      'contacts',
      { status: 'active', name: 'Sample', mobileCon1: '0917 000 0000' },
      null,
      hotlines,
      /^21 records would be active, and the site shows 20/,
    ],
    ['news', { ...article.fields, slug: 'other' }, article, [article], /^Its address changes from 'sample'/],
    [
      'contacts',
      { ...sampleHotline.fields, mobileCon1: '0917 000 0000' },
      sampleHotline,
      [sampleHotline],
      /^Residents still see 'Sample' beside this record\. .* untick 'This is a sample'\.$/,
    ],
  ] as const)(
    'notes a side effect on the site of saving a record of %s',
    (list, fields, before, known, receiptFields) => {
      const verdict = checkRecord(list, fields, before, known, testNow);
      expect(verdict.isSound && verdict.notes).toEqual([expect.stringMatching(receiptFields)]);
    },
  );
});

describe('§3 §6 an alert that closes the hall', () => {
  const day = '2031-05-07';
  const closing = { days: [day], halves: ['morning', 'afternoon'] } as const;
  const title = 'Sample storm: hall closed';
  const fields = {
    status: 'active',
    title,
    date: testNow,
    urgent: true,
    validUntil: testNow + 9e7,
    translations: { fil: { title: 'Halimbawa: sarado ang hall' }, ceb: { title: 'Luma nga hubad' } },
    translatedFrom: { ceb: { title: 'Older title' } },
  };
  const start = async () => {
    const { client } = await at();
    const known = await readContentRecords(client, 'announcements');
    const verdict = checkRecord('announcements', fields, null, known, testNow);
    if (!verdict.isSound) throw new Error(JSON.stringify(verdict.problems));
    const readDay = async () => (await readStoredHallDays(client)).find(({ id }) => id === day) ?? null;
    const readAlert = async () =>
      (await readContentRecords(client, 'announcements')).find(({ id }) => id === verdict.write.id) ?? null;
    const write = async (change: HallDayChange) =>
      writeHallDay(client, await readStoredHallDays(client), day, change, {
        now: testNow,
        today: '2031-05-06',
      });
    return { client, alert: { ...verdict, closing }, readDay, readAlert, write };
  };

  it('is stored with the closed day, whose reason is its title in each language that has it', async () => {
    const { client, alert, readDay, readAlert, write } = await start();
    await write({ note: 'Sample note', places: { morning: 5 } });
    await saveRecord(client, alert, new Map(), await readStoredHallDays(client));
    expect((await readAlert())?.fields).toMatchObject({ title });
    expect((await readDay())?.fields).toEqual({
      status: 'active',
      updated: testNow,
      closedMorning: true,
      closedAfternoon: true,
      placesMorning: 5,
      reason: title,
      note: 'Sample note',
      translations: { fil: { reason: 'Halimbawa: sarado ang hall' } },
      translatedFrom: { fil: { note: '' } },
    });
  });

  it('is stored once where the answer was lost, and its undo opens the day as it was', async () => {
    const { client, alert, readDay, readAlert, write } = await start();
    await write({ note: 'Sample note' });
    const { updated: _, ...was } = (await readDay())!.fields;
    const lossyClient = loseFirstResponse(client);
    const days = await readStoredHallDays(client);
    await expect(saveRecord(lossyClient, alert, new Map(), days)).rejects.toMatchObject(lateError);
    const saved = await saveRecord(lossyClient, alert, new Map(), days);
    expect((await readDay())?.record?.isClosed).toEqual({ morning: true, afternoon: true });
    const lossyUndoClient = loseFirstResponse(client);
    await expect(undoSave(lossyUndoClient, saved)).rejects.toMatchObject(lateError);
    await undoSave(lossyUndoClient, saved);
    const { updated: __, ...is } = (await readDay())!.fields;
    expect([is, await readAlert()]).toEqual([was, null]);
  });

  it('conflicts with a change of the day by another clerk, and then closes nothing', async () => {
    const { client, alert, readDay, readAlert, write } = await start();
    const days = await readStoredHallDays(client);
    await write({ note: 'Sample note of another clerk' });
    await expect(saveRecord(client, alert, new Map(), days)).rejects.toMatchObject(conflictError);
    expect([await readAlert(), (await readDay())?.record?.isClosed]).toEqual([
      null,
      { morning: false, afternoon: false },
    ]);
  });

  it('leaves a day that is closed already with its reason', async () => {
    const { client, alert, readDay, write } = await start();
    await write({ isClosed: { morning: true, afternoon: true }, reason: 'Sample assembly' });
    await saveRecord(client, alert, new Map(), await readStoredHallDays(client));
    expect((await readDay())?.fields).toMatchObject({ reason: 'Sample assembly' });
  });

  it('closes a day although nothing of its stored record changes', async () => {
    const { client, alert, readDay, readAlert } = await start();
    await saveRecord(client, { ...alert, closing: { days: [], halves: [] } });
    const before = (await readAlert())!;
    const again = (isTouched: boolean) =>
      checkRecord('announcements', before.fields, before, [before], testNow, isTouched);
    expect(again(false).isSound).toBe(false);
    const verdict = again(true);
    if (!verdict.isSound) throw new Error(JSON.stringify(verdict.problems));
    await saveRecord(client, { ...verdict, closing }, new Map(), await readStoredHallDays(client));
    expect([(await readAlert())?.fields, (await readDay())?.record?.reason]).toEqual([before.fields, title]);
  });
});
