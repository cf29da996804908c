/** Deletes documents that belong together in one commit, and only in the version that was read. */

import type { FirestoreRestClient } from '../restClient.ts';
import { createDeleteWrite, maxCommitWrites, type VersionedDocument } from './attachedDocuments.ts';

/** Documents to delete together. */
export type DocumentGroup = readonly VersionedDocument[];

/**
 * Packs groups into commits, which take more writes than a request can have receipts. Only a group larger than a commit is split.
 * @param most writes of a commit
 */
export function toCommits(
  groups: readonly DocumentGroup[],
  most: number = maxCommitWrites,
): readonly DocumentGroup[] {
  const commits: VersionedDocument[][] = [];
  for (const group of groups.flatMap((one) => splitGroup(one, most))) {
    const last = commits.at(-1);
    if (last !== undefined && last.length + group.length <= most) last.push(...group);
    else commits.push([...group]);
  }
  return commits;
}

const splitGroup = (group: DocumentGroup, most: number): readonly DocumentGroup[] =>
  group.length <= most ? [group] : [group.slice(0, most), ...splitGroup(group.slice(most), most)];

/**
 * @param others writes of the same commit
 * @throws the client's error; a conflict when a document changed meanwhile
 */
export async function deleteDocuments(
  client: FirestoreRestClient,
  commit: DocumentGroup,
  others: readonly object[] = [],
): Promise<void> {
  await client.post(':commit', { writes: [...commit.map(createDeleteWrite), ...others] });
}
