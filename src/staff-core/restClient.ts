/** Access to the records for staff, for either store: implemented by a command's client and by the staff page's. */
export interface FirestoreRestClient {
  /** `projects/P/databases/(default)/documents`: the prefix of document names. */
  readonly root: string;
  /** Whether a query by a field reads only its matches; otherwise it reads the whole collection. */
  readonly isIndexed: boolean;
  /** Posts a call below `root`, e.g. `:commit`, as staff. Rejects unless the status is 200. */
  post(call: string, body: unknown): Promise<unknown>;
}
