/** Cancels an issued document for good: its row gets the reason, and the year, which anyone may read, gets its serial. */
import { encodePlainObject } from '../../../packages/embedded-firestore/src/protocol/index.ts';
import { parseDocumentNumber } from '../../domain/documents/documentNumber.ts';
import type { FirestoreRestClient } from '../restClient.ts';
import {
  type CancelReason,
  commitOver,
  createYearWrite,
  type IssuedDocument,
  inRounds,
  type RegisterEffects,
  readDocuments,
  readYear,
} from './register.ts';

const createRowCancellation = (
  { name, version }: IssuedDocument,
  cancelled: CancelReason,
  since: number,
) => ({
  update: { name, fields: encodePlainObject({ cancelled, since }) },
  updateMask: { fieldPaths: ['cancelled', 'since'] },
  currentDocument: { updateTime: version },
});

/**
 * @returns 'already' where it was cancelled before, also by a try whose answer was lost
 * @throws the client's error; a conflict where other desks wrote each time
 */
export async function cancelDocument(
  client: FirestoreRestClient,
  number: string,
  reason: CancelReason,
  effects: RegisterEffects,
): Promise<'cancelled' | 'already' | 'absent'> {
  const { now } = effects;
  const parsed = parseDocumentNumber(number);
  if (parsed === null) return 'absent';
  return inRounds(effects, async () => {
    const stored = await readYear(client, parsed.year);
    const [document] = await readDocuments(client, [number]);
    if (stored.status === null || document === undefined) return 'absent';
    if (document.cancelled !== null) return 'already';
    const cancelled = [...stored.status.cancelled, parsed.serial];
    await commitOver(client, stored, [
      createYearWrite(stored, { ...stored.status, cancelled, updated: now }),
      createRowCancellation(document, reason, now),
    ]);
    return 'cancelled';
  });
}
