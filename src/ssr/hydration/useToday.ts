/** Today in Manila; while a drawn page is taken over, the day on which it was drawn, so that the two are the same. */
import { createContext, useContext, useState } from 'react';
import { useClock } from '../../context/clockContext.ts';
import { manilaDay } from '../../domain/dates/day.ts';
import { useIsHydrated } from './useIsHydrated.ts';

export const PrerenderDayContext = createContext<string | null>(null);

/** '2026-11-22' */
export const useToday = (): string => {
  const clock = useClock();
  const [prerenderedOn, isHydrated] = [useContext(PrerenderDayContext), useIsHydrated()];
  return (isHydrated ? null : prerenderedOn) ?? manilaDay(clock.now());
};

/** The day on which what asks came to be on the page: what hangs on it does not change under its reader. */
export const useDayOfMount = (): string => {
  const [clock, prerenderedOn, isHydrated] = [useClock(), useContext(PrerenderDayContext), useIsHydrated()];
  const [day] = useState(() => (isHydrated ? null : prerenderedOn) ?? manilaDay(clock.now()));
  return day;
};
