/** Deletes documents that belong together in one commit, and only in the version that was read; among them one request at its citizen's wish (RA 10173). */

import { commit } from '../commit.ts';
import { readDocumentsOf, toNonceRemovals } from '../documents/documentsOfRequests.ts';
import type { FirestoreRestClient } from '../restClient.ts';
import {
  createDeleteWrite,
  maxCommitWrites,
  readAttachedDocuments,
  type VersionedDocument,
} from './attachedDocuments.ts';

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
  documents: DocumentGroup,
  others: readonly object[] = [],
): Promise<void> {
  await commit(client, [...documents.map(createDeleteWrite), ...others]);
}

export interface RequestToDelete {
  readonly request: VersionedDocument & { readonly id: string; readonly arrived: number };
  readonly receipts: readonly VersionedDocument[];
}

/**
 * Deletes one request with its receipts, its extras and its place, in one commit, unless a program sent hundreds of receipts: the request
 * comes last, so that what is left is found by its reference. A request that its citizen takes back counts in no tally.
 *
 * @throws the client's error; a conflict when somebody changed or deleted the request or a receipt since it was read
 */
export async function deleteRequest(
  client: FirestoreRestClient,
  { request, receipts }: RequestToDelete,
): Promise<void> {
  const attached = (await readAttachedDocuments(client, [request.id])).get(request.id) ?? [];
  const rows = toNonceRemovals((await readDocumentsOf(client, [request])).get(request.id) ?? []);
  for (const commit of toCommits([[...rows, ...attached, ...receipts, request]]))
    await deleteDocuments(client, commit);
}
