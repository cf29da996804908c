/** What the two panels of deletion count and delete: one open request, or all that is no longer kept. */
import type { DeletedCounts, DeletionCounts } from '../../../../machines/staff/deletion.ts';
import { deleteRequest } from '../../../staff-core/deletion/deleteRequest.ts';
import { createPurgePlan, purgeRequests } from '../../../staff-core/deletion/purge.ts';
import { findReceipts } from '../../../staff-core/receipts.ts';
import { readRecordsByName } from '../../../staff-core/records.ts';
import { StaffError } from '../../errors.ts';
import type { StaffClient } from '../../restClient.ts';
import type { RequestListEntry } from '../readRequests.ts';

const hasCode = (code: string) => (error: unknown) => error instanceof StaffError && error.code === code;
const isConflict = hasCode('conflict');
const isDamaged = hasCode('damaged');

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
export const deleteOpenRequest = async (client: StaffClient, entry: OpenRequest): Promise<DeletedCounts> => {
  try {
    await deleteRequest(client, entry);
  } catch (error) {
    if (!isConflict(error)) throw error;
    // An earlier try of ours succeeded and its answer was lost, or somebody else deleted it.
    const { requests, leftovers } = await countRequest(client, entry);
    if (requests + leftovers > 0) throw error;
  }
  return { requests: 1, receipts: entry.receipts.length, isWhole: true };
};

/** @throws StaffError */
export const countExpired = async (client: StaffClient): Promise<DeletionCounts> => {
  const { expired, orphans, orphanGroups } = await createPurgePlan(client, { now: client.now(), isDamaged });
  return { requests: expired.length, leftovers: orphans.length + orphanGroups.length };
};

/** @throws StaffError; what was deleted until then stays deleted */
export const deleteExpired = async (client: StaffClient): Promise<DeletedCounts> => {
  const { requests, receipts, isWhole } = await purgeRequests(client, {
    now: client.now(),
    isDamaged,
    isConflict,
  });
  return { requests, receipts, isWhole };
};
