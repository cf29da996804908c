/** When a citizen is to come to the hall (docs/decisions/0060-one-appointment.md). Everything that shows or counts a day reads it here. */
import { isRealMoment } from '../dates/day.ts';
import type { RequestState } from './requestState.ts';

/** 'yyyy-mm-ddThh:mm' in Manila; null for anything else. */
export const parseMoment = (raw: unknown): string | null =>
  typeof raw === 'string' && isRealMoment(raw) ? raw : null;

interface AppointmentFacts {
  /** What the citizen chose, 'yyyy-mm-ddThh:mm', which never changes (§3); null where it is unknown. */
  readonly schedule: string | null;
  /** Where the hall moved the citizen; null where it moved nobody. */
  readonly movedTo: string | null;
}

/** The moment that counts, 'yyyy-mm-ddThh:mm'; null where none is known. */
export const appointmentOf = ({ schedule, movedTo }: AppointmentFacts): string | null => movedTo ?? schedule;

/**
 * Whether the citizen is still to come with the papers: until staff accept them, also while they work on the request before.
 * @param state 'other' for one that the site does not know
 * @param accepted epoch ms; null before
 */
export const isAppearanceDue = ({
  state,
  accepted,
}: {
  readonly state: RequestState | 'other';
  readonly accepted: number | null;
}): boolean => state === 'received' || (state === 'processing' && accepted === null);
