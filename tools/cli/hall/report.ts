/** The lines in which `npm run hall` says how a half day is. */
import { type Half, halves } from '../../../src/domain/places/placeName.ts';
import type { Booking, HalfDayView, HallDayView } from '../../../src/staff-core/hall/hall.ts';
import { hallMessages } from '../../../src/staff-core/hall/hallMessages.ts';

/** '2031-05-07', '2031-05-07 (morning)' */
export const formatHalves = (day: string, named: readonly Half[]): string =>
  named.length === halves.length ? day : `${day} (${named.join()})`;

/** '7 of 50', '7', 'closed' */
export function formatHalfDay({ isOpen, places, taken }: HalfDayView): string {
  const count = places === null ? String(taken) : hallMessages.taken(taken, places);
  return isOpen ? count : taken === 0 ? 'closed' : `closed, ${count}`;
}

/** Why it is closed, that it is a holiday, and the note, in one line. */
export const formatRemarks = ({ holiday, reason, note }: HallDayView): string =>
  [holiday === null ? '' : hallMessages.holiday(holiday), reason, note]
    .filter((text) => text !== '')
    .join('; ');

export const formatReferences = (bookings: readonly Booking[]): string =>
  bookings.map(({ request }) => request.id).join(', ');
