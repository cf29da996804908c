/** The time limit of each wait for a page in these tests, and the interval of its checks. Milliseconds. */
export const waitOptions = { timeout: 30_000, interval: 50 } as const;
