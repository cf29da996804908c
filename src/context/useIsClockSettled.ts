import { startTransition, useEffect, useState } from 'react';
import { useServices } from './services.ts';

/**
 * Whether the time is known. Until then the page hides everything that depends on it: the device's clock may be
 * wrong, and a prerendered page has no current time.
 */
export const useIsClockSettled = (): boolean => {
  const { clock } = useServices();
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    let isUnmounted = false;
    void clock.settled().then(() => {
      if (!isUnmounted) startTransition(() => setSettled(true));
    });
    return () => {
      isUnmounted = true;
    };
  }, [clock]);
  return isSettled;
};
