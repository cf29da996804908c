/** The time, for a text that is wrong when it is old, such as 'Open now'. */
import { useEffect, useState } from 'react';
import { useServices } from './services.ts';
import { useIsClockSettled } from './useIsClockSettled.ts';

/** A sleeping phone does not count time, so the clock is read every minute. */
const longestWait = 60_000;

/**
 * Epoch ms; null until the page is hydrated and its time is known.
 * @param nextChange the next instant at which the text changes; it must be referentially stable
 */
export const useNow = (nextChange: (now: number) => number): number | null => {
  const { clock } = useServices();
  const isSettled = useIsClockSettled();
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    if (!isSettled) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const readClock = (): void => {
      clearTimeout(timer);
      const instant = clock.now();
      setNow(instant);
      timer = setTimeout(readClock, Math.min(longestWait, nextChange(instant) - instant));
    };
    readClock();
    document.addEventListener('visibilitychange', readClock);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', readClock);
    };
  }, [clock, isSettled, nextChange]);
  return now;
};
