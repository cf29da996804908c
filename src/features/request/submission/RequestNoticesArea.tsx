/**
 * Area above every page for the notices of requests. Their code is loaded once this session has opened a request, or the phone
 * or the tab stores something of one: most visits have none.
 */
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLogger } from '../../../context/loggerContext.ts';
import { createModuleLoader } from '../../../lib/createModuleLoader.ts';
import { importWithRetry } from '../../../lib/importWithRetry.ts';
import { useIsHydrated } from '../../../ssr/hydration/useIsHydrated.ts';
import { hasStoredRequests, watchStoredRequests } from '../storage/storedRequests.ts';
import { useRequestSnapshots } from './requestRegistry.ts';

const notices = createModuleLoader(() => importWithRetry(() => import('./RequestNotices.tsx')));

export const loadRequestNotices = notices.load;

export const RequestNoticesArea = () => {
  const log = useLogger();
  const isHydrated = useIsHydrated();
  const isOpen = useRequestSnapshots().length > 0;
  const isStored = useSyncExternalStore(watchStoredRequests, hasStoredRequests, () => false);
  const [module, setModule] = useState(notices.getLoaded);
  const isNeeded = isHydrated && (isOpen || isStored);
  useEffect(() => {
    if (isNeeded && module === null)
      notices.load().then(setModule, (cause: unknown) => log(`The notices of requests: ${String(cause)}`));
  }, [isNeeded, module, log]);
  return (
    <div role="status" aria-atomic={false}>
      {isHydrated && module !== null && <module.RequestNotices />}
    </div>
  );
};
