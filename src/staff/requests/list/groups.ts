/** The order of the request list: of a day what is due first, then by the hour; else as it was read. */
import type { RequestView } from '../../../../machines/staff/requestBrowser.ts';
import { groupByHour } from '../../../staff-core/daySheet.ts';
import { staffMessages } from '../../../staff-core/messages.ts';
import type { RequestListEntry } from '../readRequests.ts';
import { listMessages } from './listMessages.ts';

export interface RowGroup {
  /** Null for the only group of a list without hours. */
  readonly heading: string | null;
  readonly items: readonly RequestListEntry[];
}

export const isOfDay = ({ day, text }: RequestView): boolean => day !== '' && text.trim() === '';

/** An act changes the due day, and the row stays where it was listed. */
const wasDueBy = ({ due, listedDue }: RequestListEntry, today: string): boolean => {
  const day = listedDue === undefined ? due : listedDue;
  return day !== null && day <= today;
};

/** @param today 'yyyy-mm-dd' */
export const toGroups = (
  view: RequestView,
  entries: readonly RequestListEntry[],
  today: string,
): readonly RowGroup[] => {
  if (!isOfDay(view)) return [{ heading: null, items: entries }];
  const isDue = (entry: RequestListEntry) => wasDueBy(entry, today);
  const due = entries.filter(isDue);
  const byHour = groupByHour(entries.filter((entry) => !isDue(entry))).map(({ heading, items }) => ({
    heading: heading === '' ? staffMessages.sheet.noHour : heading,
    items,
  }));
  if (due.length === 0) return byHour;
  return [
    { heading: listMessages.due.heading, items: groupByHour(due).flatMap(({ items }) => items) },
    ...byHour,
  ];
};

/** The references before and after a request in this order; undefined at either end. */
export const findNeighbors = (groups: readonly RowGroup[], id: string) => {
  const ids = groups.flatMap(({ items }) => items.map((entry) => entry.id));
  const at = ids.indexOf(id);
  return { before: ids[at - 1], after: ids[at + 1] };
};
