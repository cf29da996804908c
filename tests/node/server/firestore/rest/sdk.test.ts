import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  doc,
  getCount,
  getDoc,
  getDocs,
  limit,
  or,
  orderBy,
  query,
  setDoc,
  startAfter,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import { describe, expect, it } from 'vitest';
import type { RunningServer } from '../../../../../server/http/server.ts';
import { site } from '../../../../../src/site.ts';
import { createTestRequest, type TestRequest } from '../../../../support/server/requestRecord.ts';
import {
  createSdkClient,
  post,
  sdkCollection,
  startTestServer,
  testDocumentsRoot,
  testNow,
} from '../../../../support/server/runningServer.ts';
import { sampleContent } from '../../../../support/server/sampleContent.ts';

/** What the form sends: the request, and its receipt as a merge. */
function send(server: RunningServer, { id, receipt, record }: TestRequest): Promise<void> {
  const database = createSdkClient(server);
  return writeBatch(database)
    .set(doc(sdkCollection(database, 'Form_Requests'), id), record)
    .set(doc(sdkCollection(database, 'Request_Receipts'), receipt), { recordId: id }, { merge: true })
    .commit();
}

const set = (collection: string, id: string, fields: Readonly<Record<string, unknown>>): unknown => ({
  update: { name: `${testDocumentsRoot}/${site.root}/${collection}/list/${id}`, fields },
});

const denied = { code: 'permission-denied' };

describe('§7 form submit through the SDK', () => {
  it('accepts a request with its receipt, and the receipt can be read', async () => {
    const server = await startTestServer();
    const request = createTestRequest(testNow);
    await send(server, request);
    const receipt = await getDoc(
      doc(sdkCollection(createSdkClient(server), 'Request_Receipts'), request.receipt),
    );
    expect(receipt.data()).toEqual({ recordId: request.id });
  });

  it('refuses an identical request sent again and changes nothing, and its receipt can still be read', async () => {
    const server = await startTestServer();
    const request = createTestRequest(testNow);
    await send(server, request);
    const stored = await post(server, ':batchGet', { documents: [nameOf(request)] }, 'staff');
    await expect(send(server, request)).rejects.toMatchObject(denied);
    const later = await post(server, ':batchGet', { documents: [nameOf(request)] }, 'staff');
    expect(found(later.body)).toEqual(found(stored.body));
    const receipt = await getDoc(
      doc(sdkCollection(createSdkClient(server), 'Request_Receipts'), request.receipt),
    );
    expect(receipt.data()).toEqual({ recordId: request.id });
  });

  it('leaves the state that staff set unchanged when the request is sent again', async () => {
    const server = await startTestServer();
    const request = createTestRequest(testNow);
    await send(server, request);
    const state = { fields: { state: { stringValue: 'released' } } };
    const name = `${testDocumentsRoot}/${site.root}/Request_Receipts/list/${request.receipt}`;
    await post(
      server,
      ':commit',
      { writes: [{ update: { name, ...state }, updateMask: { fieldPaths: ['state'] } }] },
      'staff',
    );
    await expect(send(server, request)).rejects.toMatchObject(denied);
    const receipt = await getDoc(
      doc(sdkCollection(createSdkClient(server), 'Request_Receipts'), request.receipt),
    );
    expect(receipt.data()).toEqual({ recordId: request.id, state: 'released' });
  });

  it('refuses another request under a taken id, and stores no receipt for it', async () => {
    const server = await startTestServer();
    const first = createTestRequest(testNow);
    await send(server, first);
    const second = { ...createTestRequest(testNow, { lname: 'Other' }), id: first.id };
    await expect(send(server, second)).rejects.toMatchObject(denied);
    await expect(
      getDoc(doc(sdkCollection(createSdkClient(server), 'Request_Receipts'), second.receipt)).then((d) =>
        d.exists(),
      ),
    ).resolves.toBe(false);
  });

  it('refuses a receipt without its request', async () => {
    const server = await startTestServer();
    const { id, receipt } = createTestRequest(testNow);
    const alone = setDoc(doc(sdkCollection(createSdkClient(server), 'Request_Receipts'), receipt), {
      recordId: id,
    });
    await expect(alone).rejects.toMatchObject(denied);
  });

  it('lets only staff read a stored request', async () => {
    const server = await startTestServer();
    const request = createTestRequest(testNow);
    await send(server, request);
    const database = createSdkClient(server);
    await expect(getDoc(doc(sdkCollection(database, 'Form_Requests'), request.id))).rejects.toMatchObject(
      denied,
    );
    await expect(getDocs(query(sdkCollection(database, 'Form_Requests'), limit(1)))).rejects.toMatchObject(
      denied,
    );
    const read = await post(server, ':batchGet', { documents: [nameOf(request)] }, 'staff');
    expect(read.status).toBe(200);
  });
});

const nameOf = ({ id }: TestRequest): string => `${testDocumentsRoot}/${site.root}/Form_Requests/list/${id}`;
const found = (body: unknown): unknown => (body as readonly { readonly found: unknown }[])[0]?.found;

describe('§7 reads through the SDK', () => {
  it('finds the active contacts, at most as many as the limit', async () => {
    const server = await startTestServer();
    const contacts = sdkCollection(createSdkClient(server), 'EmergencyContact_List');
    await post(
      server,
      ':commit',
      { writes: [set('EmergencyContact_List', 'gone', { status: { stringValue: 'inactive' } })] },
      'staff',
    );
    const all = await getDocs(query(contacts, where('status', '==', 'active'), limit(20)));
    const first = JSON.parse(readFileSync(join(sampleContent, 'EmergencyContact_List.json'), 'utf8')) as {
      id: string;
    }[];
    expect(all.docs.map(({ id }) => id)).toEqual(first.map(({ id }) => id).sort());
    const two = await getDocs(query(contacts, where('status', '==', 'active'), limit(2)));
    expect(two.size).toBe(2);
  });

  it.each([
    ['without a limit', [where('status', '==', 'active')]],
    ['without the filter that the rules require', [limit(20)]],
    ['by another status', [where('status', '==', 'inactive'), limit(20)]],
    [
      'with the filter as one of two alternatives',
      [where('status', 'in', ['active', 'inactive']), limit(20)],
    ],
  ])('refuses a list query %s', async (_, parts) => {
    const server = await startTestServer();
    const contacts = sdkCollection(createSdkClient(server), 'EmergencyContact_List');
    await expect(getDocs(query(contacts, ...parts))).rejects.toMatchObject(denied);
  });

  it('accepts the filter that the rules require beside another, and refuses it as an alternative', async () => {
    const server = await startTestServer();
    const services = sdkCollection(createSdkClient(server), 'CitizensCharter_List');
    const slug = 'issuance-of-barangay-clearance';
    const filters = [where('status', '==', 'active'), where('slug', '==', slug), limit(1)];
    const found = await getDocs(query(services, ...filters));
    expect(found.docs.map(({ id }) => id)).toEqual([slug]);
    const either = or(where('status', '==', 'active'), where('slug', '==', slug));
    await expect(getDocs(query(services, either, limit(1)))).rejects.toMatchObject(denied);
  });

  it('counts the active services', async () => {
    const server = await startTestServer();
    const services = sdkCollection(createSdkClient(server), 'CitizensCharter_List');
    const active = query(services, where('status', '==', 'active'), limit(100));
    const { size } = await getDocs(active);
    expect(size).toBeGreaterThan(1);
    expect((await getCount(active)).data().count).toBe(size);
  });

  it('reads a list page by page, newest first, with each record once', async () => {
    const server = await startTestServer({ content: null });
    const dates = [5, 3, 3, 9, 1];
    const writes = dates.map((date, i) =>
      set('News_List', `n${i}`, { status: { stringValue: 'active' }, date: { integerValue: String(date) } }),
    );
    await post(server, ':commit', { writes }, 'staff');
    const news = sdkCollection(createSdkClient(server), 'News_List');
    const walked: string[] = [];
    let last: unknown[] = [];
    do {
      const parts = [where('status', '==', 'active'), orderBy('date', 'desc'), limit(2)];
      const page = await getDocs(
        last.length ? query(news, ...parts, startAfter(...last)) : query(news, ...parts),
      );
      walked.push(...page.docs.map(({ id }) => id));
      last = page.docs.slice(-1);
    } while (last.length > 0);
    expect(walked).toEqual(['n3', 'n0', 'n2', 'n1', 'n4']);
  });

  it('reads back texts, numbers, booleans, null, lists and maps as they were written', async () => {
    const server = await startTestServer({ content: null });
    const fields = {
      status: { stringValue: 'active' },
      text: { stringValue: 'Ñandú \u0000 👩‍🌾 \u202e' },
      whole: { integerValue: '9007199254740991' },
      half: { doubleValue: 0.5 },
      minusZero: { doubleValue: '-0' },
      none: { nullValue: null },
      list: {
        arrayValue: {
          values: [{ booleanValue: true }, { mapValue: { fields: { a: { integerValue: '1' } } } }],
        },
      },
      map: { mapValue: { fields: { 'first name': { stringValue: '' } } } },
    };
    await post(server, ':commit', { writes: [set('News_List', 'all types', fields)] }, 'staff');
    const read = await getDoc(doc(sdkCollection(createSdkClient(server), 'News_List'), 'all types'));
    expect(read.data()).toEqual({
      status: 'active',
      text: 'Ñandú \u0000 👩‍🌾 \u202e',
      whole: 9007199254740991,
      half: 0.5,
      minusZero: -0,
      none: null,
      list: [true, { a: 1 }],
      map: { 'first name': '' },
    });
  });
});
