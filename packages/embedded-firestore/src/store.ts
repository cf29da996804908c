/**
 * The embedded document store: the REST calls that `firebase/firestore/lite` makes, over one SQLite file, under the same
 * rules as Firestore. Spec §7.
 */
import { errorCodeOf } from './lib/systemError.ts';
import { FirestoreError, unimplementedError } from './protocol/errors.ts';
import { type CallTarget, createDatabaseNames, type DatabaseNames } from './protocol/names.ts';
import { createRestResponse, type RestResponse, toErrorResponse, toWireTime } from './protocol/responses.ts';
import { allowEverything, createAuthorizer } from './rest/authorize.ts';
import { commitWrites, type DocumentWrite } from './rest/commit.ts';
import {
  handleAggregation,
  handleBatchGet,
  handleCommit,
  handleGet,
  parseRunQuery,
  runStructuredQuery,
  type StoreSession,
} from './rest/handlers.ts';
import { createListCache, formatListKey, type ListCache } from './rest/listCache.ts';
import { developmentCalls, type PublicCalls } from './rest/publicCalls.ts';
import { authorizeList, parseStructuredQuery, type StructuredQuery } from './rest/query.ts';
import type { CompositeIndex } from './rest/requiredIndexes.ts';
import { createSortedKeys } from './rest/sortedKeys.ts';
import type { Auth, Rules } from './rules/types.ts';
import { createBatch } from './store/batch.ts';
import { createCountingDocuments } from './store/countingDocuments.ts';
import { type DiskFailure, findDiskFailure } from './store/diskFailure.ts';
import { type DocumentStoreOptions, openDocumentStore } from './store/documents.ts';

export interface StoreCall {
  readonly method: string;
  /** The request's path, still escaped and without its query. */
  readonly path: string;
  readonly body: string;
  /** Staff bypass the rules, unless the call has an `auth` too: then the rules judge it, and nothing else binds it. */
  readonly staff: boolean;
  /** The signed-in account. This store has no sign-in, but its rules are those of Cloud Firestore, which has one. */
  readonly auth?: Auth;
  /** Receives the number of documents that a read went through, found or not; a very long one counts as several. */
  readonly documentsRead?: (count: number) => void;
}

export interface Store {
  /** Answers every call and never throws; it passes internal failures to `report`. */
  answer(call: StoreCall): RestResponse;
  /** The same, but simultaneous commits go to disk together. */
  answerBatched(call: StoreCall): Promise<RestResponse>;
  /** Writes in one transaction, once in the store's life for each name. False if it ran before. */
  once(name: string, writes: () => readonly DocumentWrite[]): boolean;
  /** A number that differs after each change of a collection, by its path. */
  changes(collection: string): number;
  /** Writes a complete copy into a new or empty file; calls wait for it. */
  backup(file: string): void;
  /** Rewrites the file if documents were deleted, as opening and closing do. False if it failed: `report` has the reason. */
  eraseDeleted(): boolean;
  close(): void;
}

export interface StoreOptions extends DocumentStoreOptions {
  /** The id in the names of the documents: `projects/ID/databases/(default)/documents`. */
  readonly projectId: string;
  /** A path, created if missing, or ':memory:'. */
  readonly file: string;
  readonly rules: Rules;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Receives the collection of each new document once it is on disk. */
  readonly created?: (collection: string) => void;
  /** The composite indexes that queries may use; null, as in Google's emulator, if they need none. */
  readonly indexes?: readonly CompositeIndex[] | null;
  /**
   * What callers without rights are denied beyond what the rules refuse. Default: `developmentCalls`, nothing. A server that
   * strangers reach takes `strictCalls`, or bounds of its own.
   */
  readonly publicCalls?: PublicCalls;
  /** Receives, at each refusal by the rules, the lines of the allow statements, for counting. */
  readonly refused?: (lines: readonly number[]) => void;
  /** Makes room when the disk is too full for a deletion by staff, which then is tried once more. False if it made none. */
  readonly makeRoom?: () => boolean;
  /** Receives the failure of each call that the disk refused. Default: a line to `report`. */
  readonly diskFailed?: (failure: DiskFailure) => void;
}

/** Maximum commits in one write to disk, characters of cached lists, and bytes of sorted keys. */
const limits = { together: 64, lists: 8_000_000, keys: 16_000_000 } as const;

/** @throws StoreBusy if another process has the file, StoreUnreadable if it is no store or a damaged one */
export function openStore(options: StoreOptions): Store {
  const { file, rules, now, report = () => {}, created = () => {}, indexes = [] } = options;
  const names = createDatabaseNames(options.projectId);
  const { publicCalls = developmentCalls } = options;
  const refusals = { explain: publicCalls.explainRefusals, refused: options.refused ?? (() => {}) };
  const { makeRoom = () => false } = options;
  const {
    diskFailed = ({ reason }: DiskFailure): void => report(`The store cannot be written: ${reason}.`),
  } = options;
  const documents = createCountingDocuments(openDocumentStore(file, options));
  const lists = createListCache(limits.lists);
  const sortedKeys = createSortedKeys(documents, limits.keys);

  const session = ({ staff, auth = null }: { staff: boolean; auth?: Auth | null }): StoreSession => {
    const time = Math.trunc(now()) * 1_000;
    const isTrusted = staff && auth === null;
    const authorize = isTrusted
      ? allowEverything
      : createAuthorizer(rules, { kind: 'timestamp', micros: BigInt(time) }, auth, refusals);
    const { bounds, allowsCommit = () => true } = staff ? { bounds: null } : publicCalls;
    return { documents, sortedKeys, names, authorize, staff, time, indexes, bounds, allowsCommit };
  };

  const reportFailure = (error: unknown): FirestoreError => {
    const failure = findDiskFailure(error);
    if (failure === null) return reportUnexpected(error, report);
    diskFailed(failure);
    return new FirestoreError('UNAVAILABLE', diskMessages[failure.kind]);
  };

  const commitBatch = (calls: readonly StoreCall[], mayMakeRoom = true): readonly RestResponse[] => {
    const made: string[] = [];
    try {
      const answers = documents.transaction(() =>
        calls.map((call) =>
          answerIsolated(reportFailure, () => {
            const target = parsePostTarget(call, names);
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
      const isDue =
        mayMakeRoom && findDiskFailure(error)?.kind === 'full' && calls.some(isStaffDeletion) && makeRoom();
      const failure = toErrorResponse(reportFailure(error));
      return calls.map((call) => (isDue && isStaffDeletion(call) ? commitBatch([call], false)[0]! : failure));
    }
  };

  const answer = (call: StoreCall): RestResponse => {
    if (isCommit(call)) return commitBatch([call])[0]!;
    const before = documents.reads();
    try {
      return answerIsolated(reportFailure, () => answerRead(call, session(call), lists));
    } catch (error) {
      return toErrorResponse(reportFailure(error));
    } finally {
      call.documentsRead?.(documents.reads() - before);
    }
  };

  const commitBatched = createBatch((calls: readonly StoreCall[]) => commitBatch(calls), limits.together);

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
    eraseDeleted: () => documents.eraseDeleted(),
    close: () => documents.close(),
  };
}

const isCommit = ({ method, path }: StoreCall): boolean => method === 'POST' && path.endsWith(':commit');

const isStaffDeletion = ({ staff, body }: StoreCall): boolean => staff && body.includes('"delete"');

/** A failure of only this call becomes its answer; one of SQLite is thrown and fails the whole batch. @throws Error */
function answerIsolated(
  reportFailure: (error: unknown) => FirestoreError,
  act: () => RestResponse,
): RestResponse {
  try {
    return act();
  } catch (error) {
    if (error instanceof FirestoreError) return toErrorResponse(error);
    if (isSqliteError(error)) throw error;
    return toErrorResponse(reportFailure(error));
  }
}

const isSqliteError = (error: unknown): boolean => errorCodeOf(error) === 'ERR_SQLITE_ERROR';

const diskMessages = {
  full: 'The disk of the store is full.',
  unwritable: 'The store cannot be written right now.',
} as const satisfies Readonly<Record<DiskFailure['kind'], string>>;

/** Any other failure: a damaged file, or a mistake in this code, whose place the log names. */
function reportUnexpected(error: unknown, report: (line: string) => void): FirestoreError {
  const cached = error instanceof Error ? error : new Error('unknown');
  const isSqlite = isSqliteError(error);
  const frames = cached.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  report([`The store failed: ${cached.name}${isSqlite ? `, ${cached.message}` : ''}`, ...frames].join('\n'));
  return isSqlite
    ? new FirestoreError('UNAVAILABLE', 'The store cannot be reached right now.')
    : new FirestoreError('INTERNAL', 'The store failed.');
}

function parsePostTarget({ method, path }: StoreCall, names: DatabaseNames): CallTarget {
  if (method !== 'POST') throw unimplementedError('This method is not served.');
  return names.parseCall(path, true);
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
    return createRestResponse(200, handleGet(session.names.parseCall(call.path, false), session));
  const target = parsePostTarget(call, session.names);
  const verb =
    target.verb !== null && Object.hasOwn(readHandlers, target.verb) ? readHandlers[target.verb] : undefined;
  if (verb === undefined) throw unimplementedError('This call is not served.');
  return verb(call, target, session, lists);
}

function answerList(
  { body, staff }: StoreCall,
  target: CallTarget,
  session: StoreSession,
  lists: ListCache,
): RestResponse {
  const { documents, authorize } = session;
  const changesOf = ({ collection }: StructuredQuery): number => documents.changes(collection.join('/'));
  const json = parseRunQuery(body, session);
  const key = staff ? '' : formatListKey(target.path, json);
  const cached = staff ? null : lists.get(key);
  const query = cached?.query ?? parseStructuredQuery(json, target.path, session.names);
  authorizeList(query, documents, authorize);
  if (cached !== null && cached.changes === changesOf(query)) return cached.answer;

  const answer = { status: 200, text: runStructuredQuery(query, session) };
  if (!staff) lists.set(key, { query, changes: changesOf(query), answer });
  return answer;
}
