/**
 * What is still open of earlier days: requests neither given out nor refused whose appointment is over. One bounded query of the
 * days before today, newest first, with the receipts of what it finds: at most twice `carriedOverLimits.requests` reads, and once
 * more those that the hall moved to these days.
 */
import { addDays, manilaDay } from '../../../domain/dates/day.ts';
import { findAppointment } from '../../../staff-core/appointment.ts';
import { isFinished } from '../../../staff-core/daySheet.ts';
import { createDaysFilter } from '../../../staff-core/search/filters.ts';
import { type FoundEntry, findEntriesOfDays } from '../../../staff-core/search/findRequests.ts';
import type { StaffClient } from '../../restClient.ts';
import { completeEntries, type RequestListEntry, type RequestListResult } from '../readRequests.ts';

/** The days before today, longer than the longest time of RA 11032 (20 working days); and the most requests of one query. */
export const carriedOverLimits = { days: 31, requests: 300 } as const;

export interface CarriedOverCount {
  /** 'yyyy-mm-dd': the day before which these were due to come. */
  readonly day: string;
  readonly open: number;
  /** Those of them that are due today or overdue. */
  readonly due: number;
}

/** The earliest due day first; what is not due comes last, by its appointment. */
const toSortKey = (entry: RequestListEntry): string =>
  `${entry.due ?? '9999'} ${findAppointment(entry) ?? ''} ${entry.id}`;

/** @throws StaffError */
export async function readCarriedOver(client: StaffClient): Promise<RequestListResult> {
  const today = manilaDay(client.now());
  const range = { from: addDays(today, -carriedOverLimits.days), to: addDays(today, -1) };
  const query = {
    where: createDaysFilter('schedule', range.from, range.to),
    by: { field: 'schedule', descending: true },
  };
  const open: FoundEntry[] = [];
  let read = 0;
  for await (const entry of findEntriesOfDays(client, range, query)) {
    if (!isFinished(entry.receipt)) open.push(entry);
    read += 1;
    if (read === carriedOverLimits.requests) break;
  }
  const entries = [...(await completeEntries(client, open))].sort((a, b) =>
    toSortKey(a) < toSortKey(b) ? -1 : 1,
  );
  return { entries, areMore: read === carriedOverLimits.requests };
}

export const countCarriedOver = (entries: readonly RequestListEntry[], day: string): CarriedOverCount => {
  const open = entries.filter(({ receipt }) => !isFinished(receipt));
  return { day, open: open.length, due: open.filter(({ due }) => due !== null && due <= day).length };
};
