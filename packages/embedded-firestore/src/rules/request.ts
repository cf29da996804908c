/** The globals of the rules for an access: `request` and `resource`. */
import { EvaluationProblem } from './problem.ts';
import type { Access, Auth, DocumentView } from './types.ts';
import type { EvaluationOutcome, PathValue, RulesMap, RulesValue } from './values.ts';

export const documentsRootSegments = ['databases', '(default)', 'documents'] as const;

const toPathValue = (below: readonly string[]): PathValue => ({
  kind: 'path',
  segments: [...documentsRootSegments, ...below],
});

/** Without readable fields there is no `data`: a condition that uses it is a problem, and allows nothing. */
const toDataEntries = ({ fields }: DocumentView): readonly (readonly [string, RulesValue])[] =>
  fields === null ? [] : [['data', fields]];

export const toResource = (view: DocumentView): RulesMap =>
  new Map<string, RulesValue>([
    ...toDataEntries(view),
    ['id', view.path.at(-1) ?? ''],
    ['__name__', toPathValue(view.path)],
  ]);

/** For a row that a query may find, only the fields are known, not its name. */
const toQueryResource = (view: DocumentView): RulesMap => new Map<string, RulesValue>(toDataEntries(view));

const toAuthMap = ({ uid, token }: Auth): RulesMap =>
  new Map<string, RulesValue>([
    ['uid', uid],
    ['token', token],
  ]);

export function toGlobalNames(access: Access): ReadonlyMap<string, EvaluationOutcome> {
  const { method, path, time, auth, before, next, query } = access;
  const request = new Map<string, RulesValue>([
    ['auth', auth === null ? null : toAuthMap(auth)],
    ['method', method],
    ['path', toPathValue(path)],
    ['time', time],
  ]);
  if (next !== null) request.set('resource', toResource(next));
  if (query !== null) {
    request.set(
      'query',
      new Map<string, RulesValue>([
        ['limit', query.limit],
        ['offset', query.offset],
      ]),
    );
  }
  const resource = before === null ? null : method === 'list' ? toQueryResource(before) : toResource(before);
  return new Map<string, EvaluationOutcome>([
    ['request', request],
    ['resource', resource],
  ]);
}

export const unknownRowName = new EvaluationProblem('a query does not know the names of its rows');
