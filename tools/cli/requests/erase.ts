/**
 * Deletes requests with their receipts, extras and places: documents that belong together in one commit, and only in the version
 * that was read.
 */
import {
  createDeleteWrite,
  maxCommitWrites,
  type VersionedDocument,
} from '../../../src/staff-core/attachedDocuments.ts';
import type { StoreClient } from '../lib/storeClient.ts';

/** Documents to delete together. */
export type DocumentGroup = readonly VersionedDocument[];

/** Packs groups into commits, which take more writes than a request can have receipts. Only a group larger than a commit is split. */
export function toCommits(groups: readonly DocumentGroup[]): readonly DocumentGroup[] {
  const commits: VersionedDocument[][] = [];
  for (const group of groups.flatMap((one) => splitGroup(one))) {
    const last = commits.at(-1);
    if (last !== undefined && last.length + group.length <= maxCommitWrites) last.push(...group);
    else commits.push([...group]);
  }
  return commits;
}

const splitGroup = (group: DocumentGroup): readonly DocumentGroup[] =>
  group.length <= maxCommitWrites
    ? [group]
    : [group.slice(0, maxCommitWrites), ...splitGroup(group.slice(maxCommitWrites))];

/** @throws UserError; StoreRefused with FAILED_PRECONDITION when a document changed meanwhile */
export async function deleteDocuments(client: StoreClient, commit: DocumentGroup): Promise<void> {
  await client.post(':commit', { writes: commit.map(createDeleteWrite) });
}
