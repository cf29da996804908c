/**
 * The day until which the hall must act on a request (RA 11032): counted from the day on which its papers were accepted, before
 * that from the appointment, or the day to which the hall extended it.
 */
import { manilaDay } from '../domain/dates/day.ts';
import type { HallDayRecord } from '../domain/dates/hallDay.ts';
import { findLatestDay } from '../domain/dates/latestDay.ts';
import { parseFormType } from '../form/typeNames.ts';
import { formTypes } from '../form/types.ts';
import { findAppointment } from './appointment.ts';
import { formatRequestField } from './request.ts';
import type { RequestEntry } from './requestEntry.ts';

/** Whether the hall has done what it owes: the paper is ready, given out, or refused. */
const isDone = ({ receipt }: RequestEntry): boolean =>
  receipt !== null && ['ready', 'released', 'refused'].includes(receipt.state);

/**
 * 'yyyy-mm-dd'; null for a request on which nothing is due: it is done, is a visit, or has neither a known type nor a day.
 * @param hallDays whose declared holidays do not count
 */
export function findDueDay(entry: RequestEntry, hallDays: readonly HallDayRecord[]): string | null {
  const type = parseFormType(formatRequestField(entry.request, 'type'));
  if (isDone(entry) || type === null || formTypes[type].outcome === 'visit') return null;
  const { accepted = null, until = null } = entry.receipt ?? {};
  if (until !== null) return until;
  const start = accepted === null ? findAppointment(entry)?.slice(0, 10) : manilaDay(accepted);
  return start === undefined ? null : findLatestDay(start, formTypes[type].law, hallDays);
}
