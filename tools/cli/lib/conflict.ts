/** Whether a store refused a commit because somebody wrote since the reading. */
import { StoreRefused } from '../lib/storeClient.ts';

const conflicts: readonly string[] = ['FAILED_PRECONDITION', 'ALREADY_EXISTS', 'NOT_FOUND', 'ABORTED'];

export const isConflict = (error: unknown): boolean =>
  error instanceof StoreRefused && conflicts.includes(error.status);
