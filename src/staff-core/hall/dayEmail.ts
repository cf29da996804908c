/**
 * The email to all whose half day is closed, or whom the hall has moved from it: English, Filipino and Cebuano in one, because nobody
 * stored who reads what. It has no name, no service and no reference, so that everybody gets the same.
 */
import { formatLongDate } from '../../domain/dates/formatDay.ts';
import { type Half, halves } from '../../domain/places/placeName.ts';
import { calendar as cebuano } from '../../i18n/ceb/calendar.ts';
import { createLocalization, type Translate, translateToEnglish } from '../../i18n/define.ts';
import { calendar as filipino } from '../../i18n/fil/calendar.ts';
import type { Locale } from '../../i18n/locales.ts';
import { site } from '../../site.ts';
import { type BccLink, createBccLinks, isMailbox } from '../mailLink.ts';
import type { StaffRequest } from '../request.ts';

interface DayTexts {
  readonly translate: Translate;
  readonly closed: string;
  /** Follows the day. */
  readonly part: Readonly<Record<Half, string>>;
  readonly isClosed: (day: string) => string;
  /** For those who have no new day yet. */
  readonly wait: string;
  readonly moved: (newDay: string) => string;
}

const texts: Readonly<Record<Locale, DayTexts>> = {
  en: {
    translate: translateToEnglish,
    closed: 'hall closed',
    part: { morning: ' in the morning', afternoon: ' in the afternoon' },
    isClosed: (day) => `The barangay hall is closed on ${day}.`,
    wait: 'Please do not come then. Once you have a new day, your receipt code shows it at the address below. To ask, call the hall.',
    moved: (newDay) =>
      `Your new day is ${newDay}, at the same hour. Your receipt code shows it at the address below. If you cannot come, call the hall.`,
  },
  fil: {
    translate: createLocalization('fil', { calendar: filipino }).translate,
    closed: 'sarado',
    part: { morning: ' sa umaga', afternoon: ' sa hapon' },
    isClosed: (day) => `Sarado ang barangay hall sa ${day}.`,
    wait: 'Huwag munang pumunta noon. Kapag may bago na kayong araw, makikita ito sa address sa ibaba gamit ang receipt code. Kung may tanong, tumawag sa hall.',
    moved: (newDay) =>
      `Ang bago ninyong araw ay ${newDay}, sa parehong oras. Makikita ito sa address sa ibaba gamit ang receipt code. Kung hindi kayo makakapunta, tumawag sa hall.`,
  },
  ceb: {
    translate: createLocalization('ceb', { calendar: cebuano }).translate,
    closed: 'sirado',
    part: { morning: ' sa buntag', afternoon: ' sa hapon' },
    isClosed: (day) => `Sirado ang barangay hall sa ${day}.`,
    wait: 'Ayaw una og adto niana. Kon naa na kay bag-ong adlaw, makita kini sa address sa ubos gamit ang receipt code. Kon naay pangutana, tawag sa hall.',
    moved: (newDay) =>
      `Ang imong bag-ong adlaw mao ang ${newDay}, sa samang oras. Makita kini sa address sa ubos gamit ang receipt code. Kon dili ka makaadto, tawag sa hall.`,
  },
};

/** What was closed, and where those who were to come then are now. */
export interface ClosedDay {
  /** 'yyyy-mm-dd' */
  readonly day: string;
  readonly closed: readonly Half[];
  /** 'yyyy-mm-dd'; null for those who have no new day yet. */
  readonly movedTo: string | null;
}

/** @param siteUrl 'https://barangay.example' */
export const formatDayEmail = (
  { day, closed, movedTo }: ClosedDay,
  siteUrl: string,
): { readonly subject: string; readonly body: string } => {
  const { barangay, hall } = site;
  const [half] = closed;
  const paragraphs = Object.values(texts).map(({ translate, part, isClosed, wait, moved }) => {
    const name = formatLongDate(day, translate);
    const where = half === undefined || closed.length === halves.length ? name : name + part[half];
    return `${isClosed(where)} ${movedTo === null ? wait : moved(formatLongDate(movedTo, translate))}`;
  });
  return {
    subject: `${barangay}: ${Object.values(texts)
      .map((each) => each.closed)
      .join(', ')}: ${formatLongDate(day, translateToEnglish)}`,
    body: [
      ...paragraphs,
      `${hall.name}, ${hall.telephone.number}\n${new URL('/Request_Status', siteUrl).href}`,
    ].join('\n\n'),
  };
};

export interface DayNotification<Person> {
  readonly links: readonly BccLink[];
  /** Those whose request has no plain mailbox. */
  readonly withoutEmail: readonly Person[];
}

/** The links of the email to these people, and whom it cannot reach. */
export const createDayNotification = <Person extends { readonly request: Pick<StaffRequest, 'fields'> }>(
  people: readonly Person[],
  closedDay: ClosedDay,
  siteUrl: string,
): DayNotification<Person> => ({
  links: createBccLinks(
    people.map(({ request }) => request.fields.email),
    formatDayEmail(closedDay, siteUrl),
  ),
  withoutEmail: people.filter(({ request }) => !isMailbox(request.fields.email)),
});
