/**
 * A commit applies all of its writes or none. The rules judge every document it touches as it was before the whole commit
 * and as it will be after it, regardless of the order of the writes. Other errors that depend on stored data follow only
 * after that, so that they reveal nothing that the rules hide. Source: Firestore REST v1, documents:commit.
 */
import { decodeFields, decodeTimestamp, requireSize, stringifyFields } from '../protocol/codec.ts';
import { FirestoreError, invalidArgumentError, unimplementedError } from '../protocol/errors.ts';
import { type FieldPath, mergeMasked, parseWritableFieldPath } from '../protocol/fieldPath.ts';
import { parseBoolean, parseList, parseObject } from '../protocol/json.ts';
import type { DatabaseNames, DocumentRef } from '../protocol/names.ts';
import { toWireTime } from '../protocol/responses.ts';
import type { Fields } from '../protocol/value.ts';
import type { AccessMethod, RulesContext } from '../rules/types.ts';
import type { DocumentStore } from '../store/documents.ts';
import type { DamagedDocument, StoredDocument } from '../store/storedDocument.ts';
import { type Authorizer, permissionDeniedError } from './authorize.ts';
import { createReadContext, decodeStoredFields, toDocumentView } from './rulesContext.ts';

type Change =
  | {
      readonly kind: 'set';
      readonly fields: Fields;
      readonly mask: readonly FieldPath[] | null;
    }
  | { readonly kind: 'delete' }
  | { readonly kind: 'verify' };

type Precondition = { readonly exists: boolean } | { readonly updated: bigint };

export interface DocumentWrite {
  readonly ref: DocumentRef;
  readonly change: Change;
  readonly precondition: Precondition | null;
}

interface TouchedDocument {
  readonly ref: DocumentRef;
  readonly before: StoredDocument | DamagedDocument | null;
  after: StoredDocument | DamagedDocument | null;
  isWritten: boolean;
  isVerified: boolean;
  /** A precondition requires the document and it is missing: the rules judge the write as an update. */
  isMissed: boolean;
  /** A masked update must preserve some of its fields, and they cannot be read. */
  isUnmerged: boolean;
}

const limits = { writes: 500, mask: 1_000 } as const;

/** The writes of a commit's body. */
export function parseWrites(body: unknown, names: DatabaseNames): readonly DocumentWrite[] {
  const { writes = [] } = parseObject(body, 'A commit', ['writes']);
  return parseList(writes, 'writes', limits.writes).map((write) => parseWrite(write, names));
}

function parseWrite(json: unknown, names: DatabaseNames): DocumentWrite {
  const write = parseObject(json, 'A write', [
    'update',
    'delete',
    'verify',
    'updateMask',
    'updateTransforms',
    'transform',
    'currentDocument',
  ]);
  const transforms = parseList(write.updateTransforms ?? [], 'updateTransforms', limits.mask);
  if (write.transform !== undefined || transforms.length > 0)
    throw unimplementedError('Transforms are not served.');
  const precondition = write.currentDocument == null ? null : parsePrecondition(write.currentDocument);
  const kinds = (['update', 'delete', 'verify'] as const).filter((kind) => write[kind] !== undefined);
  if (kinds.length !== 1)
    throw invalidArgumentError('A write must be exactly one of update, delete and verify.');
  if (write.update === undefined) {
    if (write.updateMask != null) throw invalidArgumentError('Only an update has a mask.');
    const kind = write.delete === undefined ? 'verify' : 'delete';
    if (kind === 'verify' && precondition === null)
      throw invalidArgumentError('A verification must have a precondition.');
    return { ref: names.parseDocument(write[kind]), change: { kind }, precondition };
  }
  const { name, fields = {} } = parseObject(write.update, 'A document', [
    'name',
    'fields',
    'createTime',
    'updateTime',
  ]);
  const mask = write.updateMask == null ? null : parseMask(write.updateMask);
  return {
    ref: names.parseDocument(name),
    change: { kind: 'set', fields: decodeFields(fields), mask },
    precondition,
  };
}

const parseMask = (json: unknown): readonly FieldPath[] =>
  parseList(parseObject(json, 'A mask', ['fieldPaths']).fieldPaths ?? [], 'A mask', limits.mask).map(
    parseWritableFieldPath,
  );

function parsePrecondition(json: unknown): Precondition | null {
  const { exists, updateTime } = parseObject(json, 'A precondition', ['exists', 'updateTime']);
  if (exists === undefined && updateTime === undefined) return null;
  if (exists !== undefined && updateTime !== undefined)
    throw invalidArgumentError('A precondition must be exactly one.');
  if (exists !== undefined) return { exists: parseBoolean(exists, 'exists') };
  return { updated: decodeTimestamp(updateTime).micros };
}

export interface CommitResult {
  /** The body of the answer. */
  readonly body: unknown;
  /** The collection of each new document. */
  readonly made: readonly string[];
}

/** What a commit depends on besides its writes. */
interface CommitCaller {
  /**
   * Stored characters of a document that this caller may write to: a larger one was not made by such a caller, and is refused
   * before it is read. Default: no limit.
   */
  readonly largest?: number | undefined;
  /** Staff may know what is stored, so they learn of a failed precondition first: of a conflict, and not of rules that it breaks. */
  readonly staff?: boolean;
}

/**
 * Runs writes within one transaction.
 * @param time microseconds since the epoch
 */
export function commitWrites(
  writes: readonly DocumentWrite[],
  documents: DocumentStore,
  authorize: Authorizer,
  time: number,
  { largest = Number.POSITIVE_INFINITY, staff = false }: CommitCaller = {},
): CommitResult {
  return documents.transaction(() => {
    const touched = new Map<string, TouchedDocument>();
    // Errors that depend on stored documents wait until the rules have judged: otherwise they would inform strangers.
    const unmet: FirestoreError[] = [];
    const contradictions: FirestoreError[] = [];
    const written = writes.map(({ ref, change, precondition }) => {
      const document = findOrAddTouched(touched, documents, ref);
      if ((document.before?.fields?.length ?? 0) > largest) throw permissionDeniedError();
      const refusal = precondition && checkPrecondition(document.after, precondition);
      if (refusal) {
        if (document.isWritten)
          contradictions.push(invalidArgumentError('A precondition contradicts an earlier write.'));
        unmet.push(refusal);
        document.isMissed ||= document.after === null;
      }
      if (change.kind === 'verify') {
        if (document.isVerified) throw invalidArgumentError('A document may be verified once in a commit.');
        document.isVerified = true;
      } else {
        document.isWritten = true;
        // Reported below, to callers with write access: a write of all fields repairs a damaged document, a merge cannot.
        document.isUnmerged ||=
          change.kind === 'set' && change.mask !== null && document.after?.fields === null;
        document.after = change.kind === 'delete' ? null : applyChange(document, change, time);
      }
      if (document.isVerified && document.isWritten)
        throw invalidArgumentError('A document may not be verified and written in one commit.');
      return document;
    });
    const [refusal] = [...contradictions, ...unmet];
    if (refusal && staff) throw refusal;
    authorizeTouched([...touched.values()], documents, authorize);
    if (refusal) throw refusal;
    for (const { ref, after, isWritten, isUnmerged } of touched.values()) {
      if (isUnmerged) throw documents.damageError(ref);
      if (isWritten && after && after.fields !== null) requireSize(after.fields);
    }
    for (const document of touched.values()) storeTouched(document, documents);
    const writeResults = written.map(({ after }) =>
      after === null ? {} : { updateTime: toWireTime(after.updated) },
    );
    const made = [...touched.values()].filter(({ before, after }) => before === null && after !== null);
    return {
      body: { writeResults, commitTime: toWireTime(time) },
      made: made.map(({ ref }) => ref.parent),
    };
  });
}

const refKeyOf = ({ path }: DocumentRef): string => path.join('/');

function findOrAddTouched(
  touched: Map<string, TouchedDocument>,
  documents: DocumentStore,
  ref: DocumentRef,
): TouchedDocument {
  const existing = touched.get(refKeyOf(ref));
  if (existing) return existing;
  const before = documents.get(ref);
  const added = {
    ref,
    before,
    after: before,
    isWritten: false,
    isVerified: false,
    isMissed: false,
    isUnmerged: false,
  };
  touched.set(refKeyOf(ref), added);
  return added;
}

/** The document after an update; the same object, time included, if nothing changes. A re-created document is a new one. */
function applyChange(
  document: TouchedDocument,
  { fields, mask }: Change & { kind: 'set' },
  time: number,
): StoredDocument | DamagedDocument {
  const { ref, before, after } = document;
  const old: Fields = after === null || after.fields === null ? new Map() : decodeStoredFields(after);
  const next = mask === null ? fields : mergeMasked(old, fields, mask);
  const text = stringifyFields(next);
  if (before?.fields === text && after?.created === before.created) return before;
  const updated = Math.max(time, (before?.updated ?? 0) + 1); // a version, so it never repeats
  return { parent: ref.parent, id: ref.id, fields: text, created: after?.created ?? updated, updated };
}

function authorizeTouched(
  touched: readonly TouchedDocument[],
  documents: DocumentStore,
  authorize: Authorizer,
): void {
  const now = new Map(touched.map((document) => [refKeyOf(document.ref), document]));
  const unchanged = createReadContext(documents);
  const context: RulesContext = {
    ...unchanged,
    after: (path) => {
      const document = now.get(path.join('/'));
      return document ? toDocumentView(document.ref, document.after) : unchanged.after(path);
    },
  };
  for (const document of touched) {
    const { ref, before, after } = document;
    const next = document.isWritten ? toDocumentView(ref, after) : null;
    authorize(
      { method: methodOf(document), path: ref.path, before: toDocumentView(ref, before), next },
      context,
    );
  }
}

function methodOf({ before, after, isWritten, isMissed }: TouchedDocument): AccessMethod {
  if (!isWritten) return 'get';
  if (after === null) return 'delete';
  return before === null && !isMissed ? 'create' : 'update';
}

function checkPrecondition(
  document: StoredDocument | DamagedDocument | null,
  precondition: Precondition,
): FirestoreError | null {
  if ('exists' in precondition) {
    if (precondition.exists === (document !== null)) return null;
    return precondition.exists
      ? new FirestoreError('NOT_FOUND', 'There is no document to update.')
      : new FirestoreError('ALREADY_EXISTS', 'The document already exists.');
  }
  if (document !== null && BigInt(document.updated) === precondition.updated) return null;
  return new FirestoreError('FAILED_PRECONDITION', 'The document does not have the required version.');
}

function storeTouched({ ref, before, after, isWritten }: TouchedDocument, documents: DocumentStore): void {
  if (!isWritten || after === before) return;
  if (after === null) documents.remove(ref);
  else if (after.fields !== null) documents.put(after);
}
