/** When an event takes place, in words. */
import type { ArticleEvent } from '../../content/models/article.ts';
import { manilaDay, manilaTime } from '../../domain/dates/day.ts';
import { formatLongDate, formatLongDayNear, formatWeekday, toEnd } from '../../domain/dates/formatDay.ts';
import type { Translate } from '../../i18n/define.ts';
import { calendarMessages } from '../../i18n/en/calendar.ts';
import { formatTime } from '../../i18n/formatTime.ts';

type FormatDay = (day: string) => string;

const addTime = (day: string, time: string | null): string =>
  time === null ? day : `${day}, ${formatTime(time)}`;

const formatDays = (
  { begins, ends, isWholeDay }: ArticleEvent,
  formatOneDay: FormatDay,
  formatFirstAndLast: FormatDay,
  translate: Translate,
): string => {
  const { range } = translate(calendarMessages);
  const day = manilaDay(begins);
  const time = isWholeDay ? null : manilaTime(begins);
  if (ends === null) return addTime(formatOneDay(day), time);
  const end = toEnd(ends);
  if (end.day > day)
    return range(
      addTime(formatFirstAndLast(day), time),
      addTime(formatFirstAndLast(end.day), end.time ?? (isWholeDay ? null : manilaTime(ends))),
    );
  // A day with an hour of its end has an hour of its beginning too, 12:00 am.
  return isWholeDay && end.time === null
    ? formatOneDay(day)
    : `${formatOneDay(day)}, ${range(formatTime(manilaTime(begins)), formatTime(manilaTime(ends)))}`;
};

/** 'Saturday, 28 November 2026, 6:00 am to 9:00 am' */
export const formatEvent = (event: ArticleEvent, translate: Translate): string => {
  const formatDay = (day: string): string => formatLongDate(day, translate);
  return formatDays(event, formatDay, formatDay, translate);
};

/** Beside the tile with the first day: 'Saturday, 6:00 am to 9:00 am'; '' where the tile says everything. */
export const formatEventBesideTile = (event: ArticleEvent, today: string, translate: Translate): string =>
  event.isWholeDay && event.ends === null
    ? ''
    : formatDays(
        event,
        (day) => formatWeekday(day, translate),
        (day) => formatLongDayNear(day, today, translate),
        translate,
      );
