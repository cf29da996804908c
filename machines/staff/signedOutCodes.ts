/** The codes of a store that no longer knows who asks: one has to sign in anew. */
export const signedOutCodes: readonly string[] = ['unauthenticated', 'permission-denied'];
