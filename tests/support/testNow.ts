/** A Tuesday, 11:00 in Manila. */
export const testNow = Date.UTC(2031, 4, 6, 3);
