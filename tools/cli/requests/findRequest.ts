/** One request by its id, exactly; where there is none, what may have been meant. */

import { Problem } from '../../../server/firestore/lib/userError.ts';
import { findReceiptCode } from '../../../src/domain/request/receiptCode.ts';
import { maxIdAttempts, toRecordId } from '../../../src/domain/request/recordId.ts';
import { sanitizeLine } from '../../../src/lib/sanitizeLine.ts';
import { recordsNamed, recordsOf } from '../../../src/staff-core/records.ts';
import { nameIn, type Request, requestOf, requests } from '../../../src/staff-core/request.ts';
import type { Door } from '../lib/storeClient.ts';

const idPattern = /^[\w-]{1,100}$/;
const reserved = /^__.*__$/;

/** Before any store is opened. @throws Problem */
export function checkedId(text: string): string {
  const code = findReceiptCode(text);
  if (code !== null) {
    const ids = Array.from({ length: maxIdAttempts }, (_, draw) => toRecordId(code, draw));
    throw new Problem(
      `This is a receipt code, the citizen's own. Give the reference: one of ${[...new Set(ids)].join(', ')}.`,
    );
  }
  if (!idPattern.test(text) || reserved.test(text))
    throw new Problem(`An ID is a reference such as 4f3a or 4f3a-9c1b; this is '${sanitizeLine(text, 40)}'.`);
  return text;
}

const mostNear = 5;

/** Those that begin alike. */
async function nearIds(door: Door, id: string): Promise<readonly string[]> {
  const head = id.toLowerCase().slice(0, 4);
  const named = (op: string, text: string) => ({
    fieldFilter: { field: { fieldPath: '__name__' }, op, value: { referenceValue: nameIn(door, text) } },
  });
  for (const start of [head, head.slice(0, 3)]) {
    const filters = [named('GREATER_THAN_OR_EQUAL', start), named('LESS_THAN', `${start}~`)];
    const where = { compositeFilter: { op: 'AND', filters } };
    const near: string[] = [];
    for await (const record of recordsOf(door, requests, { where, page: mostNear })) {
      near.push(record.id);
      if (near.length === mostNear) break;
    }
    if (near.length > 0) return near;
  }
  return [];
}

/** @throws Problem */
export async function requestNamed(door: Door, id: string): Promise<Request> {
  const [record] = await recordsNamed(door, [nameIn(door, id)]);
  if (record !== undefined) return requestOf(record);
  const near = await nearIds(door, id);
  const hint = near.length === 0 ? 'Look at: npm run requests -- list' : `Similar: ${near.join(', ')}.`;
  throw new Problem(`There is no request '${id}' in ${door.name}. ${hint}`);
}
