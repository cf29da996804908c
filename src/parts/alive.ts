/** Whether scripts answer. Until they do, what opens a panel or the drawer is a link that leads to the same pages. */
import { useSyncExternalStore } from 'react';

const neverTold = () => () => {};

export const useAlive = (): boolean =>
  useSyncExternalStore(
    neverTold,
    () => true,
    () => false,
  );
