/** The two ways in which rules go wrong: the file cannot be used, or one evaluation has no answer. */

/** Thrown while compiling: what is wrong in the rules file, and where. Nothing is left to be found at run time. */
export class RulesError extends Error {
  override readonly name = 'RulesError';
  readonly line: number;

  constructor(line: number, reason: string) {
    super(`L${line}: ${reason}`);
    this.line = line;
  }
}

/**
 * An evaluation without an answer, e.g. a missing property. It is a value and not an exception, because `&&`
 * and `||` may still decide without it. Its text names types and properties, never what a document holds.
 */
export class EvaluationProblem {
  readonly why: string;

  constructor(why: string) {
    this.why = why;
  }
}

export const isProblem = (outcome: unknown): outcome is EvaluationProblem =>
  outcome instanceof EvaluationProblem;
