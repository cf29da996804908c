/** Judges one access by rules, in plain JavaScript values: for tests of rules, and for programs that ask before they call. */
import { type AccessAttempt, checkAttempt } from './attempt.ts';
import { compileRules } from './compile.ts';
import { type PlainDocuments, toFields, toMicros } from './plainValues.ts';
import type { Decision, DocumentView, Rules } from './types.ts';

const createReader =
  (documents: PlainDocuments, part: string) =>
  (path: readonly string[]): DocumentView | null => {
    const name = path.join('/');
    const plain = Object.hasOwn(documents, name) ? documents[name] : undefined;
    return plain == null ? null : { path, fields: toFields(plain, `'${name}' in '${part}'`) };
  };

function toRules(rules: Rules | string): Rules {
  if (typeof rules === 'string') return compileRules(rules);
  if (typeof rules?.decide !== 'function')
    throw new TypeError(
      "The rules must be the text of a rules file (readFileSync(file, 'utf8')), or what compileRules returns.",
    );
  return rules;
}

/**
 * What the rules decide on one access, with the reason and the number of expressions that they evaluated.
 * @param rules the text of a rules file, or what `compileRules` made of it
 * @param lookedUp the paths that the rules looked up for other accesses of the same commit; it adds to them
 * @throws RulesError at a mistake in the text, TypeError at a value of a wrong type, RangeError at an attempt that cannot be
 */
export function judgeAccess(
  rules: Rules | string,
  attempt: AccessAttempt,
  lookedUp: Set<string> = new Set(),
): Decision {
  const compiled = toRules(rules);
  checkAttempt(attempt);
  const { method, path, auth = null, before = {}, written = {}, where = {}, limit = null } = attempt;
  const segments = path.split('/');
  const isWrite = method === 'create' || method === 'update';
  const after = { ...before, ...(isWrite && { [path]: {} }), ...written };
  if (method === 'delete') after[path] = null;
  const context = { before: createReader(before, 'before'), after: createReader(after, 'written'), lookedUp };
  return compiled.decide(
    {
      method,
      path: segments,
      time: { kind: 'timestamp', micros: toMicros(attempt.time ?? Date.now(), 'The time of an access') },
      auth: auth && { uid: auth.uid, token: toFields(auth.token ?? {}, "The token of 'auth'") },
      before:
        method === 'list' ? { path: segments, fields: toFields(where, "'where'") } : context.before(segments),
      next: isWrite ? context.after(segments) : null,
      query:
        method === 'list'
          ? { limit: limit === null ? null : BigInt(limit), offset: BigInt(attempt.offset ?? 0) }
          : null,
    },
    context,
  );
}
