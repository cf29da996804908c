import { useState } from 'react';
import { useServices } from '../../context/services.ts';
import { useIsClockSettled } from '../../context/useIsClockSettled.ts';
import { manilaDay } from '../../domain/dates/day.ts';
import { useIsHydrated } from './useIsHydrated.ts';

/**
 * Today in Manila, '2026-11-22'. What hydration shows keeps the day of the prerender until the time is known, so that both
 * renders match and no text stands under a wrong day: a page of a static host may be days old, and a phone's clock may be wrong.
 */
export const useToday = (): string => {
  const { clock, prerenderedOn } = useServices();
  const isSettled = useIsClockSettled();
  const [wasHydratedAtMount] = useState(useIsHydrated());
  return (isSettled || wasHydratedAtMount ? null : prerenderedOn) ?? manilaDay(clock.now());
};
