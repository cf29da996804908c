/** What may name a document in Firestore: one part of a path. Source: Firestore's limits. */

const maxBytes = 1_500;

/** `__anything__` belongs to the database. */
export const isReservedName = (name: string): boolean => /^__.*__$/s.test(name);

export const isDocumentId = (name: string): boolean =>
  name !== '' &&
  name !== '.' &&
  name !== '..' &&
  !name.includes('/') &&
  !name.includes('\0') &&
  !isReservedName(name) &&
  !/\p{Surrogate}/u.test(name) &&
  new TextEncoder().encode(name).length <= maxBytes;
