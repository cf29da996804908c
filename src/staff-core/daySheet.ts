/** The rows of a day's printed list, grouped by hour: shared by the command's sheet and the staff page's. */
import { formatLongDate } from '../domain/dates/formatDay.ts';
import { requestStates } from '../domain/request/requestState.ts';
import { translateToEnglish } from '../i18n/define.ts';
import { receiptMessages } from '../i18n/en/receipt.ts';
import { formatTime } from '../i18n/formatTime.ts';
import { groupByHeading } from '../lib/groupBy.ts';
import { findAppointment } from './appointment.ts';
import type { FoundReceipt } from './receipts.ts';
import { formatPersonName, formatRequestField, formatServiceName, type StaffRequest } from './request.ts';
import type { RequestEntry } from './requestEntry.ts';

/** The work to prepare. Sensitive answers (docs/decisions/0016-privacy.md) stay off a sheet on a desk. */
export function formatPurpose(request: StaffRequest): string {
  return [formatRequestField(request, 'purpose', 160), formatRequestField(request, 'requestDetails', 200)]
    .filter((text) => text !== '')
    .join('. ');
}

/** 'Barangay Certifications: Residency: for school' */
export const formatWork = (request: StaffRequest): string =>
  [formatServiceName(request), formatPurpose(request)].filter((text) => text !== '').join(': ');

/** '09:30'; '' where no time is known. */
const readAppointmentTime = (entry: RequestEntry): string => findAppointment(entry)?.slice(11) ?? '';

/** '9:30 am' */
export const formatAppointmentTime = (entry: RequestEntry): string => {
  const time = readAppointmentTime(entry);
  return time === '' ? '' : formatTime(time);
};

/** '09:30' → '9:00 am' */
function formatHour(entry: RequestEntry): string {
  const time = readAppointmentTime(entry);
  return time === '' ? '' : formatTime(`${time.slice(0, 2)}:00`);
}

/** Whether the citizen said that they will use the priority lane. */
export const hasPriority = ({ extras }: RequestEntry): boolean => extras?.hasPriority === true;

/** The state and reason as the citizen reads them. */
export function describeState(receipt: FoundReceipt | null): {
  readonly title: string;
  readonly why: string;
} {
  const { states, otherState, reasons } = receiptMessages.english.status;
  if (receipt === null) return { title: states.received.title, why: '' };
  const { title } = receipt.state === 'other' ? otherState : states[receipt.state];
  return { title, why: receipt.reason === null ? '' : reasons[receipt.reason] };
}

export const isFinished = (receipt: FoundReceipt | null): boolean =>
  receipt !== null && receipt.state !== 'other' && requestStates[receipt.state].isFinished === true;

/** The priority lane comes first within its hour. */
const toSortKey = (entry: RequestEntry): string => {
  const time = readAppointmentTime(entry);
  return `${time.slice(0, 2)} ${hasPriority(entry) ? 0 : 1} ${time} ${formatPersonName(entry.request)}`;
};

const compareEntries = (a: RequestEntry, b: RequestEntry): number => (toSortKey(a) < toSortKey(b) ? -1 : 1);

/** Sorted by the hour, within it the priority lane first and then by time, under a heading for each hour. */
export const groupByHour = <Entry extends RequestEntry>(entries: readonly Entry[]) =>
  groupByHeading([...entries].sort(compareEntries), formatHour);

/** 'Monday, 23 November 2026' */
export const formatDayTitle = (day: string): string => formatLongDate(day, translateToEnglish);
