/** Formats what the barangay, or the law, says about the hall on one day, in the current locale. */
import type { Translate } from '../../i18n/define.ts';
import { calendarMessages } from '../../i18n/en/calendar.ts';
import { partMessages } from '../../i18n/en/parts.ts';
import { halves } from '../places/placeName.ts';
import { formatLongDate } from './formatDay.ts';
import { everyDay, type HallDayRecord } from './hallDay.ts';
import { holidayOf } from './holiday.ts';

/** '2031-05-07' → 'Wednesday, 7 May 2031'; 'Every day' of the record of every day. */
export const formatHallDayName = (id: string, translate: Translate): string =>
  id === everyDay ? translate(partMessages).hall.everyDay : formatLongDate(id, translate);

/**
 * 'Wednesday, 7 May 2031: closed in the morning'; the name alone of a day that is open.
 * @param formatName how the day is named
 */
export const formatHallDay = (
  {
    id,
    isHoliday,
    isClosed,
  }: Pick<HallDayRecord, 'id'> & Partial<Pick<HallDayRecord, 'isHoliday' | 'isClosed'>>,
  translate: Translate,
  formatName = formatHallDayName,
): string => {
  const { hall } = translate(partMessages);
  const name = formatName(id, translate);
  const holiday = (id === everyDay ? null : holidayOf(id)) ?? (isHoliday ? 'declared' : null);
  if (holiday !== null) return hall.dayHoliday(name, translate(calendarMessages).holidays[holiday]);
  if (isClosed?.morning && isClosed.afternoon) return hall.dayClosed(name);
  const closed = halves.find((half) => isClosed?.[half]);
  return closed === undefined ? name : hall.dayHalfClosed(name, hall.halfClosed[closed]);
};
