/** The clock as given to the page from outside. */
import { createContext, useContext, useEffect, useState } from 'react';
import { type Clock, clockOf } from '../domain/dates/clock.ts';

export const ClockContext = createContext<Clock>(clockOf(Date.now));

export const useClock = (): Clock => useContext(ClockContext);

/** Whether the time is known: what hangs on it is not shown by a device's clock that may be wrong, nor in a drawn page. */
export const useIsTimeKnown = (): boolean => {
  const clock = useClock();
  const [isKnown, setKnown] = useState(false);
  useEffect(() => {
    let isGone = false;
    void clock.settled().then(() => {
      if (!isGone) setKnown(true);
    });
    return () => {
      isGone = true;
    };
  }, [clock]);
  return isKnown;
};
