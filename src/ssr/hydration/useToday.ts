/** Today in Manila. During hydration it is the day of the prerender, so that both renders match. */
import { useState } from 'react';
import { useServices } from '../../context/services.ts';
import { useIsClockSettled } from '../../context/useIsClockSettled.ts';
import { manilaDay } from '../../domain/dates/day.ts';
import { useIsHydrated } from './useIsHydrated.ts';

/** '2026-11-22' */
export const useToday = (): string => {
  const { clock, prerenderedOn } = useServices();
  const isHydrated = useIsHydrated();
  return (isHydrated ? null : prerenderedOn) ?? manilaDay(clock.now());
};

/** The day on which the component mounted; it stays the same, so that nothing based on it changes while being read. */
export const useDayOfMount = (): string => {
  const { clock, prerenderedOn } = useServices();
  const isHydrated = useIsHydrated();
  const [day] = useState(() => (isHydrated ? null : prerenderedOn) ?? manilaDay(clock.now()));
  return day;
};

/**
 * Today, for what must not stand under the wrong day: the day of the prerender until the time is known. A page of a static host
 * may be days old, and a phone's clock may be wrong.
 */
export const useSettledToday = (): string => {
  const { clock, prerenderedOn } = useServices();
  const isSettled = useIsClockSettled();
  const [wasHydratedAtMount] = useState(useIsHydrated());
  return (isSettled || wasHydratedAtMount ? null : prerenderedOn) ?? manilaDay(clock.now());
};
