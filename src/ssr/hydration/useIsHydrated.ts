/** True once the page is hydrated. Until then the buttons that open a panel or the drawer are links to the same pages. */
import { createContext, useContext, useSyncExternalStore } from 'react';

/** False during the hydration of a prerendered page (src/app/Providers.tsx). */
export const HydrationContext = createContext(true);

/** Turns true in a transition, which delays no user input. */
export const useIsHydrated = (): boolean => useContext(HydrationContext);

/** For a value that never notifies React. */
const noopSubscribe = () => () => {};

/** For forms: turns true synchronously after the hydration, so that no answer enters a form that is not ready. */
export const useIsHydratedSync = (): boolean =>
  useSyncExternalStore(
    noopSubscribe,
    () => true,
    () => false,
  );
