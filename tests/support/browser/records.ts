/** The documents in the store, and those that a test writes beforehand, as staff. */
import { expect } from 'vitest';
import type { PlainValue } from '../../../packages/embedded-firestore/src/protocol/index.ts';
import type { RunningServer } from '../../../server/http/server.ts';
import { site } from '../../../src/site.ts';
import { toPlainFields } from '../../../src/staff-core/records.ts';
import { post, testDocumentsRoot } from '../server/runningServer.ts';

const list = `${testDocumentsRoot}/${site.root}`;

/** Puts requests with these ids into the store, as if others had sent them. */
export const occupyIds = async (server: RunningServer, ids: readonly string[]): Promise<void> => {
  for (let from = 0; from < ids.length; from += 400) {
    const writes = ids.slice(from, from + 400).map((id) => ({
      update: {
        name: `${list}/Form_Requests/list/${id}`,
        fields: { lname: { stringValue: 'Sample of another' } },
      },
    }));
    const { status } = await post(server, ':commit', { writes }, 'staff');
    expect(status).toBe(200);
  }
};

export interface StoredRequest {
  readonly id: string;
  readonly lname: string;
  readonly dateCreated: string | undefined;
  readonly schedule: string | undefined;
}

type Fields = Record<string, { stringValue?: string; integerValue?: string }>;

/** Every document of a collection, as the store sends it to staff. */
const readCollection = async (
  server: RunningServer,
  collection: string,
): Promise<readonly { readonly name: string; readonly fields: Fields }[]> => {
  const { body } = await post(
    server,
    `/${site.root}/${collection}:runQuery`,
    { structuredQuery: { from: [{ collectionId: 'list' }] } },
    'staff',
  );
  const rows = body as { document?: { name: string; fields: Fields } }[];
  return rows.flatMap(({ document }) => document ?? []);
};

/** Every stored request, but for those of `occupyIds`. */
export const readStoredRequests = async (server: RunningServer): Promise<readonly StoredRequest[]> =>
  (await readCollection(server, 'Form_Requests'))
    .map(({ name, fields }) => ({
      id: name.split('/').at(-1) ?? '',
      lname: fields.lname?.stringValue ?? '',
      dateCreated: fields.dateCreated?.integerValue,
      schedule: fields.schedule?.stringValue,
    }))
    .filter(({ lname }) => lname !== 'Sample of another');

/** All feedback on pages. */
export const readStoredFeedback = async (
  server: RunningServer,
): Promise<readonly Readonly<Record<string, PlainValue>>[]> =>
  (await readCollection(server, 'Page_Feedback')).map(({ name, fields }) => ({
    id: name.split('/').at(-1) ?? '',
    ...toPlainFields(fields),
  }));

/** How many receipts there are. */
export const countReceipts = async (server: RunningServer): Promise<number> =>
  (await readCollection(server, 'Request_Receipts')).length;

/** Every short id there is. */
export const allShortIds: readonly string[] = Array.from(
  { length: 4096 },
  (_, index) => `4${index.toString(16).padStart(3, '0')}`,
);
