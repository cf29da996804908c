/**
 * The calendar of news and announcements whose event has a beginning of its own (RFC 5545). Hours are UTC, which a calendar
 * program shows in Manila's time on a phone there; a day without an hour is a date, which no time zone moves.
 */
import { addDays, manilaDay } from '../../domain/dates/day.ts';
import { toEnd } from '../../domain/dates/formatDay.ts';
import { type CalendarEvent, writeCalendar } from '../../lib/writeCalendar.ts';
import { site } from '../../site.ts';
import type { ArticleEvent } from '../models/article.ts';
import type { ListedArticle } from '../seo/articlePages.ts';
import type { FeedOptions } from './atomFeed.ts';
import { lastChangeOf, listPublished, readInstantField, takeArticles } from './feedEntries.ts';

/** The lists whose records have the fields of an event. */
export const calendarLists = ['news', 'announcements'] as const;

/** A calendar program deletes events that the file has no more: those of the last weeks stay. */
const daysBack = 60;
/** Two thousand days with an event each week. Beyond it, past events are left out first, and then those furthest ahead. */
const maxEvents = 300;
/** The length of an event that says only when it begins. */
const usualLength = { hours: 1 } as const;

type CalendarDate = [year: number, month: number, day: number];

const toCalendarDate = (day: string): CalendarDate => day.split('-').map(Number) as CalendarDate;

/** The last day of an event in Manila, 'yyyy-mm-dd'. */
const lastDayOf = ({ begins, ends }: ArticleEvent): string =>
  ends === null ? manilaDay(begins) : toEnd(ends).day;

const toTimes = (event: ArticleEvent) => {
  const { begins, ends, isWholeDay } = event;
  if (isWholeDay && (ends === null || toEnd(ends).time === null))
    // The end of an event of whole days is the day after its last (RFC 5545, 3.6.1).
    return { start: toCalendarDate(manilaDay(begins)), end: toCalendarDate(addDays(lastDayOf(event), 1)) };
  const utc = { startInputType: 'utc', startOutputType: 'utc', start: begins } as const;
  return ends === null
    ? { ...utc, duration: usualLength }
    : ({ ...utc, end: ends, endInputType: 'utc', endOutputType: 'utc' } as const);
};

interface CalendarEntry {
  readonly list: (typeof calendarLists)[number];
  readonly article: ListedArticle;
  readonly event: ArticleEvent;
}

const toAttributes = (address: string, { list, article, event }: CalendarEntry): CalendarEvent => ({
  // Two lists may have a record of the same id.
  uid: `${list}-${encodeURIComponent(article.id)}@${new URL(address).hostname}`,
  timestamp: lastChangeOf(article),
  title: article.title,
  description: [article.summary, address + article.path].filter((part) => part !== '').join('\n\n'),
  ...(article.where !== '' && { location: article.where }),
  ...toTimes(event),
});

interface Times {
  readonly begins: number;
  readonly ends: number | null;
}

const lastInstantOf = ({ begins, ends }: Times): number => Math.max(begins, ends ?? 0);

/** What is still to come or runs, soonest first; then what is over, the latest first. */
const compareUse =
  (today: string) =>
  (a: Times, b: Times): number => {
    const [isOver, isOtherOver] = [a, b].map((each) => manilaDay(lastInstantOf(each)) < today);
    if (isOver !== isOtherOver) return isOver ? 1 : -1;
    return isOver ? b.begins - a.begins : a.begins - b.begins;
  };

/**
 * The events of a list that end on a day or later, the most useful first. An announcement's date alone orders its list, and is no
 * event.
 */
const listEvents = (
  list: CalendarEntry['list'],
  firstDay: string,
  today: string,
  { documentsOf, localization }: FeedOptions,
): readonly CalendarEntry[] => {
  const documents = listPublished(list, documentsOf)
    .flatMap((document) => {
      const begins = readInstantField(document, 'begins');
      return begins === null ? [] : [{ document, begins, ends: readInstantField(document, 'ends') }];
    })
    .filter((times) => manilaDay(lastInstantOf(times)) >= firstDay)
    .sort(compareUse(today))
    .map(({ document }) => document);
  return takeArticles(list, documents, localization, maxEvents).flatMap((article) =>
    article.event === null || lastDayOf(article.event) < firstDay
      ? []
      : [{ list, article, event: article.event }],
  );
};

/** @param now epoch ms */
export const writeCalendarFeed = (options: FeedOptions, now: number): string => {
  const today = manilaDay(now);
  const firstDay = addDays(today, -daysBack);
  const entries = calendarLists
    .flatMap((list) => listEvents(list, firstDay, today, options))
    .sort((a, b) => compareUse(today)(a.event, b.event))
    .slice(0, maxEvents)
    .sort((a, b) => a.event.begins - b.event.begins);
  return writeCalendar(
    entries.map((entry) => toAttributes(options.address, entry)),
    site.tag,
    site.barangay,
  );
};
