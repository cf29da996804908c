/** Error codes of a store that no longer accepts the session: the person has to sign in again. */
export const signedOutCodes: readonly string[] = ['unauthenticated', 'permission-denied'];
