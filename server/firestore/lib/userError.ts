/** What the person who started a command can put right: told in one line, without a stack. */
export class UserError extends Error {}

export const errorMessageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** The code of an error of the system, e.g. EADDRINUSE. */
export const errorCodeOf = (error: unknown): string | null =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;

/** As many lines as a person reads. */
const maxLines = 100;

/** The first of many lines, and how many more there are. */
export const truncateLines = (lines: readonly string[]): readonly string[] =>
  lines.length <= maxLines
    ? lines
    : [...lines.slice(0, maxLines), `... and ${(lines.length - maxLines).toLocaleString('en')} more.`];
