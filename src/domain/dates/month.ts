/** Calendar months in Manila, 'yyyy-mm', for the index of a dated list. */
import { manilaDay, manilaOffset } from './day.ts';

/** The month of an instant (epoch ms). */
export const monthOf = (instant: number): string => manilaDay(instant).slice(0, 7);

/** The first instant of the following month, epoch ms. '2026-11' → 1 December, 0:00 in Manila */
export const endOfMonth = (month: string): number =>
  Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 1) - manilaOffset;

const maxMonths = 1_200;

/** Every month from the newest instant's to the oldest's, newest first; a century at most. */
export const listMonths = (oldest: number, newest: number): readonly string[] => {
  const last = monthOf(Math.min(oldest, newest));
  const months = [monthOf(newest)];
  while (months.at(-1)! > last && months.length < maxMonths) {
    const [year = 0, month = 0] = months.at(-1)!.split('-').map(Number);
    months.push(
      month === 1
        ? `${String(year - 1).padStart(4, '0')}-12`
        : `${months.at(-1)!.slice(0, 5)}${String(month - 1).padStart(2, '0')}`,
    );
  }
  return months;
};
