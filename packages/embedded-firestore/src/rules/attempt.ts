/** One access in plain values, and what is refused in it, so that no test passes for a slip in it. */
import { isObjectLiteral, type PlainDocument, type PlainDocuments } from './plainValues.ts';
import type { AccessMethod } from './types.ts';

export interface AccessAttempt {
  readonly method: AccessMethod;
  /** Of the document, 'notes/a'; of the collection for a list, 'notes'. */
  readonly path: string;
  /** `request.auth`: the account and the claims of its token. Nobody is signed in by default. */
  readonly auth?: { readonly uid: string; readonly token?: PlainDocument } | null;
  /**
   * The stored documents before the access: `resource`, `get()` and `exists()`. A delete of a document that is not there
   * has null for it.
   */
  readonly before?: PlainDocuments;
  /**
   * What the access and the other writes of its commit leave behind, null for a deletion: `request.resource`, `getAfter()`
   * and `existsAfter()`. Without it, a create or an update writes an empty document.
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

const methods: ReadonlySet<unknown> = new Set<AccessMethod>(['get', 'list', 'create', 'update', 'delete']);

const parts: Readonly<Record<keyof AccessAttempt, true>> = {
  method: true,
  path: true,
  auth: true,
  before: true,
  written: true,
  time: true,
  where: true,
  limit: true,
  offset: true,
};

const listParts = ['where', 'limit', 'offset'] as const;

/** @throws TypeError at a part of a wrong type, RangeError at an attempt that cannot be */
export function checkAttempt(attempt: AccessAttempt): void {
  if (!isObjectLiteral(attempt))
    throw new TypeError("An access must be an object: { method: 'get', path: 'notes/a' }.");
  for (const name of Object.keys(attempt))
    if (!Object.hasOwn(parts, name))
      throw new TypeError(`An access has no part '${name}', only ${Object.keys(parts).join(', ')}.`);
  const { method, path, auth, before, written } = attempt;
  if (!methods.has(method))
    throw new TypeError(
      `The method of an access must be one of ${[...methods].join(', ')}; it is ${show(method)}.`,
    );
  checkPath(path, 'The path of an access', method === 'list' ? 'collection' : 'document');
  checkAuth(auth);
  checkDocuments(before, 'before');
  checkDocuments(written, 'written');
  if (method === 'list') checkCounts(attempt);
  else
    for (const name of listParts)
      if (attempt[name] != null) throw new RangeError(`A ${method} has no '${name}': only a list has.`);
  checkWrite(attempt);
}

const show = (value: unknown): string => (typeof value === 'string' ? `'${value}'` : String(value));

function checkPath(path: unknown, name: string, kind: 'document' | 'collection'): void {
  if (typeof path !== 'string')
    throw new TypeError(`${name} must be a text such as 'notes/a'; it is ${show(path)}.`);
  if (/^\/?(?:projects\/[^/]*\/)?databases\/[^/]*\/documents\//.test(path))
    throw new RangeError(`'${path}' is a whole name: leave out all up to 'documents/'.`);
  const segments = path.split('/');
  if (segments.includes('')) throw new RangeError(`'${path}' has an empty segment.`);
  const found = segments.length % 2 === 0 ? 'document' : 'collection';
  if (found !== kind) throw new RangeError(`'${path}' is the path of a ${found}.`);
}

function checkAuth(auth: unknown): void {
  if (auth == null) return;
  const isAccount = isObjectLiteral(auth) && typeof auth.uid === 'string' && auth.uid !== '';
  if (!isAccount || Object.keys(auth).some((name) => name !== 'uid' && name !== 'token'))
    throw new TypeError(
      "The auth of an access must be null, or an object with a 'uid' and perhaps a 'token'.",
    );
}

function checkDocuments(documents: unknown, name: string): void {
  if (documents === undefined) return;
  if (!isObjectLiteral(documents))
    throw new TypeError(
      `'${name}' must be an object of documents by their paths: { 'notes/a': { text: 'Sample' } }.`,
    );
  for (const path of Object.keys(documents)) checkPath(path, `A path in '${name}'`, 'document');
}

function checkCounts({ limit, offset }: AccessAttempt): void {
  for (const [name, count] of Object.entries({ limit, offset }))
    if (count != null && !(Number.isSafeInteger(count) && count >= 0))
      throw new RangeError(`The ${name} of a list must be a whole number from 0; it is ${show(count)}.`);
}

function checkWrite({ method, path, before = {}, written = {} }: AccessAttempt): void {
  const exists = Object.hasOwn(before, path) && before[path] != null;
  const paths = Object.keys(written);
  const after = Object.hasOwn(written, path) ? written[path] : undefined;
  if (method === 'get' || method === 'list') {
    if (paths.length > 0) throw new RangeError(`A ${method} writes nothing: leave 'written' out.`);
    return;
  }
  if (method === 'delete') {
    if (after != null) throw new RangeError(`A delete leaves no '${path}' in 'written'.`);
    if (!exists && !Object.hasOwn(before, path))
      throw new RangeError(
        `'${path}' does not exist before: give it in 'before', or null if it shall not exist.`,
      );
    return;
  }
  if (method === 'create' && exists) throw new RangeError(`'${path}' exists before: this is an update.`);
  if (method === 'update' && !exists)
    throw new RangeError(`'${path}' does not exist before: this is a create.`);
  if (paths.length > 0 && after == null)
    throw new RangeError(
      `'written' has no '${path}', the document of the ${method}; it has ${paths.join(', ')}.`,
    );
}
