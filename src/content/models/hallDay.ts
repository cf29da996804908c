/** The records of the hall's days. A record whose id is no day is ignored and reported. */
import { everyDay, type HallDayRecord, isHallDayId } from '../../domain/dates/hallDay.ts';
import type { UncheckedDocument } from '../../lib/readFields.ts';
import { type LocalizedText, pickLanguage } from './localize.ts';
import { type RecordContext, type RecordOf, toRecords } from './record.ts';

export interface LocalizedHallDay extends HallDayRecord, LocalizedText {
  readonly isSample: boolean;
}

export const toHallDay = ({
  id,
  closedMorning,
  closedAfternoon,
  holiday,
  placesMorning,
  placesAfternoon,
  reason,
  note,
  sample,
  ...language
}: RecordOf<'hallDays'>): LocalizedHallDay => ({
  id,
  ...pickLanguage(language),
  isClosed: { morning: closedMorning, afternoon: closedAfternoon },
  // The legal time would never end if every day were a holiday.
  isHoliday: holiday && id !== everyDay,
  places: { morning: placesMorning, afternoon: placesAfternoon },
  reason,
  note,
  isSample: sample,
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
