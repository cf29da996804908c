/**
 * Limits the size of one call from a caller without rights. It measures the shape of the body, before the server decodes
 * it, reads a document or evaluates a rule. Firestore's own limits (500 writes, 20,000 entries of a list, 1 MiB a document)
 * would let one call occupy this one process for many seconds.
 */
import { invalidArgumentError } from '../protocol/errors.ts';
import { permissionDeniedError } from './authorize.ts';

export interface CallBounds {
  /** The length of a call's body. Such a caller cannot write to a longer stored document. */
  readonly bytes: number;
  /** The writes of a commit. */
  readonly writes: number;
  /**
   * The preconditions of a commit, verifications among them. One more gets the answer of a refusal by the rules, because a
   * precondition that fails after the rules allowed everything would tell what is stored, at no cost to the caller.
   */
  readonly preconditions: number;
  /** The fields of all documents of a commit together, including fields in maps and entries of lists. */
  readonly fields: number;
  /** The paths of all masks of a commit together. */
  readonly maskPaths: number;
  /** The filters of a query, including composite ones, and its orders. */
  readonly parts: number;
  /** The operands of a query's filters and the values of its cursors, counted like `fields`. */
  readonly values: number;
  /** The documents that a query leaves out before its first one. They count because the store reads them too. */
  readonly offset: number;
  /** The documents of one batchGet. */
  readonly documents: number;
}

type Json = Readonly<Record<string, unknown>>;

/** Anything but an object or list counts as empty here, because its decoder refuses it. */
const toObject = (json: unknown): Json =>
  typeof json === 'object' && json !== null && !Array.isArray(json) ? (json as Json) : {};
const toList = (json: unknown): readonly unknown[] => (Array.isArray(json) ? json : []);

/** @throws FirestoreError if the body, in bytes, is too long. The server does not parse it then. */
export function checkBodyBounds(body: string, { bytes }: CallBounds): void {
  if (body.length > bytes || Buffer.byteLength(body) > bytes)
    throw invalidArgumentError(`The body of a call may have ${bytes} bytes.`);
}

/** @throws FirestoreError if the parsed body of a call exceeds any of its bounds */
export function checkCallBounds(json: unknown, bounds: CallBounds): void {
  const { writes, documents, structuredQuery, structuredAggregationQuery } = toObject(json);
  checkWriteBounds(toList(writes), bounds);
  checkBound(toList(documents).length, bounds.documents, 'A call', 'documents');
  for (const query of [structuredQuery, toObject(structuredAggregationQuery).structuredQuery])
    checkQueryBounds(toObject(query), bounds);
}

function checkWriteBounds(writes: readonly unknown[], bounds: CallBounds): void {
  checkBound(writes.length, bounds.writes, 'A commit', 'writes');
  const preconditions = writes.filter((write) => toObject(write).currentDocument != null);
  if (preconditions.length > bounds.preconditions) throw permissionDeniedError();
  let [fields, maskPaths] = [0, 0];
  for (const write of writes) {
    const { update, updateMask } = toObject(write);
    maskPaths += toList(toObject(updateMask).fieldPaths).length;
    fields += countFields(toObject(update).fields, bounds.fields + 1);
    checkBound(maskPaths, bounds.maskPaths, 'A commit', 'mask paths');
    checkBound(fields, bounds.fields, 'A commit', 'fields');
  }
}

function checkQueryBounds({ where, orderBy, startAt, endAt, offset }: Json, bounds: CallBounds): void {
  let [parts, values] = [toList(orderBy).length, 0];
  const count = (filters: readonly unknown[]): void => {
    for (const filter of filters) {
      const { compositeFilter, fieldFilter } = toObject(filter);
      parts += 1;
      checkBound(parts, bounds.parts, 'A query', 'filters and orders');
      values += countValue(toObject(fieldFilter).value, bounds.values + 1);
      checkBound(values, bounds.values, 'A query', 'values');
      count(toList(toObject(compositeFilter).filters));
    }
  };
  if (where !== undefined) count([where]);
  for (const cursor of [startAt, endAt])
    for (const value of toList(toObject(cursor).values)) {
      values += countValue(value, bounds.values + 1);
      checkBound(values, bounds.values, 'A query', 'values');
    }
  checkBound(parts, bounds.parts, 'A query', 'filters and orders');
  // Anything but a number, or digits, is refused by its decoder.
  checkBound(Number(offset ?? 0), bounds.offset, 'A query', 'documents of offset');
}

/** The number of fields in a map of wire values, including nested ones. It stops at `max`, which also limits its depth. */
function countFields(fields: unknown, max: number): number {
  let count = 0;
  for (const value of Object.values(toObject(fields))) {
    if (count >= max) break;
    count += countValue(value, max - count);
  }
  return count;
}

/** 1, plus the contents of a list or a map. */
function countValue(value: unknown, max: number): number {
  if (value === undefined) return 0;
  const { mapValue, arrayValue } = toObject(value);
  let count = 1 + (max > 1 ? countFields(toObject(mapValue).fields, max - 1) : 0);
  for (const entry of toList(toObject(arrayValue).values)) {
    if (count >= max) break;
    count += countValue(entry, max - count);
  }
  return count;
}

function checkBound(count: number, max: number, owner: string, what: string): void {
  if (count > max) throw invalidArgumentError(`${owner} may have ${max} ${what}.`);
}
