/** What the person who started a command can put right: told in one line, without a stack. */
export class Problem extends Error {}

export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The code of an error of the system, e.g. EADDRINUSE. */
export const codeOf = (error: unknown): string | null =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;

/** As many lines as a person reads. */
const mostLines = 100;

/** The first of many lines, and how many more there are. */
export const firstLines = (lines: readonly string[]): readonly string[] =>
  lines.length <= mostLines
    ? lines
    : [...lines.slice(0, mostLines), `... and ${(lines.length - mostLines).toLocaleString('en')} more.`];
