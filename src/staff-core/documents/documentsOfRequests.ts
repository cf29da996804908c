/**
 * The issued documents of requests that are to be deleted. Their rows stay, and lose their random bits in the same commit: with these a
 * few thousand names could be tried. The hall's paper logbook is the record, so a request waits some days until it has the line.
 */
import { logbookRetentionEndOf } from '../../domain/request/retention.ts';
import { documentCollections } from '../../firestore/collections.ts';
import type { VersionedDocument } from '../deletion/attachedDocuments.ts';
import { listWhereIn } from '../records.ts';
import type { StaffRequest } from '../request.ts';
import type { FirestoreRestClient } from '../restClient.ts';
import { formatRequestKey, type IssuedDocument, readYears, toIssuedDocument } from './register.ts';

type RequestKey = Pick<StaffRequest, 'id' | 'arrived'>;

/** @returns by the id of the request; none for a request without a document. @throws the client's error */
export async function readDocumentsOf(
  client: FirestoreRestClient,
  requests: readonly RequestKey[],
): Promise<ReadonlyMap<string, readonly IssuedDocument[]>> {
  const idsByKey = new Map(requests.map((request) => [formatRequestKey(request), request.id]));
  const byId = new Map<string, readonly IssuedDocument[]>();
  for await (const record of listWhereIn(client, documentCollections.issued.name, 'of', [
    ...idsByKey.keys(),
  ])) {
    const document = toIssuedDocument(record);
    if (document === null) continue;
    const id = idsByKey.get(document.of);
    if (id !== undefined) byId.set(id, [...(byId.get(id) ?? []), document]);
  }
  return byId;
}

/** What becomes of the rows when the request is deleted. */
export const toNonceRemovals = (documents: readonly IssuedDocument[]): readonly VersionedDocument[] =>
  documents
    .filter(({ non }) => non !== '')
    .map(({ name, version }) => ({ name, version, removedField: 'non' }));

/** The serial up to which each year is in the logbook. @throws the client's error */
export const readLoggedSerials = async (
  client: FirestoreRestClient,
  now: number,
): Promise<ReadonlyMap<number, number>> =>
  new Map((await readYears(client, now)).map(({ year, status }) => [year, status.logged]));

/** @param retentionEnd epoch ms */
export const isWaitingForLogbook = (
  documents: readonly IssuedDocument[],
  logged: ReadonlyMap<number, number>,
  retentionEnd: number,
  now: number,
): boolean =>
  logbookRetentionEndOf(retentionEnd) > now &&
  documents.some(({ year, serial }) => serial > (logged.get(year) ?? 0));
