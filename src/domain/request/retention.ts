/**
 * How long a request is kept (site.retention): 30 days after it was released or refused, else 180 days after its
 * schedule; where that is no moment, after the day on which it came in. Feedback is kept 180 days after it came in.
 */
import { site } from '../../site.ts';
import { isRealMoment, manilaInstant } from '../dates/day.ts';
import { type RequestState, requestStates } from './requestState.ts';

const millisADay = 86_400_000;

export interface RetentionInput {
  /** null where the receipt says none that is known, or there is no receipt. */
  readonly state: RequestState | null;
  /** Since when it is in that state, epoch ms; null where nobody said so. */
  readonly since: number | null;
  /** 'yyyy-mm-ddThh:mm' in Manila, if it is sound. */
  readonly schedule: unknown;
  /** When the store got it, epoch ms. */
  readonly arrived: number;
}

/** The instant (epoch ms) from which it is kept no longer. A `since` that is still to come is a mistake, and not counted. */
export const retentionEndOf = ({ state, since, schedule, arrived }: RetentionInput, now: number): number => {
  const { finished, unfinished } = site.retention;
  const isFinished = state !== null && requestStates[state].isFinished === true;
  if (isFinished && since !== null && since <= now + millisADay) return since + finished * millisADay;
  const day = typeof schedule === 'string' && isRealMoment(schedule) ? manilaInstant(schedule) : arrived;
  return day + unfinished * millisADay;
};

/** @param arrived when the store got it, epoch ms. @returns the instant from which feedback is kept no longer */
export const feedbackRetentionEndOf = (arrived: number): number =>
  arrived + site.retention.feedback * millisADay;
