/** The rows of a day's printed list, grouped by hour: shared by the command's sheet and the staff page's. */
import { isRealMoment } from '../domain/dates/day.ts';
import { formatLongDate } from '../domain/dates/formatDay.ts';
import { requestStates } from '../domain/request/requestState.ts';
import { translateToEnglish } from '../i18n/define.ts';
import { receiptMessages } from '../i18n/en/receipt.ts';
import { formatTime } from '../i18n/formatTime.ts';
import { groupByHeading } from '../lib/groupBy.ts';
import type { FoundReceipt } from './receipts.ts';
import { formatPersonName, formatRequestField, type StaffRequest } from './request.ts';

/** A request, and the receipt with its state. */
export interface RequestEntry {
  readonly request: StaffRequest;
  readonly receipt: FoundReceipt | null;
}

/** The work to prepare. Sensitive answers (docs/decisions/0016-privacy.md) stay off a sheet on a desk. */
export function formatPurpose(request: StaffRequest): string {
  return [formatRequestField(request, 'purpose', 160), formatRequestField(request, 'requestDetails', 200)]
    .filter((text) => text !== '')
    .join('. ');
}

/** '09:30' */
const readScheduledTime = (request: StaffRequest): string => {
  const schedule = formatRequestField(request, 'schedule');
  return isRealMoment(schedule) ? schedule.slice(11) : '';
};

/** '9:30 am' */
export const formatScheduledTime = (request: StaffRequest): string => {
  const time = readScheduledTime(request);
  return time === '' ? '' : formatTime(time);
};

/** '09:30' → '9:00 am' */
function formatHour({ request }: RequestEntry): string {
  const time = readScheduledTime(request);
  return time === '' ? '' : formatTime(`${time.slice(0, 2)}:00`);
}

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

const compareSchedules = (a: RequestEntry, b: RequestEntry): number => {
  const [left, right] = [a, b].map(
    ({ request }) => `${readScheduledTime(request)} ${formatPersonName(request)}`,
  );
  return left! < right! ? -1 : 1;
};

/** Sorted by time, under a heading for each hour. */
export const groupByHour = (entries: readonly RequestEntry[]) =>
  groupByHeading([...entries].sort(compareSchedules), formatHour);

/** 'Monday, 23 November 2026' */
export const formatDayTitle = (day: string): string => formatLongDate(day, translateToEnglish);
