/**
 * Area above every page for the notices of requests. Their code is loaded once this session has opened a request, or the phone
 * or the tab stores something of one: most visits have none.
 */
import { useSyncExternalStore } from 'react';
import { createModuleLoader } from '../../../lib/createModuleLoader.ts';
import { importWithRetry } from '../../../lib/importWithRetry.ts';
import { useModule } from '../../../lib/useModule.ts';
import { useIsHydrated } from '../../../ssr/hydration/useIsHydrated.ts';
import { hasStoredRequests, watchStoredRequests } from '../storage/storedRequests.ts';
import { useRequestSnapshots } from './requestRegistry.ts';

const notices = createModuleLoader(() => importWithRetry(() => import('./RequestNotices.tsx')));

export const loadRequestNotices = notices.load;

export const RequestNoticesArea = () => {
  const isHydrated = useIsHydrated();
  const isOpen = useRequestSnapshots().length > 0;
  const isStored = useSyncExternalStore(watchStoredRequests, hasStoredRequests, () => false);
  // A failed load ends nothing, because the page works without the notices and requests their code again after a reload.
  const { module } = useModule(notices, isHydrated && (isOpen || isStored));
  return (
    <div role="status" aria-atomic={false}>
      {isHydrated && module !== null && <module.RequestNotices />}
    </div>
  );
};
