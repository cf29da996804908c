/** Today in Manila; while a drawn page is taken over, the day on which it was drawn, so that the two are the same. */
import { createContext, useContext, useState } from 'react';
import { useClock } from '../../context/clockContext.ts';
import { manilaDay } from '../../domain/dates/day.ts';
import { useAlive } from './useIsHydrated.ts';

export const DrawnDayContext = createContext<string | null>(null);

/** '2026-11-22' */
export const useToday = (): string => {
  const clock = useClock();
  const [drawnOn, isAlive] = [useContext(DrawnDayContext), useAlive()];
  return (isAlive ? null : drawnOn) ?? manilaDay(clock.now());
};

/** The day on which what asks came to be on the page: what hangs on it does not change under its reader. */
export const useDayOfShowing = (): string => {
  const [clock, drawnOn, isAlive] = [useClock(), useContext(DrawnDayContext), useAlive()];
  const [day] = useState(() => (isAlive ? null : drawnOn) ?? manilaDay(clock.now()));
  return day;
};
