/**
 * A commit is all of its writes or none. The rules judge every document it touches as it was before the whole
 * commit and as it will be after it, whatever the order of the writes; only then is anything else said that
 * depends on what is stored, so that it tells nobody what the rules hide. Source: Firestore REST v1, documents:commit.
 */

import { decodeFields, decodeTimestamp, requireSize, storedText } from '../protocol/codec.ts';
import { invalid, Refusal, unimplemented } from '../protocol/errors.ts';
import { type FieldPath, mergeMasked, writtenPathOf } from '../protocol/fieldPath.ts';
import { flag, list, object } from '../protocol/json.ts';
import { type Place, placeNamed } from '../protocol/names.ts';
import { wireTime } from '../protocol/responses.ts';
import type { Fields, Method, World } from '../rules/types.ts';
import { damagedRefusal } from '../store/damage.ts';
import type { Damaged, Documents, Stored } from '../store/documents.ts';
import { denied, type Gate } from './authorize.ts';
import { stillWorld, storedFields, viewOf } from './rulesContext.ts';

type Change =
  | {
      readonly kind: 'set';
      readonly fields: Fields;
      readonly mask: readonly FieldPath[] | null;
    }
  | { readonly kind: 'delete' }
  | { readonly kind: 'verify' };

type Precondition = { readonly exists: boolean } | { readonly updated: bigint };

export interface Write {
  readonly place: Place;
  readonly change: Change;
  readonly precondition: Precondition | null;
}

interface Touched {
  readonly place: Place;
  readonly before: Stored | Damaged | null;
  after: Stored | Damaged | null;
  isWritten: boolean;
  isVerified: boolean;
  /** It was to be there and is not: the rules are asked whether it may be updated. */
  isMissed: boolean;
  /** Some of its fields were to stay, and they cannot be read. */
  isUnmerged: boolean;
}

const limits = { writes: 500, mask: 1_000 } as const;

/** The writes of a commit's body. */
export function writesOf(body: unknown): readonly Write[] {
  const { writes = [] } = object(body, 'A commit', ['writes']);
  return list(writes, 'writes', limits.writes).map(writeOf);
}

function writeOf(json: unknown): Write {
  const write = object(json, 'A write', [
    'update',
    'delete',
    'verify',
    'updateMask',
    'updateTransforms',
    'transform',
    'currentDocument',
  ]);
  const transforms = list(write.updateTransforms ?? [], 'updateTransforms', limits.mask);
  if (write.transform !== undefined || transforms.length > 0)
    throw unimplemented('Transforms are not served.');
  const precondition = write.currentDocument == null ? null : preconditionOf(write.currentDocument);
  const kinds = (['update', 'delete', 'verify'] as const).filter((kind) => write[kind] !== undefined);
  if (kinds.length !== 1) throw invalid('A write must be exactly one of update, delete and verify.');
  if (write.update === undefined) {
    if (write.updateMask != null) throw invalid('Only an update has a mask.');
    const kind = write.delete === undefined ? 'verify' : 'delete';
    if (kind === 'verify' && precondition === null) throw invalid('A verification must have a precondition.');
    return { place: placeNamed(write[kind]), change: { kind }, precondition };
  }
  const { name, fields = {} } = object(write.update, 'A document', [
    'name',
    'fields',
    'createTime',
    'updateTime',
  ]);
  const mask = write.updateMask == null ? null : maskOf(write.updateMask);
  return {
    place: placeNamed(name),
    change: { kind: 'set', fields: decodeFields(fields), mask },
    precondition,
  };
}

const maskOf = (json: unknown): readonly FieldPath[] =>
  list(object(json, 'A mask', ['fieldPaths']).fieldPaths ?? [], 'A mask', limits.mask).map(writtenPathOf);

function preconditionOf(json: unknown): Precondition | null {
  const { exists, updateTime } = object(json, 'A precondition', ['exists', 'updateTime']);
  if (exists === undefined && updateTime === undefined) return null;
  if (exists !== undefined && updateTime !== undefined) throw invalid('A precondition must be exactly one.');
  if (exists !== undefined) return { exists: flag(exists, 'exists') };
  return { updated: decodeTimestamp(updateTime).micros };
}

export interface Committed {
  /** What the caller is answered. */
  readonly body: unknown;
  /** The collection of each document that was made. */
  readonly made: readonly string[];
}

/**
 * Runs writes within one transaction. @param time microseconds since the epoch. @param largest stored characters of a
 * document that this caller may write to: one that is larger was not made by such a caller, and is refused before it is read
 */
export function commit(
  writes: readonly Write[],
  documents: Documents,
  gate: Gate,
  time: number,
  largest = Number.POSITIVE_INFINITY,
): Committed {
  return documents.transaction(() => {
    const touched = new Map<string, Touched>();
    // What depends on stored documents is thrown after the rules have judged: else it would tell strangers of them.
    const unmet: Refusal[] = [];
    const contradictions: Refusal[] = [];
    const written = writes.map(({ place, change, precondition }) => {
      const document = touchedAt(touched, documents, place);
      if ((document.before?.fields?.length ?? 0) > largest) throw denied();
      const refusal = precondition && unmetBy(document.after, precondition);
      if (refusal) {
        if (document.isWritten) contradictions.push(invalid('A precondition contradicts an earlier write.'));
        unmet.push(refusal);
        document.isMissed ||= document.after === null;
      }
      if (change.kind === 'verify') {
        if (document.isVerified) throw invalid('A document may be verified once in a commit.');
        document.isVerified = true;
      } else {
        document.isWritten = true;
        // Told below, to who may write: a write of all fields repairs a damaged document, a merge cannot.
        document.isUnmerged ||=
          change.kind === 'set' && change.mask !== null && document.after?.fields === null;
        document.after = change.kind === 'delete' ? null : changed(document, change, time);
      }
      if (document.isVerified && document.isWritten)
        throw invalid('A document may not be verified and written in one commit.');
      return document;
    });
    judge([...touched.values()], documents, gate);
    const [refusal] = [...contradictions, ...unmet];
    if (refusal) throw refusal;
    for (const { place, after, isWritten, isUnmerged } of touched.values()) {
      if (isUnmerged) throw damagedRefusal(place);
      if (isWritten && after && after.fields !== null) requireSize(after.fields);
    }
    for (const document of touched.values()) keep(document, documents);
    const writeResults = written.map(({ after }) =>
      after === null ? {} : { updateTime: wireTime(after.updated) },
    );
    const made = [...touched.values()].filter(({ before, after }) => before === null && after !== null);
    return {
      body: { writeResults, commitTime: wireTime(time) },
      made: made.map(({ place }) => place.parent),
    };
  });
}

const keyOf = ({ path }: Place): string => path.join('/');

function touchedAt(touched: Map<string, Touched>, documents: Documents, place: Place): Touched {
  const known = touched.get(keyOf(place));
  if (known) return known;
  const before = documents.get(place);
  const fresh = {
    place,
    before,
    after: before,
    isWritten: false,
    isVerified: false,
    isMissed: false,
    isUnmerged: false,
  };
  touched.set(keyOf(place), fresh);
  return fresh;
}

/** The document after an update; the same one, its time included, where nothing changes. One made again is another. */
function changed(
  document: Touched,
  { fields, mask }: Change & { kind: 'set' },
  time: number,
): Stored | Damaged {
  const { place, before, after } = document;
  const old: Fields = after === null || after.fields === null ? new Map() : storedFields(after);
  const next = mask === null ? fields : mergeMasked(old, fields, mask);
  const text = storedText(next);
  if (before?.fields === text && after?.created === before.created) return before;
  const updated = Math.max(time, (before?.updated ?? 0) + 1); // a version, so it never repeats
  return { parent: place.parent, id: place.id, fields: text, created: after?.created ?? updated, updated };
}

function judge(touched: readonly Touched[], documents: Documents, gate: Gate): void {
  const now = new Map(touched.map((document) => [keyOf(document.place), document]));
  const still = stillWorld(documents);
  const world: World = {
    before: still.before,
    after: (path) => {
      const document = now.get(path.join('/'));
      return document ? viewOf(document.place, document.after) : still.after(path);
    },
  };
  for (const document of touched) {
    const { place, before, after } = document;
    const next = document.isWritten ? viewOf(place, after) : null;
    gate({ method: methodOf(document), path: place.path, before: viewOf(place, before), next }, world);
  }
}

function methodOf({ before, after, isWritten, isMissed }: Touched): Method {
  if (!isWritten) return 'get';
  if (after === null) return 'delete';
  return before === null && !isMissed ? 'create' : 'update';
}

function unmetBy(document: Stored | Damaged | null, precondition: Precondition): Refusal | null {
  if ('exists' in precondition) {
    if (precondition.exists === (document !== null)) return null;
    return precondition.exists
      ? new Refusal('NOT_FOUND', 'There is no document to update.')
      : new Refusal('ALREADY_EXISTS', 'The document already exists.');
  }
  if (document !== null && BigInt(document.updated) === precondition.updated) return null;
  return new Refusal('FAILED_PRECONDITION', 'The document is not of the version that was asked for.');
}

function keep({ place, before, after, isWritten }: Touched, documents: Documents): void {
  if (!isWritten || after === before) return;
  if (after === null) documents.remove(place);
  else if (after.fields !== null) documents.put(after);
}
