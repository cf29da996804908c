/** The REST calls that `firebase/firestore/lite` makes, each from its body to the body of its answer. */

import { invalid, Refusal, unimplemented } from '../protocol/errors.ts';
import { list, object } from '../protocol/json.ts';
import { type Place, placeAt, placeNamed, type Target } from '../protocol/names.ts';
import { wireDocument, wireTime } from '../protocol/responses.ts';
import { damagedRefusal } from '../store/damage.ts';
import type { Documents, Stored } from '../store/documents.ts';
import { countsOf } from './aggregations.ts';
import type { Gate } from './authorize.ts';
import { boundBody, boundCall, type CallBounds } from './callBounds.ts';
import { type Committed, commit, writesOf } from './commit.ts';
import { countFound, find, judgeList, type Query, queryOf } from './query.ts';
import { requireIndex } from './requiredIndexes.ts';
import { stillWorld, viewOf } from './rulesContext.ts';

/** Who asks, and when. */
export interface Session {
  readonly documents: Documents;
  readonly gate: Gate;
  /** Staff are told what is damaged; for everyone else it is not there. */
  readonly staff: boolean;
  /** Microseconds since the epoch. */
  readonly time: number;
  /** Whether a query of several fields must have its index, as on Cloud Firestore. */
  readonly needsIndex: boolean;
  /** Null for Firestore's own. */
  readonly bounds: CallBounds | null;
}

export function committed(body: string, session: Session): Committed {
  const { documents, gate, time, bounds } = session;
  return commit(writesOf(parsed(body, session)), documents, gate, time, bounds?.bytes);
}

export function batchGot(body: string, session: Session): unknown {
  const { documents = [] } = object(parsed(body, session), 'A batchGet', ['documents']);
  const readTime = wireTime(session.time);
  return list(documents, 'documents', 100).map((name) => {
    const found = readOne(placeNamed(name), session);
    return found ? { found: wireDocument(found), readTime } : { missing: name, readTime };
  });
}

export function queryIn(body: string, { path }: Target, session: Session): Query {
  const { structuredQuery } = object(parsed(body, session), 'A runQuery', ['structuredQuery']);
  return queryOf(structuredQuery, path);
}

/** What a query finds that was judged before. */
export function found(query: Query, { documents, time, needsIndex }: Session): unknown {
  if (needsIndex) requireIndex(query.needed, query.collection.at(-1) ?? '');
  const readTime = wireTime(time);
  const rows = find(query, documents);
  return rows.length === 0 ? [{ readTime }] : rows.map((one) => ({ document: wireDocument(one), readTime }));
}

export function counted(body: string, { path }: Target, session: Session): unknown {
  const { documents, gate, time, needsIndex } = session;
  const { structuredAggregationQuery } = object(parsed(body, session), 'An aggregation', [
    'structuredAggregationQuery',
  ]);
  const { structuredQuery, aggregations } = object(structuredAggregationQuery, 'An aggregation', [
    'structuredQuery',
    'aggregations',
  ]);
  const counts = countsOf(aggregations);
  const query = queryOf(structuredQuery, path);
  judgeList(query, documents, gate);
  if (needsIndex) requireIndex(query.needed, query.collection.at(-1) ?? '');
  const found = countFound(query, documents);
  const aggregateFields = Object.fromEntries(
    counts.map(({ alias, most }) => [alias, { integerValue: String(Math.min(found, most)) }]),
  );
  return [{ result: { aggregateFields }, readTime: wireTime(time) }];
}

export function readAt({ path }: Target, session: Session): unknown {
  if (path.length % 2 === 1) throw unimplemented('Lists are served by runQuery alone.');
  const stored = readOne(placeAt(path), session);
  if (stored === null) throw new Refusal('NOT_FOUND', 'There is no such document.');
  return wireDocument(stored);
}

function readOne(place: Place, { documents, gate, staff }: Session): Stored | null {
  const row = documents.get(place);
  const isDamaged = row?.fields === null;
  if (isDamaged && staff) throw damagedRefusal(place);
  const stored = isDamaged ? null : row;
  const asked = { method: 'get', path: place.path, before: viewOf(place, stored), next: null } as const;
  gate(asked, stillWorld(documents));
  return stored;
}

/** A body as JSON that keeps within the caller's bounds. @throws Refusal */
function parsed(body: string, { bounds }: Session): unknown {
  if (bounds !== null) boundBody(body, bounds);
  const json = fromJson(body);
  if (bounds !== null) boundCall(json, bounds);
  return json;
}

function fromJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw invalid('The body is not JSON.');
  }
}
