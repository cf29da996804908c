/** Whether scripts answer. Until they do, what opens a panel or the drawer is a link that leads to the same pages. */
import { createContext, useContext, useSyncExternalStore } from 'react';
import { noopSubscribe } from './noopSubscribe.ts';

/** False while a drawn page is taken over (src/app/Providers.tsx). */
export const HydrationContext = createContext(true);

/** It turns true in pieces that no press waits for. */
export const useIsHydrated = (): boolean => useContext(HydrationContext);

/** For a form: in the same moment in which it is taken over, so that no answer is given to what is not alive yet. */
export const useIsHydratedSync = (): boolean =>
  useSyncExternalStore(
    noopSubscribe,
    () => true,
    () => false,
  );
