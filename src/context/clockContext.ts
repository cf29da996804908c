/** Context for the injected clock. */
import { createContext, useContext, useEffect, useState } from 'react';
import { type Clock, createClock } from '../domain/dates/clock.ts';

export const ClockContext = createContext<Clock>(createClock(Date.now));

export const useClock = (): Clock => useContext(ClockContext);

/**
 * Whether the time is known. Until then the page hides everything that depends on it: the device's clock may be
 * wrong, and a prerendered page has no current time.
 */
export const useIsClockSettled = (): boolean => {
  const clock = useClock();
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    let isUnmounted = false;
    void clock.settled().then(() => {
      if (!isUnmounted) setSettled(true);
    });
    return () => {
      isUnmounted = true;
    };
  }, [clock]);
  return isSettled;
};
