/** Writes the extension of a request over the version that was read. */
import { manilaDay } from '../../../domain/dates/day.ts';
import { parseExtensionReason } from '../../../domain/request/extensionReason.ts';
import { createExtensionWrites } from '../../../staff-core/due/extension.ts';
import { findReceipts } from '../../../staff-core/receipts.ts';
import { StaffError } from '../../errors.ts';
import type { StaffClient } from '../../restClient.ts';
import type { RequestListEntry } from '../readRequests.ts';

type ExtendedEntry = Pick<RequestListEntry, 'id' | 'receipts' | 'extension'>;

/**
 * @throws StaffError 'conflict' if somebody else wrote meanwhile; 'lapsed' where the day is over, such as on a page that was open
 * through the night
 */
export const saveExtension = async (
  client: StaffClient,
  { id, receipts, extension }: ExtendedEntry,
  reasonName: string | null,
): Promise<void> => {
  const reason = parseExtensionReason(reasonName);
  if (reason === null || extension.kind !== 'extend') throw new StaffError('unknown');
  const { due, until } = extension;
  if (due < manilaDay(client.now())) throw new StaffError('lapsed');
  try {
    await client.post(':commit', { writes: createExtensionWrites(receipts, until, reason) });
  } catch (error) {
    if (!(error instanceof StaffError) || error.code !== 'conflict') throw error;
    const now = (await findReceipts(client, [id])).get(id) ?? [];
    // An earlier try of ours succeeded and its answer was lost.
    if (now.length === 0 || !now.every((each) => each.until === until && each.untilReason === reason))
      throw error;
  }
};
