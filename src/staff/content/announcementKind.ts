/**
 * What an announcement is (§6): the first question of its form. No record stores the answer, because it follows from the other
 * fields; it decides which of them the form shows, and which stand below 'More'.
 */
import type { PlainObject } from '../../../packages/embedded-firestore/src/protocol/index.ts';
import { isRealDay, isRealMoment } from '../../domain/dates/day.ts';
import type { EditedListName } from './listGroups.ts';
import type { ControlValues } from './values.ts';

/** The fields that the form shows, by kind and in this order. */
export const kindFields = {
  event: ['title', 'begins', 'ends', 'where', 'summary', 'body'],
  closedHall: ['title', 'summary'],
  alert: ['title', 'summary', 'validUntil'],
  other: ['title', 'summary', 'body', 'date'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type AnnouncementKind = keyof typeof kindFields;

export const announcementKinds = Object.keys(kindFields) as readonly AnnouncementKind[];

/** Null before the clerk chose it, and in any other list. */
export const findKind = ({ kind }: ControlValues): AnnouncementKind | null =>
  announcementKinds.find((each) => each === kind) ?? null;

/** Whether the form asks if the hall is closed. */
export const asksForClosing = (values: ControlValues): boolean =>
  ['closedHall', 'alert'].includes(findKind(values) ?? '');

const kindOf = ({ urgent, begins, ends, where }: PlainObject): AnnouncementKind => {
  if (urgent === true) return 'alert';
  return [begins, ends, where].some((value) => value !== undefined) ? 'event' : 'other';
};

/** The questions of an announcement that are no fields of its record; none in any other list. @param stored null for a new record */
export const toKindValues = (list: EditedListName, stored: PlainObject | null): ControlValues =>
  list === 'announcements'
    ? {
        kind: stored === null ? '' : kindOf(stored),
        closing: 'no',
        closingFrom: '',
        closingTo: '',
        closingPart: 'both',
      }
    : {};

/** What an answer decides besides: the mark of an alert, and the day that the announcement is about. */
export const toConsequences = (before: ControlValues, changes: ControlValues): ControlValues => {
  const kind = findKind({ ...before, ...changes });
  if (kind === null) return {};
  const { begins = '', closingFrom = '' } = changes;
  return {
    ...('kind' in changes && { urgent: kind === 'alert', closing: kind === 'closedHall' ? 'days' : 'no' }),
    ...(kind === 'event' && isRealMoment(String(begins)) && { date: begins }),
    ...(kind === 'closedHall' && isRealDay(String(closingFrom)) && { date: `${closingFrom}T00:00` }),
  };
};
