/** The records of the hall's days. A record whose id is no day is ignored and reported. */
import { everyDay, type HallDayRecord, isHallDayId } from '../../domain/dates/hallDay.ts';
import type { UncheckedDocument } from '../../lib/readFields.ts';
import { type RecordContext, type RecordOf, toRecords } from './record.ts';

export type LocalizedHallDay = HallDayRecord & RecordOf<'hallDays'>;

export const toHallDay = (record: RecordOf<'hallDays'>): LocalizedHallDay => ({
  ...record,
  isClosed: { morning: record.closedMorning, afternoon: record.closedAfternoon },
  // The legal time would never end if every day were a holiday.
  isHoliday: record.holiday && record.id !== everyDay,
  places: { morning: record.placesMorning, afternoon: record.placesAfternoon },
});

export const toHallDays = (
  documents: readonly UncheckedDocument[],
  context: RecordContext,
): readonly LocalizedHallDay[] =>
  toRecords('hallDays', documents, context)
    .filter(({ id }) => {
      if (isHallDayId(id)) return true;
      context.report(id, 'id', `must be a day, or ${everyDay}`);
      return false;
    })
    .map(toHallDay);
