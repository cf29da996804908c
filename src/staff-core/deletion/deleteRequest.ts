/** Deletes one request with its receipts, its extras and its place, at its citizen's wish (RA 10173). */

import type { FirestoreRestClient } from '../restClient.ts';
import { readAttachedDocuments, type VersionedDocument } from './attachedDocuments.ts';
import { deleteDocuments, toCommits } from './deleteDocuments.ts';

export interface RequestToDelete {
  readonly request: VersionedDocument & { readonly id: string };
  readonly receipts: readonly VersionedDocument[];
}

/**
 * One commit, unless a program sent hundreds of receipts: the request comes last, so that what is left is found by its reference. A
 * request that its citizen takes back counts in no tally.
 *
 * @throws the client's error; a conflict when somebody changed or deleted the request or a receipt since it was read
 */
export async function deleteRequest(
  client: FirestoreRestClient,
  { request, receipts }: RequestToDelete,
): Promise<void> {
  const attached = (await readAttachedDocuments(client, [request.id])).get(request.id) ?? [];
  for (const commit of toCommits([[...attached, ...receipts, request]]))
    await deleteDocuments(client, commit);
}
