/** Finds the requests on which something is due, the most urgent first. */
import { readExtras } from '../extras.ts';
import { readHallDayRecords } from '../hall/hallDays.ts';
import { takeLimited } from '../limit.ts';
import { addReceipt, type FoundReceipt, findLatestReceipt, toFoundReceipt } from '../receipts.ts';
import { listRecords, readRecordsByName } from '../records.ts';
import {
  formatRequestName,
  receiptsCollection,
  requestsCollection,
  type StaffRequest,
  toStaffRequest,
} from '../request.ts';
import type { FirestoreRestClient } from '../restClient.ts';
import type { FoundEntry } from '../search/findRequests.ts';
import { findDueDay, isDone } from './due.ts';

/** The most receipts that are read where each read is billed. A year of 20 requests a day has fewer. */
export const maxDueReceipts = 5_000;

export interface DueRequest extends FoundEntry {
  /** 'yyyy-mm-dd' */
  readonly due: string;
}

interface DueRequests {
  readonly requests: readonly DueRequest[];
  /** Whether more receipts are stored than were read. */
  readonly areMore: boolean;
}

async function readReceipts(client: FirestoreRestClient) {
  const found = listRecords(client, receiptsCollection);
  const { items, areMore } = await takeLimited(found, client.isIndexed ? maxDueReceipts : Infinity);
  const byId = new Map<string, readonly FoundReceipt[]>();
  for (const record of items) addReceipt(byId, toFoundReceipt(record));
  return { byId, areMore };
}

/** An indexed store bills each document, so it is asked only for the requests whose receipts say that they are not done. */
async function* readOpenRequests(
  client: FirestoreRestClient,
  receiptsById: ReadonlyMap<string, readonly FoundReceipt[]>,
): AsyncGenerator<StaffRequest> {
  if (!client.isIndexed) {
    for await (const record of listRecords(client, requestsCollection)) yield toStaffRequest(record);
    return;
  }
  const open = [...receiptsById].filter(([, receipts]) => !isDone({ receipt: findLatestReceipt(receipts) }));
  const names = open.map(([id]) => formatRequestName(client, id));
  yield* (await readRecordsByName(client, names)).map(toStaffRequest);
}

/** Sorted by the day on which they are due, those that are overdue first. @throws the client's error */
export async function findDueRequests(client: FirestoreRestClient): Promise<DueRequests> {
  const { byId, areMore } = await readReceipts(client);
  const hallDays = await readHallDayRecords(client);
  const found: DueRequest[] = [];
  for await (const request of readOpenRequests(client, byId)) {
    const receipts = byId.get(request.id) ?? [];
    const entry = { request, receipts, receipt: findLatestReceipt(receipts) };
    const due = findDueDay(entry, hallDays);
    if (due !== null) found.push({ ...entry, due });
  }
  const extras = await readExtras(
    client,
    found.map(({ request }) => request.id),
  );
  const requests = found
    .map((entry) => ({ ...entry, extras: extras.get(entry.request.id) ?? null }))
    .filter((entry) => findDueDay(entry, hallDays) !== null)
    .sort((a, b) => (`${a.due} ${a.request.id}` < `${b.due} ${b.request.id}` ? -1 : 1));
  return { requests, areMore };
}
