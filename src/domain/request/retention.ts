/**
 * Retention of requests (site.retention): 30 days after release or refusal, else 180 days after the schedule, or
 * after arrival when the schedule is invalid. Feedback is stored for 180 days after its arrival.
 */
import { site } from '../../site.ts';
import { isRealMoment, manilaInstant } from '../dates/day.ts';
import { type RequestState, requestStates } from './requestState.ts';

const millisADay = 86_400_000;

export interface RetentionInput {
  /** Null when the receipt has no known state, or there is no receipt. */
  readonly state: RequestState | null;
  /** When it entered that state, epoch ms; null when unknown. */
  readonly since: number | null;
  /** 'yyyy-mm-ddThh:mm' in Manila, if valid. */
  readonly schedule: unknown;
  /** When it arrived in the store, epoch ms. */
  readonly arrived: number;
}

/** The instant (epoch ms) when retention ends. Ignores a `since` in the future, which is a mistake. */
export const retentionEndOf = ({ state, since, schedule, arrived }: RetentionInput, now: number): number => {
  const { finished, unfinished } = site.retention;
  const isFinished = state !== null && requestStates[state].isFinished === true;
  if (isFinished && since !== null && since <= now + millisADay) return since + finished * millisADay;
  const day = typeof schedule === 'string' && isRealMoment(schedule) ? manilaInstant(schedule) : arrived;
  return day + unfinished * millisADay;
};

/**
 * @param arrived when the feedback arrived in the store, epoch ms
 * @returns the instant when its retention ends, epoch ms
 */
export const feedbackRetentionEndOf = (arrived: number): number =>
  arrived + site.retention.feedback * millisADay;

/** How many days longer a request stays whose document is not in the hall's paper logbook yet. */
export const logbookDays = 7;

/** @returns the instant when it goes in any case, epoch ms */
export const logbookRetentionEndOf = (retentionEnd: number): number =>
  retentionEnd + logbookDays * millisADay;
