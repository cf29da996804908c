/** Writes the extension of a request over the version that was read. */
import { manilaDay } from '../../../domain/dates/day.ts';
import type { ExtensionReason } from '../../../domain/request/extensionReason.ts';
import { commit, commitOnce } from '../../../staff-core/commit.ts';
import { createExtensionWrites } from '../../../staff-core/due/extension.ts';
import { type FoundReceipt, findReceipts } from '../../../staff-core/receipts.ts';
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
  reason: ExtensionReason | null,
): Promise<{ readonly until: string }> => {
  if (reason === null || extension.kind !== 'extend') throw new StaffError('unknown');
  const { due, until } = extension;
  if (due < manilaDay(client.now())) throw new StaffError('lapsed');
  const isOfPlan = (receipt: FoundReceipt) => receipt.until === until && receipt.untilReason === reason;
  return commitOnce(
    async () => {
      await commit(client, createExtensionWrites(receipts, until, reason));
      return { until };
    },
    async () => {
      const now = (await findReceipts(client, [id])).get(id) ?? [];
      return now.length > 0 && now.every(isOfPlan) ? { until } : null;
    },
  );
};
