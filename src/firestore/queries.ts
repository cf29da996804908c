/**
 * Every kind of question the site asks of a list, once: what must be equal, by what it is ordered. Each asks for active
 * records alone (spec §7). firestore.indexes.json is made from it.
 */
export interface ListQueryRow {
  /** Fields that must have a given value, besides the status. */
  readonly equal: readonly string[];
  readonly order: { readonly by: string; readonly direction: 'asc' | 'desc' } | null;
}

export const listQueries = {
  /** A list that is read whole. */
  all: { equal: [], order: null },
  /** A dated list, newest first: from its beginning, or from a cursor on. */
  older: { equal: [], order: { by: 'date', direction: 'desc' } },
  /** The same backwards. */
  newer: { equal: [], order: { by: 'date', direction: 'asc' } },
  bySlug: { equal: ['slug'], order: null },
  /** The sections of one page that the barangay writes. */
  ofPage: { equal: ['page'], order: null },
  /** Alerts for every page, those that end soonest first. */
  urgent: { equal: ['urgent'], order: { by: 'validUntil', direction: 'asc' } },
  /** What was changed since the search index was made. */
  changed: { equal: [], order: { by: 'updated', direction: 'desc' } },
} as const satisfies Readonly<Record<string, ListQueryRow>>;
