/**
 * The day until which the hall must act on a request (RA 11032): counted from the day on which its papers were accepted, before
 * that from the appointment, or the day to which the hall extended it.
 */
import { manilaDay } from '../../domain/dates/day.ts';
import type { HallDayRecord } from '../../domain/dates/hallDay.ts';
import { findLatestDay } from '../../domain/dates/latestDay.ts';
import { parseFormType } from '../../form/typeNames.ts';
import { formTypes } from '../../form/types.ts';
import { findAppointment } from '../appointment.ts';
import { formatRequestField } from '../request.ts';
import type { RequestEntry } from '../requestEntry.ts';

/** Whether the hall has done what it owes: the paper is ready, given out, or refused. */
export const isDone = ({ receipt }: Pick<RequestEntry, 'receipt'>): boolean =>
  receipt !== null && ['ready', 'released', 'refused'].includes(receipt.state);

/** The time of RA 11032 does not begin for somebody who did not come and whose papers nobody accepted. */
const isAbsent = ({ receipt, extras }: RequestEntry): boolean =>
  extras?.came === false && (receipt?.accepted ?? null) === null;

/**
 * The day until which the hall must act, or had to: 'yyyy-mm-dd'; null for a visit, and without a known type or a day.
 * @param hallDays whose declared holidays do not count
 */
export function findLawfulDay(entry: RequestEntry, hallDays: readonly HallDayRecord[]): string | null {
  const type = parseFormType(formatRequestField(entry.request, 'type'));
  if (type === null || formTypes[type].outcome === 'visit') return null;
  const { accepted = null, until = null } = entry.receipt ?? {};
  if (until !== null) return until;
  const start = accepted === null ? findAppointment(entry)?.slice(0, 10) : manilaDay(accepted);
  return start === undefined ? null : findLatestDay(start, formTypes[type].law, hallDays);
}

/** The same; null also for a request that is done or whose citizen did not come, on which nothing is due. */
export const findDueDay = (entry: RequestEntry, hallDays: readonly HallDayRecord[]): string | null =>
  isDone(entry) || isAbsent(entry) ? null : findLawfulDay(entry, hallDays);
