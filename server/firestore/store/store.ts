/**
 * The embedded document store: the REST calls that `firebase/firestore/lite` makes, over one SQLite file,
 * obeying the same rules as Firestore. Spec §7.
 */
import { codeOf } from '../lib/userError.ts';
import { Refusal, refusalAnswer, unimplemented } from '../protocol/errors.ts';
import { type Target, targetOf } from '../protocol/names.ts';
import { type Answer, answerOf, answerOfText, wireTime } from '../protocol/responses.ts';
import { openGate, ruledGate } from '../rest/authorize.ts';
import type { CallBounds } from '../rest/callBounds.ts';
import { commit, type Write } from '../rest/commit.ts';
import { batchGot, committed, counted, found, queryIn, readAt, type Session } from '../rest/handlers.ts';
import { judgeList, type Query } from '../rest/query.ts';
import type { Auth, Rules } from '../rules/types.ts';
import { together } from './batch.ts';
import { openDocuments } from './documents.ts';
import { type KeptLists, keptLists } from './listCache.ts';

export interface Call {
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
  answer(call: Call): Answer;
  /** The same; commits that come at the same time go to the disk together. */
  answerTogether(call: Call): Promise<Answer>;
  /** Writes in one transaction, once in the store's life for each name. False where it was done before. */
  once(name: string, writes: () => readonly Write[]): boolean;
  /** Another number after each change of a collection, by its path. */
  changes(collection: string): number;
  /** Writes a copy of all of it into a file that is new or empty; calls wait for it. */
  backup(file: string): void;
  close(): void;
}

export interface StoreOptions {
  readonly file: string;
  /** A file that shows that a store was here before: then one that is missing or empty is refused. */
  readonly knownBy?: string | null;
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
  const documents = openDocuments(file, options);
  const lists = keptLists(limits.lists);

  const session = ({ staff, auth = null }: { staff: boolean; auth?: Auth | null }): Session => {
    const time = Math.trunc(now()) * 1_000;
    const gate = staff
      ? openGate
      : ruledGate(rules, { kind: 'timestamp', micros: BigInt(time) }, auth, refusals);
    const bounds = staff ? null : (options.callBounds ?? null);
    return { documents, gate, staff, time, needsIndex: !withoutIndexes, bounds };
  };

  const commits = (calls: readonly Call[]): readonly Answer[] => {
    const made: string[] = [];
    try {
      const answers = documents.transaction(() =>
        calls.map((call) =>
          answeredAlone(report, () => {
            const target = verbAt(call);
            if (target.path.length > 0) throw new Refusal('NOT_FOUND', 'There is no such address.');
            const done = committed(call.body, session(call));
            made.push(...done.made);
            return answerOf(200, done.body);
          }),
        ),
      );
      made.forEach(created);
      return answers;
    } catch (error) {
      const failed = refusalAnswer(ownFailure(error, report));
      return calls.map(() => failed);
    }
  };

  const answer = (call: Call): Answer => {
    if (isCommit(call)) return commits([call])[0]!;
    try {
      return answeredAlone(report, () => read(call, session(call), lists));
    } catch (error) {
      return refusalAnswer(ownFailure(error, report));
    }
  };

  const committedTogether = together(commits, limits.together);

  return {
    answer,
    answerTogether: (call) => (isCommit(call) ? committedTogether(call) : Promise.resolve(answer(call))),
    once: (name, writes) =>
      documents.transaction(() => {
        if (documents.note(name) !== null) return false;
        const { gate, time } = session({ staff: true });
        commit(writes(), documents, gate, time);
        documents.setNote(name, wireTime(time));
        return true;
      }),
    changes: (collection) => documents.changes(collection),
    backup: (to) => documents.backup(to),
    close: () => documents.close(),
  };
}

const isCommit = ({ method, path }: Call): boolean => method === 'POST' && path.endsWith(':commit');

/** What fails for this call alone is its answer; a disk that fails, fails for all that wait for it. @throws Error */
function answeredAlone(report: (line: string) => void, act: () => Answer): Answer {
  try {
    return act();
  } catch (error) {
    if (error instanceof Refusal) return refusalAnswer(error);
    if (isOfDisk(error)) throw error;
    return refusalAnswer(ownFailure(error, report));
  }
}

const isOfDisk = (error: unknown): boolean => codeOf(error) === 'ERR_SQLITE_ERROR';

/** SQLite says 'disk full' and the like: the same call may work later. */
function ownFailure(error: unknown, report: (line: string) => void): Refusal {
  const known = error instanceof Error ? error : new Error('unknown');
  const isDisk = isOfDisk(error);
  const frames = known.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  report([`The store failed: ${known.name}${isDisk ? `, ${known.message}` : ''}`, ...frames].join('\n'));
  return isDisk
    ? new Refusal('UNAVAILABLE', 'The store cannot be reached right now.')
    : new Refusal('INTERNAL', 'The store failed.');
}

function verbAt({ method, path }: Call): Target {
  if (method !== 'POST') throw unimplemented('This method is not served.');
  return targetOf(path, true);
}

type Read = (call: Call, target: Target, session: Session, lists: KeptLists) => Answer;

const reads: Readonly<Record<string, Read>> = {
  batchGet: ({ body }, target, session) => {
    if (target.path.length > 0) throw new Refusal('NOT_FOUND', 'There is no such address.');
    return answerOf(200, batchGot(body, session));
  },
  runQuery: listed,
  runAggregationQuery: ({ body }, target, session) => answerOf(200, counted(body, target, session)),
};

function read(call: Call, session: Session, lists: KeptLists): Answer {
  if (call.method === 'GET') return answerOf(200, readAt(targetOf(call.path, false), session));
  const target = verbAt(call);
  const verb = target.verb !== null && Object.hasOwn(reads, target.verb) ? reads[target.verb] : undefined;
  if (verb === undefined) throw unimplemented('This call is not served.');
  return verb(call, target, session, lists);
}

function listed({ path, body, staff }: Call, target: Target, session: Session, lists: KeptLists): Answer {
  const { documents, gate } = session;
  const changesOf = ({ collection }: Query): number => documents.changes(collection.join('/'));
  const key = `${path} ${body}`;
  const known = staff ? null : lists.get(key);
  const query = known?.query ?? queryIn(body, target, session);
  judgeList(query, documents, gate);
  if (known !== null && known.changes === changesOf(query)) return known.answer;

  const answer = answerOfText(200, JSON.stringify(found(query, session)));
  if (!staff) lists.keep(key, { query, changes: changesOf(query), answer });
  return answer;
}
