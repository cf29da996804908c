/** The two kinds of errors in rules: an unusable file, and an evaluation without a result. */

/** "1 argument", "2 arguments" */
export const formatArguments = (count: number): string => `${count} argument${count === 1 ? '' : 's'}`;

/** Thrown while compiling, with the mistake in the rules file and its line. Compiled rules never throw it. */
export class RulesError extends Error {
  override readonly name = 'RulesError';
  readonly line: number;

  constructor(line: number, reason: string) {
    super(`L${line}: ${reason}`);
    this.line = line;
  }
}

/**
 * An evaluation without a result, e.g. a missing property. It is a value and not an exception, because `&&` and `||` may
 * still decide without it. Its text names types and properties, never a value of a document.
 */
export class EvaluationProblem {
  readonly why: string;

  constructor(why: string) {
    this.why = why;
  }
}

export const isProblem = (outcome: unknown): outcome is EvaluationProblem =>
  outcome instanceof EvaluationProblem;
