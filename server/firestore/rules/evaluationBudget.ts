/**
 * Firestore's own bounds on one access: 1,000 evaluated expressions, 10 documents looked at, and 20 over all
 * accesses of a commit. A document looked at twice counts once. The expressions of a commit's writes are counted
 * apart: so does Google's emulator.
 */
import type { RulesContext } from './types.ts';

const limits = { expressions: 1_000, documents: 10, documentsOfCommit: 20 } as const;

/** Thrown out of an evaluation: nothing, not even `|| true`, can allow the access any more. */
export class Exhausted extends Error {
  override readonly name = 'Exhausted';
}

const documentsByContext = new WeakMap<RulesContext, Set<string>>();

export class EvaluationBudget {
  expressions = 0;
  readonly #mine = new Set<string>();
  readonly #ofCommit: Set<string>;

  constructor(context: RulesContext) {
    this.#ofCommit = documentsByContext.get(context) ?? new Set();
    documentsByContext.set(context, this.#ofCommit);
  }

  spend(count: number): void {
    this.expressions += count;
    if (this.expressions > limits.expressions)
      throw new Exhausted(`more than ${limits.expressions} expressions`);
  }

  /** Whether this document may still be looked at. */
  mayLookUp(path: readonly string[]): boolean {
    const name = path.join('/');
    this.#mine.add(name);
    this.#ofCommit.add(name);
    return this.#mine.size <= limits.documents && this.#ofCommit.size <= limits.documentsOfCommit;
  }
}
