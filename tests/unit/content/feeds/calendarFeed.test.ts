import { describe, expect, it } from 'vitest';
import { writeCalendarFeed } from '../../../../src/content/feeds/calendarFeed.ts';
import type { Locale } from '../../../../src/i18n/locales.ts';
import { localizations } from '../../../../src/i18n/localizations.ts';
import { site } from '../../../../src/site.ts';
import {
  documentsIn,
  feedAddress,
  feedDay,
  feedRecord,
  hostileFeedTexts,
} from '../../../support/feedRecords.ts';
import { type ParsedEvent, parseCalendar } from '../../../support/parsedFeed.ts';

type Record = ReturnType<typeof feedRecord>;
const [hour, day] = [3_600_000, 86_400_000];

const write = (
  announcements: readonly Record[],
  news: readonly Record[] = [],
  locale: Locale = 'en',
): string => {
  const documentsOf = documentsIn({ announcements, news });
  const options = { documentsOf, localization: localizations[locale], address: feedAddress };
  return writeCalendarFeed(options, feedDay);
};

const eventsOf = (...announcements: readonly Record[]): readonly ParsedEvent[] =>
  parseCalendar(write(announcements)).events;

const meeting = (id: string, fields: object = {}) =>
  feedRecord(id, { begins: feedDay + 9 * hour, ...fields });

describe('§2 the calendar', () => {
  it('has the events of announcements and news: when, where, what, and the address of the page', () => {
    const fields = {
      title: 'Assembly',
      summary: 'Bring an ID.',
      where: 'Covered court; Zone 2, hall',
      ends: feedDay + 12 * hour,
      updated: feedDay + 1_500,
    };
    const file = write([meeting('assembly', fields)], [meeting('assembly', { title: 'Clean-up day' })]);
    expect(file).toContain(`\r\nX-WR-CALNAME:${site.barangay}\r\n`);
    expect(parseCalendar(file).events).toEqual([
      {
        uid: 'news-assembly@barangay.example',
        title: 'Clean-up day',
        where: '',
        description: `${feedAddress}/News/assembly`,
        begins: '2031-05-06T01:00:00Z',
        ends: '2031-05-06T02:00:00Z',
        changed: '2031-05-05T16:00:00Z',
      },
      {
        uid: 'announcements-assembly@barangay.example',
        title: 'Assembly',
        where: 'Covered court; Zone 2, hall',
        description: `Bring an ID.\n\n${feedAddress}/Announcements/assembly`,
        begins: '2031-05-06T01:00:00Z',
        ends: '2031-05-06T04:00:00Z',
        changed: '2031-05-05T16:00:01Z',
      },
    ]);
  });

  it.each([
    [
      'an hour without an end lasts an hour',
      { begins: feedDay + 9 * hour },
      '2031-05-06T01:00:00Z',
      '2031-05-06T02:00:00Z',
    ],
    ['a day without an hour is a date', { begins: feedDay }, '2031-05-06', '2031-05-07'],
    [
      'days until midnight are dates',
      { begins: feedDay, ends: feedDay + 3 * day },
      '2031-05-06',
      '2031-05-09',
    ],
    [
      'days until 11:59 pm are dates',
      { begins: feedDay, ends: feedDay + 2 * day - 60_000 },
      '2031-05-06',
      '2031-05-08',
    ],
    [
      'a day with the hour of its end begins at midnight',
      { begins: feedDay, ends: feedDay + 5 * hour },
      '2031-05-05T16:00:00Z',
      '2031-05-05T21:00:00Z',
    ],
    [
      'the hours of two days stay',
      { begins: feedDay + 9 * hour, ends: feedDay + 34 * hour },
      '2031-05-06T01:00:00Z',
      '2031-05-07T02:00:00Z',
    ],
    [
      'an end before the beginning is none',
      { begins: feedDay + 9 * hour, ends: feedDay },
      '2031-05-06T01:00:00Z',
      '2031-05-06T02:00:00Z',
    ],
    [
      'the last day that a record may have',
      { begins: Date.UTC(9998, 11, 31), date: Date.UTC(9998, 11, 31) },
      '9998-12-31T00:00:00Z',
      '9998-12-31T01:00:00Z',
    ],
  ])('shows that %s', (_, fields, begins, ends) => {
    expect(eventsOf(feedRecord('a', fields)).map((event) => [event.begins, event.ends])).toEqual([
      [begins, ends],
    ]);
  });

  it.each([
    ['has no beginning of its own', { begins: null }],
    ['has an end only', { begins: null, ends: feedDay + day }],
    ['is a draft', { status: 'draft' }],
    ['is a sample', { sample: true }],
    ['has no address', { slug: '' }],
    ['begins at no instant', { begins: 'soon' }],
    ['begins beyond the year 9998', { begins: Date.UTC(9999, 0) }],
  ])('leaves out an announcement that %s', (_, fields) => {
    expect(eventsOf(meeting('a', fields), meeting('b')).map(({ title }) => title)).toEqual(['Title b']);
  });

  it('has the events from 60 days ago on, the first 300 of them', () => {
    const ago = (days: number, fields: object = {}) =>
      meeting(`ago-${days}`, { begins: feedDay - days * day, ...fields });
    const old = ago(70, { ends: feedDay - 59 * day, slug: 'long' });
    expect(eventsOf(ago(60), ago(61), old).map(({ title }) => title)).toEqual([
      'Title ago-70',
      'Title ago-60',
    ]);
    const many = Array.from({ length: 10_000 }, (_, at) =>
      meeting(`m${at}`, { begins: feedDay + (10_000 - at) * hour }),
    );
    expect(eventsOf(...many).map(({ title }) => title)).toEqual(
      many
        .slice(-300)
        .reverse()
        .map(({ id }) => `Title ${id}`),
    );
  });

  it('leaves out the oldest events first, so that past ones never crowd out the next', () => {
    const past = Array.from({ length: 305 }, (_, at) =>
      meeting(`p${at}`, { begins: feedDay - 2 * day - at * hour }),
    );
    const titles = eventsOf(...past, meeting('next', { begins: feedDay + day })).map(({ title }) => title);
    expect(titles).toHaveLength(300);
    expect(titles.at(-1)).toBe('Title next');
    expect(titles[0]).toBe('Title p298');
  });

  it('is in the language of its address, and in English where there is no translation', () => {
    const translations = { ceb: { title: 'Asembliya' } };
    const { events } = parseCalendar(write([meeting('a', { translations }), meeting('b')], [], 'ceb'));
    expect(events.map(({ title }) => title).toSorted()).toEqual(['Asembliya', 'Title b']);
  });

  it('names events of ids that differ in signs only by different UIDs', () => {
    const uids = ['a b', 'a%20b', 'a@b', 'ñ', 'a\r\nb'].map(
      (id, at) => eventsOf({ ...meeting(`s${at}`), id })[0]!.uid,
    );
    expect(new Set(uids).size).toBe(5);
    expect(uids.filter((uid) => !/^[!-~]+$/.test(uid))).toEqual([]);
  });

  it('is written with an id that is cut within a pair of surrogates', () => {
    const id = `${'a'.repeat(299)}\u{1f600}`;
    expect(eventsOf(meeting(id, { slug: 'a' }))).toHaveLength(1);
  });

  it.each(hostileFeedTexts)('has one event and nothing within it with %j in each of its fields', (text) => {
    const fields = { title: `x${text}`, summary: text, where: text, body: text, source: text };
    const file = write([meeting('a', fields)]);
    expect(parseCalendar(file).names).toEqual(['vevent']);
    expect(Math.max(...file.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  });
});
