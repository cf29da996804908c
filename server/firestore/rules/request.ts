/** What rules are given of an access: `request` and `resource`. */
import { Problem } from './problem.ts';
import type { Access, Auth, DocumentView } from './types.ts';
import type { Outcome, Path, RulesMap, RulesValue } from './values.ts';

export const documentsRoot = ['databases', '(default)', 'documents'] as const;

const pathOf = (below: readonly string[]): Path => ({ kind: 'path', segments: [...documentsRoot, ...below] });

/** Where the fields cannot be read there is no `data`: a condition that asks for it has no answer, and allows nothing. */
const dataOf = ({ fields }: DocumentView): readonly (readonly [string, RulesValue])[] =>
  fields === null ? [] : [['data', fields]];

export const resourceOf = (view: DocumentView): RulesMap =>
  new Map<string, RulesValue>([
    ...dataOf(view),
    ['id', view.path.at(-1) ?? ''],
    ['__name__', pathOf(view.path)],
  ]);

/** Of a row that a query may find, only the fields are known: not its name. */
const rowOf = (view: DocumentView): RulesMap => new Map<string, RulesValue>(dataOf(view));

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
