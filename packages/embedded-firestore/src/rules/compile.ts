/**
 * Compiles the text of firestore.rules into rules that judge an access. One true allow statement for its path and
 * method allows the access. Any problem in a statement is a refusal, never an exception.
 */
import { checkRules } from './check.ts';
import { type Evaluation, evaluate } from './evaluate.ts';
import { EvaluationBudget, Exhausted } from './evaluationBudget.ts';
import { parseRules } from './parse.ts';
import { isProblem } from './problem.ts';
import { documentsRootSegments, toGlobalNames, unknownRowName } from './request.ts';
import type { Scope } from './scope.ts';
import type { Allow, Match, Segment } from './syntax.ts';
import type { Access, Decision, Rules } from './types.ts';
import { type EvaluationOutcome, typeNameOf } from './values.ts';

/** @throws RulesError, with its line, at an unsupported construct */
export const compileRules = (source: string): Rules => compileTree(parseRules(source));

/** @param service the result of `parseRules`. @throws RulesError */
export function compileTree(service: Match): Rules {
  const patterns = checkRules(service);

  return {
    decide(access, context): Decision {
      const budget = new EvaluationBudget(context.lookedUp);
      const evaluation: Evaluation = { context, patterns, budget };
      const refusals: string[] = [];
      const refusedBy: number[] = [];
      try {
        for (const { allow, scope } of findAllows(service, access)) {
          refusedBy.push(allow.line);
          const refusal = explainRefusal(allow, scope, access, evaluation);
          if (refusal === null)
            return {
              allowed: true,
              why: `allowed @ L${allow.line}`,
              refusedBy: [],
              evaluated: budget.expressions,
            };
          refusals.push(refusal);
        }
      } catch (error) {
        if (!(error instanceof Exhausted)) throw error;
        refusals.push(`${error.message} for '${access.method}'`);
      }
      const why = refusals.join(', ') || `no allow statement for '${access.method}'`;
      return { allowed: false, why, refusedBy, evaluated: budget.expressions };
    },
  };
}

function explainRefusal(
  { condition, line }: Allow,
  scope: Scope<EvaluationOutcome>,
  { method }: Access,
  evaluation: Evaluation,
): string | null {
  const outcome = evaluate(condition, scope, evaluation);
  if (outcome === true) return null;
  if (outcome === false) return `false for '${method}' @ L${line}`;
  const why = isProblem(outcome) ? outcome.why : `a bool is due, not ${typeNameOf(outcome)}`;
  return `${why} for '${method}' @ L${line}`;
}

interface ApplicableAllow {
  readonly allow: Allow;
  readonly scope: Scope<EvaluationOutcome>;
}

/** The allow statements for an access, in the order of the file. */
function findAllows(service: Match, access: Access): readonly ApplicableAllow[] {
  const found: ApplicableAllow[] = [];
  const isQuery = access.method === 'list';
  /** A query's path ends with the collection, or with a placeholder for any of its documents. */
  const collection = isQuery && access.path.length % 2 === 0 ? access.path.slice(0, -1) : access.path;
  const path = [...documentsRootSegments, ...collection, ...(isQuery ? [null] : [])];

  function visit(match: Match, rest: readonly (string | null)[], outer: Scope<EvaluationOutcome>): void {
    const bound = matchPath(match.path, rest);
    if (bound === null) return;
    const scope = { names: bound.names, functions: match.functions, outer };
    if (bound.rest.length === 0) {
      for (const allow of match.allows) if (allow.methods.has(access.method)) found.push({ allow, scope });
    }
    for (const inner of match.inner) visit(inner, bound.rest, scope);
  }

  visit(service, path, { names: toGlobalNames(access), functions: new Map(), outer: null });
  return found;
}

interface PathMatch {
  readonly names: ReadonlyMap<string, EvaluationOutcome>;
  readonly rest: readonly (string | null)[];
}

/** Matches a pattern against the start of a path. A null segment, the unknown id of a query's row, fits wildcards only. */
function matchPath(pattern: readonly Segment[], path: readonly (string | null)[]): PathMatch | null {
  const names = new Map<string, EvaluationOutcome>();
  for (const [at, segment] of pattern.entries()) {
    if (segment.kind === 'rest') {
      const texts = path.slice(at).filter((text) => text !== null);
      const isKnown = texts.length === path.length - at;
      names.set(segment.name, isKnown ? { kind: 'path', segments: texts } : unknownRowName);
      return { names, rest: [] };
    }
    const text = path[at];
    if (text === undefined || (segment.kind === 'exactly' && segment.text !== text)) return null;
    if (segment.kind === 'any') names.set(segment.name, text ?? unknownRowName);
  }
  return { names, rest: path.slice(pattern.length) };
}
