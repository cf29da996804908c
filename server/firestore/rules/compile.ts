/**
 * The text of firestore.rules → what judges an access. An access is allowed where one allow statement for its
 * path and method says so; whatever goes wrong in one is a refusal, never an exception.
 */
import { check } from './check.ts';
import { type Evaluation, evaluate } from './evaluate.ts';
import { parse } from './parse.ts';
import { isProblem } from './problem.ts';
import { documentsRoot, namesOf, unknownInQuery } from './request.ts';
import type { Scope } from './scope.ts';
import type { Allow, Match, Segment } from './syntax.ts';
import { Exhausted, Tally } from './tally.ts';
import type { Access, Decision, Rules } from './types.ts';
import { type Outcome, typeOf } from './values.ts';

/** Throws a RulesError with its line where the file says what is not supported. */
export const compileRules = (source: string): Rules => compileTree(parse(source));

/** @param service what `parse` makes of a file. @throws RulesError */
export function compileTree(service: Match): Rules {
  const patterns = check(service);

  return {
    decide(access, world): Decision {
      const tally = new Tally(world);
      const in_: Evaluation = { world, patterns, tally };
      const refusals: string[] = [];
      const refusedBy: number[] = [];
      try {
        for (const { allow, scope } of allowsFor(service, access)) {
          refusedBy.push(allow.line);
          const refusal = refusalOf(allow, scope, access, in_);
          if (refusal === null)
            return {
              allowed: true,
              why: `allowed @ L${allow.line}`,
              refusedBy: [],
              evaluated: tally.expressions,
            };
          refusals.push(refusal);
        }
      } catch (error) {
        if (!(error instanceof Exhausted)) throw error;
        refusals.push(`${error.message} for '${access.method}'`);
      }
      const why = refusals.join(', ') || `no allow statement for '${access.method}'`;
      return { allowed: false, why, refusedBy, evaluated: tally.expressions };
    },
  };
}

function refusalOf(
  { condition, line }: Allow,
  scope: Scope<Outcome>,
  { method }: Access,
  in_: Evaluation,
): string | null {
  const outcome = evaluate(condition, scope, in_);
  if (outcome === true) return null;
  if (outcome === false) return `false for '${method}' @ L${line}`;
  const why = isProblem(outcome) ? outcome.why : `a bool is due, not ${typeOf(outcome)}`;
  return `${why} for '${method}' @ L${line}`;
}

interface Applying {
  readonly allow: Allow;
  readonly scope: Scope<Outcome>;
}

/** The allow statements for an access, in the order in which they are written. */
function allowsFor(service: Match, access: Access): readonly Applying[] {
  const found: Applying[] = [];
  const isQuery = access.method === 'list';
  /** A query names the collection alone, or stands for any document in it. */
  const collection = isQuery && access.path.length % 2 === 0 ? access.path.slice(0, -1) : access.path;
  const path = [...documentsRoot, ...collection, ...(isQuery ? [null] : [])];

  function visit(match: Match, rest: readonly (string | null)[], outer: Scope<Outcome>): void {
    const bound = bind(match.path, rest);
    if (bound === null) return;
    const scope = { names: bound.names, functions: match.functions, outer };
    if (bound.rest.length === 0) {
      for (const allow of match.allows) if (allow.methods.has(access.method)) found.push({ allow, scope });
    }
    for (const inner of match.inner) visit(inner, bound.rest, scope);
  }

  visit(service, path, { names: namesOf(access), functions: new Map(), outer: null });
  return found;
}

interface Bound {
  readonly names: ReadonlyMap<string, Outcome>;
  readonly rest: readonly (string | null)[];
}

/** A match's path against the beginning of another; null, the unknown name of a query's row, fits wildcards only. */
function bind(pattern: readonly Segment[], path: readonly (string | null)[]): Bound | null {
  const names = new Map<string, Outcome>();
  for (const [at, segment] of pattern.entries()) {
    if (segment.kind === 'rest') {
      const texts = path.slice(at).filter((text) => text !== null);
      const isKnown = texts.length === path.length - at;
      names.set(segment.name, isKnown ? { kind: 'path', segments: texts } : unknownInQuery);
      return { names, rest: [] };
    }
    const text = path[at];
    if (text === undefined || (segment.kind === 'exactly' && segment.text !== text)) return null;
    if (segment.kind === 'any') names.set(segment.name, text ?? unknownInQuery);
  }
  return { names, rest: path.slice(pattern.length) };
}
