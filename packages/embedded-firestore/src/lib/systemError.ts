/** What an error says, and its code. */
export const errorMessageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** The code of a system error, e.g. EADDRINUSE. */
export const errorCodeOf = (error: unknown): string | null =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;
