import type { Booking, HalfDayView } from '../../../src/staff-core/hall/hall.ts';
import { hallMessages } from '../../../src/staff-core/hall/hallMessages.ts';

/** '7 of 50', '7', 'closed' */
export function formatHalfDay({ isOpen, places, taken }: HalfDayView): string {
  const count = places === null ? String(taken) : hallMessages.taken(taken, places);
  return isOpen ? count : taken === 0 ? 'closed' : `closed, ${count}`;
}

export const formatReferences = (bookings: readonly Booking[]): string =>
  bookings.map(({ request }) => request.id).join(', ');
