/** Cancels an issued document for good: its row gets the reason, and the year, which anyone may read, gets its serial. */
import { encodePlainObject } from '../../../packages/embedded-firestore/src/protocol/index.ts';
import { parseDocumentNumber } from '../../domain/documents/documentNumber.ts';
import { chooseContentionPause } from '../../domain/places/contentionPause.ts';
import { isConflict } from '../commit.ts';
import type { FirestoreRestClient } from '../restClient.ts';
import type { RegisterEffects } from './issueDocument.ts';
import {
  type CancelReason,
  commitOver,
  createYearWrite,
  type IssuedDocument,
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

/** As many desks as write at once have their turn. */
const maxRounds = 6;

/**
 * @returns 'already' where it was cancelled before, also by a try whose answer was lost
 * @throws the client's error; a conflict where other desks wrote each time
 */
export async function cancelDocument(
  client: FirestoreRestClient,
  number: string,
  reason: CancelReason,
  { now, random, wait }: RegisterEffects,
): Promise<'cancelled' | 'already' | 'absent'> {
  const parsed = parseDocumentNumber(number);
  if (parsed === null) return 'absent';
  for (let round = 1; ; round += 1) {
    const stored = await readYear(client, parsed.year);
    const [document] = await readDocuments(client, [number]);
    if (stored.status === null || document === undefined) return 'absent';
    if (document.cancelled !== null) return 'already';
    const cancelled = [...stored.status.cancelled, parsed.serial];
    try {
      await commitOver(client, stored, [
        createYearWrite(stored, { ...stored.status, cancelled, updated: now }),
        createRowCancellation(document, reason, now),
      ]);
      return 'cancelled';
    } catch (error) {
      if (!isConflict(error) || round >= maxRounds) throw error;
      await wait(chooseContentionPause(random));
    }
  }
}
