/**
 * Every kind of query on a list: its equality filters and its order. Each query reads active records only (spec §7).
 * firestore.indexes.json is generated from this table.
 */
export interface ListQueryRow {
  /** Fields compared with a given value, besides the status. */
  readonly equal: readonly string[];
  readonly order: { readonly by: string; readonly direction: 'asc' | 'desc' } | null;
}

export const listQueries = {
  /** A whole list. */
  all: { equal: [], order: null },
  /** A dated list, newest first: from its start, or from a cursor. */
  older: { equal: [], order: { by: 'date', direction: 'desc' } },
  /** The same, oldest first. */
  newer: { equal: [], order: { by: 'date', direction: 'asc' } },
  bySlug: { equal: ['slug'], order: null },
  /** The sections of one page that the barangay writes. */
  ofPage: { equal: ['page'], order: null },
  /** Alerts for every page, soonest end first. */
  urgent: { equal: ['urgent'], order: { by: 'validUntil', direction: 'asc' } },
  /** Documents changed since the search index was built. */
  changed: { equal: [], order: { by: 'updated', direction: 'desc' } },
} as const satisfies Readonly<Record<string, ListQueryRow>>;
