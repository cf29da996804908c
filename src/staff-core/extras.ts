/** `Request_Extras/{recordId}`: what the hall needs of a request beside its answers; deleted with the request. */
import { privateCollections } from '../firestore/collections.ts';
import { readFields } from '../lib/readFields.ts';
import { listRecords, readRecordsByName, type StoredRecord, toPlainFields } from './records.ts';
import { collectionNameOf, formatRequestName } from './request.ts';
import type { FirestoreRestClient } from './restClient.ts';

const extrasCollection = collectionNameOf(privateCollections.extras.path);

export interface RequestExtras {
  /** The document's full name. */
  readonly name: string;
  readonly version: string;
  /** The name of the request's place in a limited half day; null without one. */
  readonly place: string | null;
  /** The citizen will use the priority lane. */
  readonly hasPriority: boolean;
  /** Staff entered the request at the counter, so that no program sent it; those of 1.0.0 do not say it. */
  readonly isFromCounter: boolean;
  /** Whether the citizen came; null while nobody said it. */
  readonly came: boolean | null;
  /** The names of the stored fields: a document that would lose its last one is deleted. */
  readonly fieldNames: readonly string[];
}

export const formatExtrasName = ({ root }: Pick<FirestoreRestClient, 'root'>, id: string): string =>
  `${root}/${privateCollections.extras.path}/${id}`;

/** The fields that staff change; null removes one. */
export interface ExtrasChange {
  readonly place?: string | null;
  readonly came?: boolean | null;
}

const toWireValue = (value: string | boolean): object =>
  typeof value === 'string' ? { stringValue: value } : { booleanValue: value };

/**
 * The write of the extras over the version that was read; none where it would change nothing. A document that would lose its last
 * field is deleted. A request that was read without extras must still have none: somebody may have got a place since.
 *
 * @param extras null for a request without them
 */
export function createExtrasWrites(
  client: Pick<FirestoreRestClient, 'root'>,
  id: string,
  extras: RequestExtras | null,
  change: ExtrasChange,
): readonly object[] {
  const name = formatExtrasName(client, id);
  const stored = extras?.fieldNames ?? [];
  const changed = Object.entries(change).filter(
    ([field, value]) => value !== null || stored.includes(field),
  ) as readonly (readonly [field: string, value: string | boolean | null])[];
  const currentDocument = extras === null ? { exists: false } : { updateTime: extras.version };
  if (changed.length === 0) return extras === null ? [{ verify: name, currentDocument }] : [];
  const fields = changed.flatMap(([field, value]) => (value === null ? [] : [[field, toWireValue(value)]]));
  const fieldPaths = changed.map(([field]) => field);
  if (fields.length === 0 && stored.every((field) => fieldPaths.includes(field)))
    return [{ delete: name, currentDocument }];
  return [
    { update: { name, fields: Object.fromEntries(fields) }, updateMask: { fieldPaths }, currentDocument },
  ];
}

const toRequestExtras = ({ name, fields, updateTime }: StoredRecord): RequestExtras => {
  const read = readFields(toPlainFields(fields));
  const place = read.get('place');
  const came = read.get('came');
  return {
    name,
    version: updateTime,
    place: typeof place === 'string' ? place : null,
    hasPriority: read.get('priority') === true,
    isFromCounter: read.get('counter') === true,
    came: typeof came === 'boolean' ? came : null,
    fieldNames: Object.keys(fields),
  };
};

/** All extras, by the id of their request. @throws UserError */
export async function readAllExtras(
  client: FirestoreRestClient,
): Promise<ReadonlyMap<string, RequestExtras>> {
  const byId = new Map<string, RequestExtras>();
  for await (const record of listRecords(client, extrasCollection))
    byId.set(record.id, toRequestExtras(record));
  return byId;
}

/** The extras of these requests, by the id of the request; none for a request without them. @throws UserError */
export async function readExtras(
  client: FirestoreRestClient,
  ids: readonly string[],
): Promise<ReadonlyMap<string, RequestExtras>> {
  const found = await readRecordsByName(
    client,
    ids.map((id) => formatExtrasName(client, id)),
  );
  return new Map(found.map((record) => [record.id, toRequestExtras(record)]));
}

/**
 * Whether a citizen came, over the version that was read: the writes of one commit, the first one of the extras. Nobody marks a request
 * that is gone. @param came null to take the mark back
 */
export const createCameWrites = (
  client: FirestoreRestClient,
  id: string,
  extras: RequestExtras | null,
  came: boolean | null,
): readonly object[] => [
  ...createExtrasWrites(client, id, extras, { came }),
  { verify: formatRequestName(client, id), currentDocument: { exists: true } },
];

/** The extras as these writes leave them. @param version of the stored extras */
export function applyCame(
  client: FirestoreRestClient,
  id: string,
  extras: RequestExtras | null,
  came: boolean | null,
  version: string,
): RequestExtras | null {
  const others = (extras?.fieldNames ?? []).filter((name) => name !== 'came');
  if (came === null && others.length === 0) return null;
  return {
    name: formatExtrasName(client, id),
    place: extras?.place ?? null,
    hasPriority: extras?.hasPriority ?? false,
    isFromCounter: extras?.isFromCounter ?? false,
    came,
    version,
    fieldNames: came === null ? others : [...others, 'came'],
  };
}
