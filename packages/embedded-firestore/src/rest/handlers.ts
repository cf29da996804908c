/** The REST calls that `firebase/firestore/lite` makes; each handler maps a request body to a response body. */
import { FirestoreError, invalidArgumentError, unimplementedError } from '../protocol/errors.ts';
import { parseList, parseObject } from '../protocol/json.ts';
import {
  type CallTarget,
  type DatabaseNames,
  type DocumentRef,
  parseDocumentPath,
} from '../protocol/names.ts';
import { toWireTime } from '../protocol/responses.ts';
import type { DocumentStore } from '../store/documents.ts';
import type { StoredDocument } from '../store/storedDocument.ts';
import { parseAggregations } from './aggregations.ts';
import { type Authorizer, permissionDeniedError } from './authorize.ts';
import { type CallBounds, checkBodyBounds, checkCallBounds } from './callBounds.ts';
import { type CommitResult, commitWrites, parseWrites } from './commit.ts';
import { countDocuments, findDocuments } from './findDocuments.ts';
import type { PublicCalls } from './publicCalls.ts';
import { authorizeList, parseStructuredQuery, type StructuredQuery } from './query.ts';
import { type CompositeIndex, requireIndex } from './requiredIndexes.ts';
import { createReadContext, toDocumentView } from './rulesContext.ts';
import type { SortedKeys } from './sortedKeys.ts';
import { formatWireDocument, toWireDocument } from './wireDocument.ts';

/** The caller and the time of one call. */
export interface StoreSession {
  readonly documents: DocumentStore;
  readonly sortedKeys: SortedKeys;
  readonly names: DatabaseNames;
  readonly authorize: Authorizer;
  /** Staff get an error for a damaged document; for everyone else it does not exist. */
  readonly staff: boolean;
  /** Microseconds since the epoch. */
  readonly time: number;
  /** A query of several fields must have its index, as on Cloud Firestore; null as in Google's emulator, which needs none. */
  readonly indexes: readonly CompositeIndex[] | null;
  /** Null applies Firestore's own limits. */
  readonly bounds: CallBounds | null;
  readonly allowsCommit: NonNullable<PublicCalls['allowsCommit']>;
}

export function handleCommit(body: string, session: StoreSession): CommitResult {
  const { documents, names, authorize, staff, time, bounds, allowsCommit } = session;
  const writes = parseWrites(parseBody(body, session), names);
  if (!allowsCommit(writes)) throw permissionDeniedError();
  return commitWrites(writes, documents, authorize, time, { largest: bounds?.bytes, staff });
}

export function handleBatchGet(body: string, session: StoreSession): unknown {
  const { documents = [] } = parseObject(parseBody(body, session), 'A batchGet', ['documents']);
  const readTime = toWireTime(session.time);
  return parseList(documents, 'documents', 100).map((name) => {
    const found = readDocument(session.names.parseDocument(name), session);
    return found ? { found: toWireDocument(found, session.names), readTime } : { missing: name, readTime };
  });
}

/** The query of a call's body, still as JSON. @throws FirestoreError */
export const parseRunQuery = (body: string, session: StoreSession): unknown =>
  parseObject(parseBody(body, session), 'A runQuery', ['structuredQuery']).structuredQuery;

/** The result of a query that the rules have already allowed, as JSON. */
export function runStructuredQuery(
  query: StructuredQuery,
  { documents, sortedKeys, names, time, indexes }: StoreSession,
): string {
  requireIndex(query.requiredIndex, query.collection.at(-1) ?? '', indexes);
  const readTime = toWireTime(time);
  const rows = findDocuments(query, { documents, sortedKeys });
  if (rows.length === 0) return JSON.stringify([{ readTime }]);
  return `[${rows.map((row) => `{"document":${formatWireDocument(row, names)},"readTime":"${readTime}"}`).join(',')}]`;
}

export function handleAggregation(body: string, { path }: CallTarget, session: StoreSession): unknown {
  const { documents, names, authorize, time, indexes } = session;
  const { structuredAggregationQuery } = parseObject(parseBody(body, session), 'An aggregation', [
    'structuredAggregationQuery',
  ]);
  const { structuredQuery, aggregations } = parseObject(structuredAggregationQuery, 'An aggregation', [
    'structuredQuery',
    'aggregations',
  ]);
  const counts = parseAggregations(aggregations);
  const query = parseStructuredQuery(structuredQuery, path, names);
  authorizeList(query, documents, authorize);
  requireIndex(query.requiredIndex, query.collection.at(-1) ?? '', indexes);
  const found = countDocuments(query, documents);
  const aggregateFields = Object.fromEntries(
    counts.map(({ alias, most }) => [alias, { integerValue: String(Math.min(found, most)) }]),
  );
  return [{ result: { aggregateFields }, readTime: toWireTime(time) }];
}

export function handleGet({ path }: CallTarget, session: StoreSession): unknown {
  if (path.length % 2 === 1) throw unimplementedError('Lists are served by runQuery alone.');
  const stored = readDocument(parseDocumentPath(path), session);
  if (stored === null) throw new FirestoreError('NOT_FOUND', 'There is no such document.');
  return toWireDocument(stored, session.names);
}

function readDocument(
  ref: DocumentRef,
  { documents, authorize, staff }: StoreSession,
): StoredDocument | null {
  const row = documents.get(ref);
  const isDamaged = row?.fields === null;
  if (isDamaged && staff) throw documents.damageError(ref);
  const stored = isDamaged ? null : row;
  const access = { method: 'get', path: ref.path, before: toDocumentView(ref, stored), next: null } as const;
  authorize(access, createReadContext(documents));
  return stored;
}

/** Parses a body as JSON within the caller's bounds. @throws FirestoreError */
function parseBody(body: string, { bounds }: StoreSession): unknown {
  if (bounds !== null) checkBodyBounds(body, bounds);
  const json = parseJson(body);
  if (bounds !== null) checkCallBounds(json, bounds);
  return json;
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw invalidArgumentError('The body is not JSON.');
  }
}
