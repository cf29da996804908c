/** Parses the maximum number of lines that a command prints. */
import { UserError } from '../../../server/firestore/lib/userError.ts';

const limits = { usual: 50, most: 5_000 } as const;

/** Parses `--most N`. @throws UserError */
export function parseLimit(text: string | undefined): number {
  const limit = text === undefined ? limits.usual : /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (limit < 1 || limit > limits.most)
    throw new UserError(`--most must be a whole number from 1 to ${limits.most}.`);
  return limit;
}
