/** Valid document ids in Firestore: one segment of a path. Source: Firestore's limits. */

const maxBytes = 1_500;

/** `__anything__` is reserved by the database. */
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
