/** How staff reach the records, whichever store it is and from wherever: a command's door, or the staff page's. */
export interface FirestoreRestClient {
  /** `projects/P/databases/(default)/documents`: what the names of documents begin with. */
  readonly root: string;
  /** Whether a query by a field reads no more than it finds; else each reads the whole collection. */
  readonly isIndexed: boolean;
  /** Posts a call below `root`, e.g. `:commit`, as staff. Fails where it is not answered with 200. */
  post(call: string, body: unknown): Promise<unknown>;
}
