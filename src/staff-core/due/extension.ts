/**
 * Extends, once, the time that RA 11032 gives the hall: by the same number of working days, before it lapses, with a reason that the
 * citizen reads.
 */
import { formatLongDate } from '../../domain/dates/formatDay.ts';
import type { HallDayRecord } from '../../domain/dates/hallDay.ts';
import { findLatestDay } from '../../domain/dates/latestDay.ts';
import type { ExtensionReason } from '../../domain/request/extensionReason.ts';
import { parseFormType } from '../../form/typeNames.ts';
import { formTypes } from '../../form/types.ts';
import { translateToEnglish } from '../../i18n/define.ts';
import type { FoundReceipt } from '../receipts.ts';
import { formatRequestField } from '../request.ts';
import type { RequestEntry } from '../requestEntry.ts';
import { findDueDay, isDone } from './due.ts';

const formatDay = (day: string): string => formatLongDate(day, translateToEnglish);

export const extensionMessages = {
  noReceipt: 'This request has no receipt, so the citizen could not read of an extension.',
  already: (until: string) =>
    `This request is already extended until ${formatDay(until)}. It can be extended only once.`,
  done: 'This request is ready, released or refused: nothing is due.',
  notDue: 'Nothing is due on this request: it is a visit, or it has no day.',
  lapsed: (due: string) =>
    `This request was due on ${formatDay(due)}. It could be extended only until that day.`,
} as const;

export type ExtensionPlan =
  | { readonly kind: 'refused'; readonly why: string }
  /** 'yyyy-mm-dd' */
  | { readonly kind: 'extend'; readonly due: string; readonly until: string };

/** @param today 'yyyy-mm-dd' in Manila; the day on which a request is due is not over yet */
export function planExtension(
  entry: RequestEntry,
  hallDays: readonly HallDayRecord[],
  today: string,
): ExtensionPlan {
  const refuse = (why: string): ExtensionPlan => ({ kind: 'refused', why });
  const { receipt } = entry;
  if (receipt === null) return refuse(extensionMessages.noReceipt);
  if (isDone(entry)) return refuse(extensionMessages.done);
  if (receipt.until !== null) return refuse(extensionMessages.already(receipt.until));
  const type = parseFormType(formatRequestField(entry.request, 'type'));
  const due = findDueDay(entry, hallDays);
  if (type === null || due === null) return refuse(extensionMessages.notDue);
  if (due < today) return refuse(extensionMessages.lapsed(due));
  return { kind: 'extend', due, until: findLatestDay(due, formTypes[type].law, hallDays) };
}

/**
 * The writes of one commit, over the versions that were read.
 * @param until 'yyyy-mm-dd', of the plan
 */
export const createExtensionWrites = (
  receipts: readonly FoundReceipt[],
  until: string,
  reason: ExtensionReason,
): readonly object[] =>
  receipts.map(({ name, version }) => ({
    update: { name, fields: { until: { stringValue: until }, untilReason: { stringValue: reason } } },
    updateMask: { fieldPaths: ['until', 'untilReason'] },
    currentDocument: { updateTime: version },
  }));
