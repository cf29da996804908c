/**
 * Firestore's own limits on one access: 1,000 evaluated expressions and 10 looked-up documents, and 20 documents over all
 * accesses of a commit. A document that is looked up twice counts once. Each write of a commit has its own expression count,
 * as on Google's emulator.
 */
const limits = { expressions: 1_000, documents: 10, documentsOfCommit: 20 } as const;

/** Aborts an evaluation: nothing, not even `|| true`, can allow the access any more. */
export class Exhausted extends Error {
  override readonly name = 'Exhausted';
}

export class EvaluationBudget {
  expressions = 0;
  readonly #mine = new Set<string>();
  readonly #ofCommit: Set<string>;

  /** @param ofCommit the documents that the other accesses of the commit looked up; it adds to them */
  constructor(ofCommit: Set<string>) {
    this.#ofCommit = ofCommit;
  }

  spend(count: number): void {
    this.expressions += count;
    if (this.expressions > limits.expressions)
      throw new Exhausted(`more than ${limits.expressions} expressions`);
  }

  /** Whether this document may still be looked up. */
  mayLookUp(path: readonly string[]): boolean {
    const name = path.join('/');
    this.#mine.add(name);
    this.#ofCommit.add(name);
    return this.#mine.size <= limits.documents && this.#ofCommit.size <= limits.documentsOfCommit;
  }
}
