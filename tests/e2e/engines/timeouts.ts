/** As long as what is waited for in a page anywhere in these tests. Milliseconds. */
export const waitOptions = { timeout: 30_000, interval: 50 } as const;
