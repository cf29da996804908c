/** The clock as given to the page from outside. */
import { createContext, useContext, useEffect, useState } from 'react';
import { type Clock, createClock } from '../domain/dates/clock.ts';

export const ClockContext = createContext<Clock>(createClock(Date.now));

export const useClock = (): Clock => useContext(ClockContext);

/** Whether the time is known: what hangs on it is not shown by a device's clock that may be wrong, nor in a drawn page. */
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
