/** Finds one request by its exact id, or suggests similar ids. */
import { UserError } from '../../../server/lib/userError.ts';
import { findReceiptCode } from '../../../src/domain/request/findReceiptCode.ts';
import { maxIdAttempts, toRecordId } from '../../../src/domain/request/recordId.ts';
import { sanitizeLine } from '../../../src/lib/sanitizeLine.ts';
import { readRecordsByName } from '../../../src/staff-core/records.ts';
import {
  formatRequestName,
  requestsCollection,
  type StaffRequest,
  toStaffRequest,
} from '../../../src/staff-core/request.ts';
import { findByIdStart } from '../lib/findByIdStart.ts';
import type { StoreClient } from '../lib/storeClient.ts';

const idPattern = /^[\w-]{1,100}$/;
const reserved = /^__.*__$/;

/** Runs before the store opens. @throws UserError */
export function parseRequestId(text: string): string {
  const code = findReceiptCode(text);
  if (code !== null) {
    const ids = Array.from({ length: maxIdAttempts }, (_, draw) => toRecordId(code, draw));
    throw new UserError(
      `This is a receipt code, the citizen's own. Give the reference: one of ${[...new Set(ids)].join(', ')}.`,
    );
  }
  if (!idPattern.test(text) || reserved.test(text))
    throw new UserError(
      `An ID is a reference such as 4f3a or 4f3a-9c1b; this is '${sanitizeLine(text, 40)}'.`,
    );
  return text;
}

const maxSimilar = 5;

/** Ids with the same beginning. */
async function findSimilarIds(client: StoreClient, id: string): Promise<readonly string[]> {
  const head = id.toLowerCase().slice(0, 4);
  for (const start of [head, head.slice(0, 3)]) {
    const similar = await findByIdStart(client, requestsCollection, start, maxSimilar);
    if (similar.length > 0) return similar.map((record) => record.id);
  }
  return [];
}

/** @throws UserError */
export async function findRequestById(client: StoreClient, id: string): Promise<StaffRequest> {
  const [record] = await readRecordsByName(client, [formatRequestName(client, id)]);
  if (record !== undefined) return toStaffRequest(record);
  const similar = await findSimilarIds(client, id);
  const hint = similar.length === 0 ? 'Look at: npm run requests list' : `Similar: ${similar.join(', ')}.`;
  throw new UserError(`There is no request '${id}' in ${client.name}. ${hint}`);
}
