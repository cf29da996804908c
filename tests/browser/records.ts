/** What is in the store, and what a test puts there beforehand, as staff. */
import { expect } from 'vitest';
import type { RunningServer } from '../../server/http.ts';
import { post, root } from '../server/running.ts';

const list = `${root}/Dicklum_website`;

/** Puts requests with these ids into the store, as if others had sent them. */
export const takeIds = async (server: RunningServer, ids: readonly string[]): Promise<void> => {
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
}

/** Every stored request, but for those of `takeIds`. */
export const storedRequests = async (server: RunningServer): Promise<readonly StoredRequest[]> => {
  const { body } = await post(
    server,
    '/Dicklum_website/Form_Requests:runQuery',
    { structuredQuery: { from: [{ collectionId: 'list' }] } },
    'staff',
  );
  const rows = body as {
    document?: { name: string; fields: Record<string, { stringValue?: string; integerValue?: string }> };
  }[];
  return rows
    .flatMap(({ document }) => document ?? [])
    .map(({ name, fields }) => ({
      id: name.split('/').at(-1) ?? '',
      lname: fields.lname?.stringValue ?? '',
      dateCreated: fields.dateCreated?.integerValue,
    }))
    .filter(({ lname }) => lname !== 'Sample of another');
};

/** All that pages were told. */
export const storedFeedback = async (
  server: RunningServer,
): Promise<readonly Readonly<Record<string, string | number>>[]> => {
  const { body } = await post(
    server,
    '/Dicklum_website/Page_Feedback:runQuery',
    { structuredQuery: { from: [{ collectionId: 'list' }] } },
    'staff',
  );
  const rows = body as {
    document?: { name: string; fields: Record<string, { stringValue?: string; integerValue?: string }> };
  }[];
  return rows
    .flatMap(({ document }) => document ?? [])
    .map(({ name, fields }) => ({
      id: name.split('/').at(-1) ?? '',
      ...Object.fromEntries(
        Object.entries(fields).map(([field, { stringValue, integerValue }]) => [
          field,
          stringValue ?? Number(integerValue),
        ]),
      ),
    }));
};

/** How many receipts there are. */
export const receiptCount = async (server: RunningServer): Promise<number> => {
  const { body } = await post(
    server,
    '/Dicklum_website/Request_Receipts:runQuery',
    { structuredQuery: { from: [{ collectionId: 'list' }] } },
    'staff',
  );
  return (body as { document?: unknown }[]).filter(({ document }) => document !== undefined).length;
};

/** Every short id there is. */
export const allShortIds: readonly string[] = Array.from(
  { length: 4096 },
  (_, index) => `4${index.toString(16).padStart(3, '0')}`,
);
