/** Judges one access by rules, in plain JavaScript values: for tests of rules, and for programs that ask before they call. */
import type { Fields, Value } from '../protocol/value.ts';
import { compileRules } from './compile.ts';
import type { AccessMethod, Decision, DocumentView, Rules } from './types.ts';

/** A whole number is an int and any other a float, a `Date` is a timestamp, and a `Uint8Array` is bytes. */
export type PlainRulesValue =
  | Value
  | Date
  | Uint8Array
  | readonly PlainRulesValue[]
  | { readonly [name: string]: PlainRulesValue };

/** The fields of a document. A float without a fraction comes from `decodeFields({ n: { doubleValue: 3 } })`. */
export type PlainDocument = Fields | { readonly [name: string]: PlainRulesValue };

/** Documents by their paths below `/documents`: `{ 'notes/a': { text: 'Sample' } }`. Null is a document that is not there. */
export type PlainDocuments = Readonly<Record<string, PlainDocument | null>>;

export interface AccessAttempt {
  readonly method: AccessMethod;
  /** Of the document, 'notes/a'; of the collection for a list, 'notes'. */
  readonly path: string;
  /** `request.auth`: the account and the claims of its token. Nobody is signed in by default. */
  readonly auth?: { readonly uid: string; readonly token?: PlainDocument } | null;
  /** The stored documents before the access: `resource`, `get()` and `exists()`. */
  readonly before?: PlainDocuments;
  /**
   * What the access and the other writes of its commit leave behind, null for a deletion: `request.resource`, `getAfter()`
   * and `existsAfter()`. A create or an update without an entry writes an empty document.
   */
  readonly written?: PlainDocuments;
  /** `request.time`, also in milliseconds since the epoch. Default: now. */
  readonly time?: Date | number;
  /** The fields that the equality filters of a list fix: `resource.data`. */
  readonly where?: PlainDocument;
  /** `request.query.limit` of a list; null by default. */
  readonly limit?: number | null;
  /** `request.query.offset` of a list. */
  readonly offset?: number;
}

const isFields = (value: PlainRulesValue): value is Fields => value instanceof Map;
const isList = (value: PlainRulesValue): value is readonly PlainRulesValue[] => Array.isArray(value);

/** @throws TypeError at a value that no document has, such as undefined */
function toValue(value: PlainRulesValue): Value {
  if (value === null || typeof value === 'boolean' || typeof value === 'string' || typeof value === 'bigint')
    return value;
  if (typeof value === 'number')
    return Number.isSafeInteger(value) && !Object.is(value, -0) ? BigInt(value) : value;
  if (typeof value !== 'object') throw new TypeError(`A document has no value of type ${typeof value}.`);
  if (isFields(value)) return value;
  if (value instanceof Date) return { kind: 'timestamp', micros: toMicros(value) };
  if (value instanceof Uint8Array) return { kind: 'bytes', text: Buffer.from(value).toString('base64') };
  if (isList(value)) return value.map(toValue);
  return toFields(value as PlainDocument);
}

const toFields = (plain: PlainDocument): Fields =>
  isFields(plain as PlainRulesValue)
    ? (plain as Fields)
    : new Map(Object.entries(plain).map(([name, value]) => [name, toValue(value)]));

const toMicros = (time: Date | number): bigint => BigInt(Math.trunc(Number(time))) * 1_000n;

const createReader =
  (documents: PlainDocuments) =>
  (path: readonly string[]): DocumentView | null => {
    const name = path.join('/');
    const plain = Object.hasOwn(documents, name) ? documents[name] : undefined;
    return plain == null ? null : { path, fields: toFields(plain) };
  };

/** @throws RangeError if the attempt cannot be, so that a test does not pass for a slip in its path */
function checkAttempt({ method, path, before = {} }: AccessAttempt): void {
  const isDocument = path.split('/').length % 2 === 0;
  if (path.split('/').includes('')) throw new RangeError(`'${path}' has an empty segment.`);
  if (isDocument === (method === 'list'))
    throw new RangeError(`'${path}' is the path of a ${isDocument ? 'document' : 'collection'}.`);
  const exists = before[path] != null;
  if (method === 'create' && exists) throw new RangeError(`'${path}' exists before: this is an update.`);
  if (method === 'update' && !exists)
    throw new RangeError(`'${path}' does not exist before: this is a create.`);
}

/**
 * What the rules decide on one access, with the reason and the number of expressions that they evaluated.
 * @param rules the text of a rules file, or what `compileRules` made of it
 * @param lookedUp the paths that the rules looked up for other accesses of the same commit; it adds to them
 * @throws RulesError at a mistake in the text, RangeError at an attempt that cannot be
 */
export function judgeAccess(
  rules: Rules | string,
  attempt: AccessAttempt,
  lookedUp: Set<string> = new Set(),
): Decision {
  checkAttempt(attempt);
  const { method, path, auth = null, before = {}, written = {}, where = {}, limit = null } = attempt;
  const segments = path.split('/');
  const isWrite = method === 'create' || method === 'update';
  const after = { ...before, ...(isWrite && { [path]: {} }), ...written };
  if (method === 'delete') after[path] = null;
  const context = { before: createReader(before), after: createReader(after), lookedUp };
  return (typeof rules === 'string' ? compileRules(rules) : rules).decide(
    {
      method,
      path: segments,
      time: { kind: 'timestamp', micros: toMicros(attempt.time ?? Date.now()) },
      auth: auth && { uid: auth.uid, token: toFields(auth.token ?? {}) },
      before: method === 'list' ? { path: segments, fields: toFields(where) } : context.before(segments),
      next: isWrite ? context.after(segments) : null,
      query:
        method === 'list'
          ? { limit: limit === null ? null : BigInt(limit), offset: BigInt(attempt.offset ?? 0) }
          : null,
    },
    context,
  );
}
