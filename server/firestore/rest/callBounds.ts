/**
 * How much one call of a caller without rights may ask for, judged by the shape of its body before anything is decoded,
 * read or asked of the rules. Firestore's own bounds (500 writes, 20,000 entries of a list, 1 MiB a document) let one
 * call occupy this one process for many seconds.
 */
import { invalid } from '../protocol/errors.ts';

export interface CallBounds {
  /** Of a call's body. A stored document that is longer is written to by no such call. */
  readonly bytes: number;
  /** Of a commit. */
  readonly writes: number;
  /** Of all documents of a commit together, those within maps and the entries of lists counted. */
  readonly fields: number;
  /** Of all masks of a commit together. */
  readonly maskPaths: number;
  /** Of a query: filters, composite ones counted, and orders. */
  readonly parts: number;
  /** Of a query: what its filters compare with and where its cursors stand, counted as `fields` are. */
  readonly values: number;
  /** Of one batchGet. */
  readonly documents: number;
}

type Json = Readonly<Record<string, unknown>>;

/** What is no object or list is refused by whatever decodes it, and counts as nothing here. */
const objectIn = (json: unknown): Json =>
  typeof json === 'object' && json !== null && !Array.isArray(json) ? (json as Json) : {};
const listIn = (json: unknown): readonly unknown[] => (Array.isArray(json) ? json : []);

/** @throws Refusal where a body, in bytes, is too long. It is not parsed then. */
export function boundBody(body: string, { bytes }: CallBounds): void {
  if (body.length > bytes || Buffer.byteLength(body) > bytes)
    throw invalid(`The body of a call may have ${bytes} bytes.`);
}

/** @throws Refusal where the body of a call, parsed, holds more of anything than its bounds allow */
export function boundCall(json: unknown, bounds: CallBounds): void {
  const { writes, documents, structuredQuery, structuredAggregationQuery } = objectIn(json);
  boundWrites(listIn(writes), bounds);
  bound(listIn(documents).length, bounds.documents, 'A call', 'documents');
  for (const query of [structuredQuery, objectIn(structuredAggregationQuery).structuredQuery])
    boundQuery(objectIn(query), bounds);
}

function boundWrites(writes: readonly unknown[], bounds: CallBounds): void {
  bound(writes.length, bounds.writes, 'A commit', 'writes');
  let [fields, maskPaths] = [0, 0];
  for (const write of writes) {
    const { update, updateMask } = objectIn(write);
    maskPaths += listIn(objectIn(updateMask).fieldPaths).length;
    fields += countFields(objectIn(update).fields, bounds.fields + 1);
    bound(maskPaths, bounds.maskPaths, 'A commit', 'mask paths');
    bound(fields, bounds.fields, 'A commit', 'fields');
  }
}

function boundQuery({ where, orderBy, startAt, endAt }: Json, bounds: CallBounds): void {
  let [parts, values] = [listIn(orderBy).length, 0];
  const count = (filters: readonly unknown[]): void => {
    for (const filter of filters) {
      const { compositeFilter, fieldFilter } = objectIn(filter);
      parts += 1;
      bound(parts, bounds.parts, 'A query', 'filters and orders');
      values += countValue(objectIn(fieldFilter).value, bounds.values + 1);
      bound(values, bounds.values, 'A query', 'values');
      count(listIn(objectIn(compositeFilter).filters));
    }
  };
  if (where !== undefined) count([where]);
  for (const cursor of [startAt, endAt])
    for (const value of listIn(objectIn(cursor).values)) {
      values += countValue(value, bounds.values + 1);
      bound(values, bounds.values, 'A query', 'values');
    }
  bound(parts, bounds.parts, 'A query', 'filters and orders');
}

/** How many fields a map of wire values has, those below it counted. It stops at `most`, and so does its depth. */
function countFields(fields: unknown, most: number): number {
  let count = 0;
  for (const value of Object.values(objectIn(fields))) {
    if (count >= most) break;
    count += countValue(value, most - count);
  }
  return count;
}

/** 1, and for a list or a map whatever it holds. */
function countValue(value: unknown, most: number): number {
  if (value === undefined) return 0;
  const { mapValue, arrayValue } = objectIn(value);
  let count = 1 + (most > 1 ? countFields(objectIn(mapValue).fields, most - 1) : 0);
  for (const entry of listIn(objectIn(arrayValue).values)) {
    if (count >= most) break;
    count += countValue(entry, most - count);
  }
  return count;
}

function bound(count: number, most: number, whose: string, what: string): void {
  if (count > most) throw invalid(`${whose} may have ${most} ${what}.`);
}
