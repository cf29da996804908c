/** How many lines a person wants to see in a window. */
import { UserError } from '../../../server/firestore/lib/userError.ts';

const limits = { usual: 50, most: 5_000 } as const;

/** `--most N`. @throws Problem */
export function parseLimit(text: string | undefined): number {
  const limit = text === undefined ? limits.usual : /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (limit < 1 || limit > limits.most)
    throw new UserError(`--most must be a whole number from 1 to ${limits.most}.`);
  return limit;
}
