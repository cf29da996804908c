/**
 * The documents that a request has beside its receipts: its extras, and the place that they name. They are deleted with the request in
 * one commit, so that nobody keeps a place without a request.
 */
import { parsePlace } from '../../domain/places/placeName.ts';
import { placeCollection } from '../../firestore/collections.ts';
import { type RequestExtras, readExtras } from '../extras.ts';
import { readRecordsByName } from '../records.ts';
import type { FirestoreRestClient } from '../restClient.ts';

export interface VersionedDocument {
  /** The document's full name. */
  readonly name: string;
  /** The version that was read. */
  readonly version: string;
  /** The document stays, and loses this field. */
  readonly removedField?: string;
}

export const formatPlaceDocumentName = ({ root }: Pick<FirestoreRestClient, 'root'>, place: string): string =>
  `${root}/${placeCollection.path}/${place}`;

/** The places that these extras name, as far as they are stored. @throws UserError */
export async function readPlacesOf(
  client: FirestoreRestClient,
  extras: readonly RequestExtras[],
): Promise<readonly (VersionedDocument & { readonly id: string })[]> {
  const names = extras.flatMap(({ place }) => (place === null || parsePlace(place) === null ? [] : [place]));
  const records = await readRecordsByName(
    client,
    [...new Set(names)].map((place) => formatPlaceDocumentName(client, place)),
  );
  return records.map(({ id, name, updateTime }) => ({ id, name, version: updateTime }));
}

/** The place comes first, the extras last. @returns by the id of the request. @throws UserError */
export async function toAttachedDocuments(
  client: FirestoreRestClient,
  extras: ReadonlyMap<string, RequestExtras>,
): Promise<ReadonlyMap<string, readonly VersionedDocument[]>> {
  const places = await readPlacesOf(client, [...extras.values()]);
  const byId = new Map(places.map(({ id, name, version }) => [id, { name, version }]));
  return new Map(
    [...extras].map(([id, { name, version, place }]) => {
      const taken = byId.get(place ?? '');
      return [id, [...(taken === undefined ? [] : [taken]), { name, version }]];
    }),
  );
}

/** @returns by the id of the request; none for a request with nothing attached. @throws UserError */
export const readAttachedDocuments = async (
  client: FirestoreRestClient,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly VersionedDocument[]>> =>
  toAttachedDocuments(client, await readExtras(client, ids));

/** The maximum number of writes in a commit. */
export const maxCommitWrites = 500;

/** Only the version that was read is deleted, or loses its field. */
export const createDeleteWrite = ({ name, version, removedField }: VersionedDocument) => ({
  ...(removedField === undefined
    ? { delete: name }
    : { update: { name, fields: {} }, updateMask: { fieldPaths: [removedField] } }),
  currentDocument: { updateTime: version },
});
