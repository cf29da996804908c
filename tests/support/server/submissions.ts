/** The commit that a citizen's page sends: a request with its receipt, under an id that does not collide. */

import { encodeTestRecord } from '../../../packages/embedded-firestore/tests/support/testRecord.ts';
import { siteDatabase } from '../../../server/ops/siteStore.ts';
import { toRecordId } from '../../../src/domain/request/recordId.ts';
import { site } from '../../../src/site.ts';
import { createTestRequest } from './requestRecord.ts';

export interface TestSubmission {
  readonly id: string;
  readonly receipt: string;
  readonly body: string;
}

/** Beyond the short ids, of which there are few. */
const wideIdDraw = 2;

/** @param now milliseconds since the epoch */
export function createSubmission(
  now: number,
  changes: Readonly<Record<string, string>> = {},
): TestSubmission {
  const { receipt, record } = createTestRequest(now, changes);
  const id = toRecordId(receipt, wideIdDraw);
  const writes = [
    {
      update: {
        name: `${siteDatabase.root}/${site.root}/Form_Requests/list/${id}`,
        fields: encodeTestRecord(record),
      },
    },
    {
      update: {
        name: `${siteDatabase.root}/${site.root}/Request_Receipts/list/${receipt}`,
        fields: encodeTestRecord({ recordId: id }),
      },
      updateMask: { fieldPaths: ['recordId'] },
    },
  ];
  return { id, receipt, body: JSON.stringify({ writes }) };
}

/** The status of the response; null where the connection broke before it. */
export async function sendSubmission(
  address: string,
  { body }: Pick<TestSubmission, 'body'>,
  headers: Readonly<Record<string, string>> = {},
): Promise<number | null> {
  try {
    const answer = await fetch(`${address}v1/${siteDatabase.root}:commit`, { method: 'POST', body, headers });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return null;
  }
}

/** Whether a receipt of this code is stored, as everyone who knows the code may read it. */
export async function hasReceipt(address: string, { receipt }: TestSubmission): Promise<boolean> {
  const answer = await fetch(
    `${address}v1/${siteDatabase.root}/${site.root}/Request_Receipts/list/${receipt}`,
  );
  await answer.arrayBuffer();
  return answer.status === 200;
}

interface Row {
  readonly document?: { readonly name: string; readonly fields: Readonly<Record<string, unknown>> };
}

/** Every document of a list by its id, read as staff. */
export async function readStoredList(
  address: string,
  token: string,
  list: string,
): Promise<ReadonlyMap<string, Readonly<Record<string, unknown>>>> {
  const answer = await fetch(`${address}v1/${siteDatabase.root}/${site.root}/${list}:runQuery`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: JSON.stringify({ structuredQuery: { from: [{ collectionId: 'list' }] } }),
  });
  const rows = (await answer.json()) as readonly Row[];
  return new Map(
    rows.flatMap(({ document }) =>
      document === undefined ? [] : [[document.name.split('/').at(-1)!, document.fields] as const],
    ),
  );
}
