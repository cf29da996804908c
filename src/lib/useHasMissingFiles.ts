import { useSyncExternalStore } from 'react';
import { hasMissingFiles, watchMissingFiles } from './importWithRetry.ts';

/** Whether the site has lost a file of this page: then no lost signal is the cause of a failed load. */
export const useHasMissingFiles = (): boolean =>
  useSyncExternalStore(watchMissingFiles, hasMissingFiles, () => false);
