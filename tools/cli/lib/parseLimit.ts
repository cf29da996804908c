/** How many lines a person wants to see in a window. */
import { Problem } from '../../../server/firestore/lib/userError.ts';

const limits = { usual: 50, most: 5_000 } as const;

/** `--most N`. @throws Problem */
export function mostOf(text: string | undefined): number {
  const most = text === undefined ? limits.usual : /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (most < 1 || most > limits.most)
    throw new Problem(`--most must be a whole number from 1 to ${limits.most}.`);
  return most;
}
