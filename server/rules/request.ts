/** What rules are given of an access: `request` and `resource`. */
import { Problem } from './problem.ts';
import type { Access, Auth, DocumentView } from './types.ts';
import type { Outcome, Path, RulesMap, RulesValue } from './values.ts';

export const documentsRoot = ['databases', '(default)', 'documents'] as const;

const pathOf = (below: readonly string[]): Path => ({ kind: 'path', segments: [...documentsRoot, ...below] });

export const resourceOf = ({ path, fields }: DocumentView): RulesMap =>
  new Map<string, RulesValue>([
    ['data', fields],
    ['id', path.at(-1) ?? ''],
    ['__name__', pathOf(path)],
  ]);

/** Of a row that a query may find, only the fields are known: not its name. */
const rowOf = ({ fields }: DocumentView): RulesMap => new Map<string, RulesValue>([['data', fields]]);

const authOf = ({ uid, token }: Auth): RulesMap =>
  new Map<string, RulesValue>([
    ['uid', uid],
    ['token', token],
  ]);

export function namesOf(access: Access): ReadonlyMap<string, Outcome> {
  const { method, path, time, auth, before, next, query } = access;
  const request = new Map<string, RulesValue>([
    ['auth', auth === null ? null : authOf(auth)],
    ['method', method],
    ['path', pathOf(path)],
    ['time', time],
  ]);
  if (next !== null) request.set('resource', resourceOf(next));
  if (query !== null) {
    request.set(
      'query',
      new Map<string, RulesValue>([
        ['limit', query.limit],
        ['offset', query.offset],
      ]),
    );
  }
  const resource = before === null ? null : method === 'list' ? rowOf(before) : resourceOf(before);
  return new Map<string, Outcome>([
    ['request', request],
    ['resource', resource],
  ]);
}

export const unknownInQuery = new Problem('a query does not know the names of its rows');
