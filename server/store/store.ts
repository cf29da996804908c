/**
 * The embedded document store: the REST calls that `firebase/firestore/lite` makes, over one SQLite file,
 * obeying the same rules as Firestore. Spec §7.
 */
import type { Rules } from '../rules/types.ts';
import { wireDocument, wireTime } from './answers.ts';
import { commit, type Write, writesOf } from './commit.ts';
import { countsOf } from './counts.ts';
import { type Documents, openDocuments } from './documents.ts';
import { invalid, Refusal, refusalAnswer, unimplemented } from './errors.ts';
import { type Gate, openGate, ruledGate, stillWorld, viewOf } from './gate.ts';
import { type Place, placeAt, placeNamed, type Target, targetOf } from './names.ts';
import { find, queryOf } from './query.ts';
import { list, object } from './shape.ts';

export interface Call {
  readonly method: string;
  /** The request's path as it came, escapes and all, without its query. */
  readonly path: string;
  readonly body: string;
  /** Staff pass the rules. */
  readonly staff: boolean;
}

export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

export interface Store {
  /** Answers every call and never throws; what went wrong inside is told to `report`. */
  answer(call: Call): Answer;
  /** Writes in one transaction, once in the store's life for each name. False where it was done before. */
  once(name: string, writes: () => readonly Write[]): boolean;
  close(): void;
}

export interface StoreOptions {
  readonly file: string;
  readonly rules: Rules;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Told of failures of the store's own; never holds a value of a document. */
  readonly report?: (line: string) => void;
  /** Told of the collection of each document that was made, once it is on the disk. */
  readonly created?: (collection: string) => void;
}

interface Session {
  readonly documents: Documents;
  readonly gate: Gate;
  readonly created: (collection: string) => void;
  /** Microseconds since the epoch. */
  readonly time: number;
}

/** @throws StoreBusy where another process has the file, StoreUnreadable where it is no store */
export function openStore({ file, rules, now, report = () => {}, created = () => {} }: StoreOptions): Store {
  const documents = openDocuments(file);
  const session = (staff: boolean): Session => {
    const time = Math.trunc(now()) * 1_000;
    const gate = staff ? openGate : ruledGate(rules, { kind: 'timestamp', micros: BigInt(time) });
    return { documents, gate, created, time };
  };
  return {
    answer: (call) => {
      try {
        return { status: 200, body: served(call, session(call.staff)) };
      } catch (error) {
        return refusalAnswer(error instanceof Refusal ? error : ownFailure(error, report));
      }
    },
    once: (name, writes) =>
      documents.transaction(() => {
        if (documents.note(name) !== null) return false;
        const { gate, time } = session(true);
        commit(writes(), { ...documents, transaction: (act) => act() }, gate, time);
        documents.setNote(name, wireTime(time));
        return true;
      }),
    close: () => documents.close(),
  };
}

/** SQLite says 'disk full' and the like: the same call may work later. */
function ownFailure(error: unknown, report: (line: string) => void): Refusal {
  const known = error instanceof Error ? error : new Error('unknown');
  const isDisk = 'code' in known && known.code === 'ERR_SQLITE_ERROR';
  const frames = known.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  report([`The store failed: ${known.name}${isDisk ? `, ${known.message}` : ''}`, ...frames].join('\n'));
  return isDisk
    ? new Refusal('UNAVAILABLE', 'The store cannot be reached just now.')
    : new Refusal('INTERNAL', 'The store failed.');
}

type Verb = (body: unknown, target: Target, session: Session) => unknown;

const verbs: Readonly<Record<string, Verb>> = {
  commit: (json, _, { documents, gate, created, time }) => {
    const { body, made } = commit(writesOf(json), documents, gate, time);
    made.forEach(created);
    return body;
  },
  batchGet: (body, _, session) => {
    const { documents = [] } = object(body, 'A batchGet', ['documents']);
    const readTime = wireTime(session.time);
    return list(documents, 'documents', 100).map((name) => {
      const found = readOne(placeNamed(name), session);
      return found ? { found: wireDocument(found), readTime } : { missing: name, readTime };
    });
  },
  runQuery: (body, { path }, { documents, gate, time }) => {
    const { structuredQuery } = object(body, 'A runQuery', ['structuredQuery']);
    const readTime = wireTime(time);
    const found = find(queryOf(structuredQuery, path), documents, gate);
    return found.length === 0
      ? [{ readTime }]
      : found.map((one) => ({ document: wireDocument(one), readTime }));
  },
  runAggregationQuery: (body, { path }, { documents, gate, time }) => {
    const { structuredAggregationQuery } = object(body, 'An aggregation', ['structuredAggregationQuery']);
    const { structuredQuery, aggregations } = object(structuredAggregationQuery, 'An aggregation', [
      'structuredQuery',
      'aggregations',
    ]);
    const counts = countsOf(aggregations);
    const found = find(queryOf(structuredQuery, path), documents, gate).length;
    const aggregateFields = Object.fromEntries(
      counts.map(({ alias, most }) => [alias, { integerValue: String(Math.min(found, most)) }]),
    );
    return [{ result: { aggregateFields }, readTime: wireTime(time) }];
  },
};

function readOne(place: Place, { documents, gate }: Session): ReturnType<Documents['get']> {
  const stored = documents.get(place);
  const asked = { method: 'get', path: place.path, before: viewOf(place, stored), next: null } as const;
  gate(asked, stillWorld(documents));
  return stored;
}

function served({ method, path, body }: Call, session: Session): unknown {
  if (method === 'GET') return readAt(targetOf(path, false), session);
  if (method !== 'POST') throw unimplemented('This method is not served.');
  const target = targetOf(path, true);
  const verb = target.verb !== null && Object.hasOwn(verbs, target.verb) ? verbs[target.verb] : undefined;
  if (verb === undefined) throw unimplemented('This call is not served.');
  const isAtRoot = target.verb === 'commit' || target.verb === 'batchGet';
  if (isAtRoot && target.path.length > 0) throw new Refusal('NOT_FOUND', 'There is no such address.');
  return verb(parsed(body), target, session);
}

function readAt({ path }: Target, session: Session): unknown {
  if (path.length % 2 === 1) throw unimplemented('Lists are served by runQuery alone.');
  const stored = readOne(placeAt(path), session);
  if (stored === null) throw new Refusal('NOT_FOUND', 'There is no such document.');
  return wireDocument(stored);
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw invalid('The body is not JSON.');
  }
}
