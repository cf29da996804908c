/**
 * The embedded document store: the REST calls that `firebase/firestore/lite` makes, over one SQLite file,
 * obeying the same rules as Firestore. Spec §7.
 */
import { errorCodeOf } from '../lib/userError.ts';
import { FirestoreError, unimplementedError } from '../protocol/errors.ts';
import { type CallTarget, parseCallTarget } from '../protocol/names.ts';
import {
  createRestResponse,
  createRestResponseFromText,
  type RestResponse,
  toErrorResponse,
  toWireTime,
} from '../protocol/responses.ts';
import { allowEverything, createAuthorizer } from '../rest/authorize.ts';
import type { CallBounds } from '../rest/callBounds.ts';
import { commitWrites, type DocumentWrite } from '../rest/commit.ts';
import {
  handleAggregation,
  handleBatchGet,
  handleCommit,
  handleGet,
  parseRunQuery,
  runStructuredQuery,
  type StoreSession,
} from '../rest/handlers.ts';
import { authorizeList, type StructuredQuery } from '../rest/query.ts';
import type { Auth, Rules } from '../rules/types.ts';
import { createBatch } from './batch.ts';
import { openDocumentStore } from './documents.ts';
import { createListCache, type ListCache } from './listCache.ts';

export interface StoreCall {
  readonly method: string;
  /** The request's path as it came, escapes and all, without its query. */
  readonly path: string;
  readonly body: string;
  /** Staff pass the rules. */
  readonly staff: boolean;
  /** Who signed in: nobody can to this store, and its rules are those of Cloud Firestore, where some do. */
  readonly auth?: Auth;
}

export interface Store {
  /** Answers every call and never throws; what went wrong inside is told to `report`. */
  answer(call: StoreCall): RestResponse;
  /** The same; commits that come at the same time go to the disk together. */
  answerBatched(call: StoreCall): Promise<RestResponse>;
  /** Writes in one transaction, once in the store's life for each name. False where it was done before. */
  once(name: string, writes: () => readonly DocumentWrite[]): boolean;
  /** Another number after each change of a collection, by its path. */
  changes(collection: string): number;
  /** Writes a copy of all of it into a file that is new or empty; calls wait for it. */
  backup(file: string): void;
  close(): void;
}

export interface StoreOptions {
  readonly file: string;
  /** A file that shows that a store was here before: then one that is missing or empty is refused. */
  readonly markerFile?: string | null;
  readonly rules: Rules;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Told of failures of the store's own, and of rows that cannot be read; never holds a value of a document. */
  readonly report?: (line: string) => void;
  /** Told of the collection of each document that was made, once it is on the disk. */
  readonly created?: (collection: string) => void;
  /** As Google's emulator: no query must have its index. */
  readonly withoutIndexes?: boolean;
  /** How much one call of a caller without rights may ask for; null: Firestore's own bounds, which staff have. */
  readonly callBounds?: CallBounds | null;
  /** Whether a refusal by the rules names the rule, for developers; else every one says the same sentence. */
  readonly explainRefusals?: boolean;
  /** Told of each refusal by the rules: the lines of the allow statements, for a count. */
  readonly refused?: (lines: readonly number[]) => void;
}

/** Commits of one write to the disk; characters of lists that are kept. */
const limits = { together: 64, lists: 8_000_000 } as const;

/** @throws StoreBusy where another process has the file, StoreUnreadable where it is no store, or a damaged one */
export function openStore(options: StoreOptions): Store {
  const { file, rules, now, report = () => {}, created = () => {}, withoutIndexes = false } = options;
  const refusals = { explain: options.explainRefusals ?? false, refused: options.refused ?? (() => {}) };
  const documents = openDocumentStore(file, options);
  const lists = createListCache(limits.lists);

  const session = ({ staff, auth = null }: { staff: boolean; auth?: Auth | null }): StoreSession => {
    const time = Math.trunc(now()) * 1_000;
    const authorize = staff
      ? allowEverything
      : createAuthorizer(rules, { kind: 'timestamp', micros: BigInt(time) }, auth, refusals);
    const bounds = staff ? null : (options.callBounds ?? null);
    return { documents, authorize, staff, time, needsIndex: !withoutIndexes, bounds };
  };

  const commitBatch = (calls: readonly StoreCall[]): readonly RestResponse[] => {
    const made: string[] = [];
    try {
      const answers = documents.transaction(() =>
        calls.map((call) =>
          answerIsolated(report, () => {
            const target = parsePostTarget(call);
            if (target.path.length > 0) throw new FirestoreError('NOT_FOUND', 'There is no such address.');
            const result = handleCommit(call.body, session(call));
            made.push(...result.made);
            return createRestResponse(200, result.body);
          }),
        ),
      );
      made.forEach(created);
      return answers;
    } catch (error) {
      const failure = toErrorResponse(reportFailure(error, report));
      return calls.map(() => failure);
    }
  };

  const answer = (call: StoreCall): RestResponse => {
    if (isCommit(call)) return commitBatch([call])[0]!;
    try {
      return answerIsolated(report, () => answerRead(call, session(call), lists));
    } catch (error) {
      return toErrorResponse(reportFailure(error, report));
    }
  };

  const commitBatched = createBatch(commitBatch, limits.together);

  return {
    answer,
    answerBatched: (call) => (isCommit(call) ? commitBatched(call) : Promise.resolve(answer(call))),
    once: (name, writes) =>
      documents.transaction(() => {
        if (documents.note(name) !== null) return false;
        const { authorize, time } = session({ staff: true });
        commitWrites(writes(), documents, authorize, time);
        documents.setNote(name, toWireTime(time));
        return true;
      }),
    changes: (collection) => documents.changes(collection),
    backup: (to) => documents.backup(to),
    close: () => documents.close(),
  };
}

const isCommit = ({ method, path }: StoreCall): boolean => method === 'POST' && path.endsWith(':commit');

/** What fails for this call alone is its answer; a disk that fails, fails for all that wait for it. @throws Error */
function answerIsolated(report: (line: string) => void, act: () => RestResponse): RestResponse {
  try {
    return act();
  } catch (error) {
    if (error instanceof FirestoreError) return toErrorResponse(error);
    if (isDiskError(error)) throw error;
    return toErrorResponse(reportFailure(error, report));
  }
}

const isDiskError = (error: unknown): boolean => errorCodeOf(error) === 'ERR_SQLITE_ERROR';

/** SQLite says 'disk full' and the like: the same call may work later. */
function reportFailure(error: unknown, report: (line: string) => void): FirestoreError {
  const cached = error instanceof Error ? error : new Error('unknown');
  const isDisk = isDiskError(error);
  const frames = cached.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  report([`The store failed: ${cached.name}${isDisk ? `, ${cached.message}` : ''}`, ...frames].join('\n'));
  return isDisk
    ? new FirestoreError('UNAVAILABLE', 'The store cannot be reached right now.')
    : new FirestoreError('INTERNAL', 'The store failed.');
}

function parsePostTarget({ method, path }: StoreCall): CallTarget {
  if (method !== 'POST') throw unimplementedError('This method is not served.');
  return parseCallTarget(path, true);
}

type ReadHandler = (
  call: StoreCall,
  target: CallTarget,
  session: StoreSession,
  lists: ListCache,
) => RestResponse;

const readHandlers: Readonly<Record<string, ReadHandler>> = {
  batchGet: ({ body }, target, session) => {
    if (target.path.length > 0) throw new FirestoreError('NOT_FOUND', 'There is no such address.');
    return createRestResponse(200, handleBatchGet(body, session));
  },
  runQuery: answerList,
  runAggregationQuery: ({ body }, target, session) =>
    createRestResponse(200, handleAggregation(body, target, session)),
};

function answerRead(call: StoreCall, session: StoreSession, lists: ListCache): RestResponse {
  if (call.method === 'GET')
    return createRestResponse(200, handleGet(parseCallTarget(call.path, false), session));
  const target = parsePostTarget(call);
  const verb =
    target.verb !== null && Object.hasOwn(readHandlers, target.verb) ? readHandlers[target.verb] : undefined;
  if (verb === undefined) throw unimplementedError('This call is not served.');
  return verb(call, target, session, lists);
}

function answerList(
  { path, body, staff }: StoreCall,
  target: CallTarget,
  session: StoreSession,
  lists: ListCache,
): RestResponse {
  const { documents, authorize } = session;
  const changesOf = ({ collection }: StructuredQuery): number => documents.changes(collection.join('/'));
  const key = `${path} ${body}`;
  const cached = staff ? null : lists.get(key);
  const query = cached?.query ?? parseRunQuery(body, target, session);
  authorizeList(query, documents, authorize);
  if (cached !== null && cached.changes === changesOf(query)) return cached.answer;

  const answer = createRestResponseFromText(200, JSON.stringify(runStructuredQuery(query, session)));
  if (!staff) lists.set(key, { query, changes: changesOf(query), answer });
  return answer;
}
