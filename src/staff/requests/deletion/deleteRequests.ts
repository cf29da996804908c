/** What the two panels of deletion count and delete: one open request, or all that is no longer kept. */
import { commitOnce } from '../../../staff-core/commit.ts';
import { deleteRequest } from '../../../staff-core/deletion/deleteDocuments.ts';
import { createPurgePlan, purgeRequests } from '../../../staff-core/deletion/purge.ts';
import { findReceipts } from '../../../staff-core/receipts.ts';
import { readRecordsByName } from '../../../staff-core/records.ts';
import type { StaffClient } from '../../restClient.ts';
import type { RequestListEntry } from '../readRequests.ts';

/** What a deletion would delete. */
export interface DeletionCounts {
  readonly requests: number;
  /** What is left of a request that is gone. */
  readonly leftovers: number;
}

export interface DeletedCounts {
  readonly requests: number;
  readonly receipts: number;
  /** False where some records changed meanwhile, and were left. */
  readonly isWhole: boolean;
}

type OpenRequest = Pick<RequestListEntry, 'id' | 'request' | 'receipts'>;

/** @throws StaffError */
export const countRequest = async (
  client: StaffClient,
  { id, request }: Pick<OpenRequest, 'id' | 'request'>,
): Promise<DeletionCounts> => {
  const found = await readRecordsByName(client, [request.name]);
  const receipts = (await findReceipts(client, [id])).get(id) ?? [];
  return { requests: found.length, leftovers: found.length > 0 ? 0 : receipts.length };
};

/** @throws StaffError 'conflict' if somebody else changed it since it was read */
export const deleteOpenRequest = (client: StaffClient, entry: OpenRequest): Promise<DeletedCounts> => {
  const deleted = { requests: 1, receipts: entry.receipts.length, isWhole: true };
  return commitOnce(
    async () => {
      await deleteRequest(client, entry);
      return deleted;
    },
    async () => {
      const { requests, leftovers } = await countRequest(client, entry);
      return requests + leftovers === 0 ? deleted : null;
    },
  );
};

/** @returns also how many requests stay until their document is in the logbook. @throws StaffError */
export const countExpired = async (
  client: StaffClient,
): Promise<DeletionCounts & { readonly waiting: number }> => {
  const { expired, orphans, orphanGroups, waitingCount } = await createPurgePlan(client, client.now());
  return { requests: expired.length, leftovers: orphans.length + orphanGroups.length, waiting: waitingCount };
};

/** @throws StaffError; what was deleted until then stays deleted */
export const deleteExpired = async (client: StaffClient): Promise<DeletedCounts> => {
  const { requests, receipts, isWhole } = await purgeRequests(client, client.now());
  return { requests, receipts, isWhole };
};
