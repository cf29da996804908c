/** Whether scripts answer. Until they do, what opens a panel or the drawer is a link that leads to the same pages. */
import { createContext, useContext, useSyncExternalStore } from 'react';
import { neverTold } from './noopSubscribe.ts';

/** False while a drawn page is taken over (src/app/Providers.tsx). */
export const AliveContext = createContext(true);

/** It turns true in pieces that no press waits for. */
export const useAlive = (): boolean => useContext(AliveContext);

/** For a form: in the same moment in which it is taken over, so that no answer is given to what is not alive yet. */
export const useAliveAtOnce = (): boolean =>
  useSyncExternalStore(
    neverTold,
    () => true,
    () => false,
  );
