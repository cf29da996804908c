/** A mistake that the person who started a command can fix: shown in one line, without a stack. */
export class UserError extends Error {}

/** A person reads no more lines than these. */
const maxLines = 100;

/** The first of many lines, and the number of the rest. */
export const truncateLines = (lines: readonly string[]): readonly string[] =>
  lines.length <= maxLines
    ? lines
    : [...lines.slice(0, maxLines), `... and ${(lines.length - maxLines).toLocaleString('en')} more.`];
