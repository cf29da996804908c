/** The context of each conformance case: its instant, its ids and a collection of its own. */
/** What a case is built from. */
export interface CaseContext {
  readonly now: number;
  /** An id, and the UUID whose third segment it is. */
  readonly id: string;
  readonly code: string;
  /** What `~` stands for in a path: a document of the case's own, which no rule opens. */
  readonly own: string;
}
