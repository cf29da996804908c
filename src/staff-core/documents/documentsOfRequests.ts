/**
 * The issued documents of requests that are to be deleted. Their rows stay, and lose their random bits in the same commit: with these a
 * few thousand names could be tried. The hall's paper logbook is the record, so a request waits some days until it has the line.
 */
import { logbookRetentionEndOf } from '../../domain/request/retention.ts';
import { documentCollections } from '../../firestore/collections.ts';
import type { VersionedDocument } from '../deletion/attachedDocuments.ts';
import { listRecords } from '../records.ts';
import type { StaffRequest } from '../request.ts';
import type { FirestoreRestClient } from '../restClient.ts';
import {
  DamagedYearError,
  formatRequestKey,
  type IssuedDocument,
  readDocumentsWhere,
  readYears,
  toIssuedDocument,
} from './register.ts';

type RequestKey = Pick<StaffRequest, 'id' | 'arrived'>;

/** @returns by the id of the request; none for a request without a document. @throws the client's error */
export async function readDocumentsOf(
  client: FirestoreRestClient,
  requests: readonly RequestKey[],
): Promise<ReadonlyMap<string, readonly IssuedDocument[]>> {
  const idsByKey = new Map(requests.map((request) => [formatRequestKey(request), request.id]));
  const byId = new Map<string, readonly IssuedDocument[]>();
  for (const document of await readDocumentsWhere(client, 'of', [...idsByKey.keys()])) {
    const id = idsByKey.get(document.of);
    if (id !== undefined) byId.set(id, [...(byId.get(id) ?? []), document]);
  }
  return byId;
}

/** Every row that still has its random bits, by the key of its request: about as many as there are requests. @throws the client's error */
export async function readUnpurgedDocuments(
  client: FirestoreRestClient,
): Promise<ReadonlyMap<string, readonly IssuedDocument[]>> {
  const byKey = new Map<string, readonly IssuedDocument[]>();
  const where = {
    fieldFilter: { field: { fieldPath: 'non' }, op: 'GREATER_THAN', value: { stringValue: '' } },
  };
  for await (const record of listRecords(client, documentCollections.issued.name, {
    where,
    by: { field: 'non' },
  })) {
    const document = toIssuedDocument(record);
    if (document !== null) byKey.set(document.of, [...(byKey.get(document.of) ?? []), document]);
  }
  return byKey;
}

/** What becomes of the rows when the request is deleted. */
export const toNonceRemovals = (documents: readonly IssuedDocument[]): readonly VersionedDocument[] =>
  documents
    .filter(({ non }) => non !== '')
    .map(({ name, version }) => ({ name, version, removedField: 'non' }));

/**
 * The serial up to which each year is in the logbook; none where a year cannot be read, because personal data must not stay for the sake
 * of a number.
 *
 * @throws the client's error
 */
export async function readLoggedSerials(
  client: FirestoreRestClient,
  now: number,
): Promise<ReadonlyMap<number, number>> {
  try {
    return new Map((await readYears(client, now)).map(({ year, status }) => [year, status.logged]));
  } catch (error) {
    if (error instanceof DamagedYearError) return new Map();
    throw error;
  }
}

/** @param retentionEnd epoch ms */
export const isWaitingForLogbook = (
  documents: readonly IssuedDocument[],
  logged: ReadonlyMap<number, number>,
  retentionEnd: number,
  now: number,
): boolean =>
  logbookRetentionEndOf(retentionEnd) > now &&
  documents.some(({ year, serial }) => serial > (logged.get(year) ?? 0));
