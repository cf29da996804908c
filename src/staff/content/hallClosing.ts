/**
 * The days on which an announcement closes the hall (§3). They are written in the commit of the announcement, so that no lost
 * answer and no other desk leaves one without the other.
 */
import {
  encodePlainObject,
  type PlainObject,
  type WireFields,
} from '../../../packages/embedded-firestore/src/protocol/index.ts';
import { findStaleTexts, translationOf } from '../../content/schema/updateTranslatedFrom.ts';
import { addDays, isRealDay, isWeekend } from '../../domain/dates/day.ts';
import { type Half, halves } from '../../domain/places/placeName.ts';
import { collectionOf } from '../../firestore/collections.ts';
import type { TranslationLocale } from '../../i18n/locales.ts';
import { findDayRecord, planHallDay, type StoredHallDay } from '../../staff-core/hall/hallDays.ts';
import { StaffError } from '../errors.ts';
import type { StaffClient } from '../restClient.ts';
import { asksForClosing } from './announcementKind.ts';
import type { DocumentChange } from './documentChange.ts';
import { staffContentMessages } from './messages.ts';
import type { RecordProblems } from './problems.ts';
import type { ControlValues } from './values.ts';

const { closing: messages } = staffContentMessages;

/** Calendar days. A longer closing is rare, and a mistyped year would close the hall for all of it. */
export const maxClosingDays = 14;

export interface HallClosing {
  /** 'yyyy-mm-dd', weekdays only; none where the hall stays open. */
  readonly days: readonly string[];
  readonly halves: readonly Half[];
}

const noClosing: HallClosing = { days: [], halves: [] };

/** @param today 'yyyy-mm-dd' in Manila */
export const readClosing = (
  values: ControlValues,
  today: string,
): { readonly closing: HallClosing; readonly problems: RecordProblems } => {
  const refuse = (name: string, problem: string) => ({ closing: noClosing, problems: [{ name, problem }] });
  if (!asksForClosing(values) || values.closing === 'no') return { closing: noClosing, problems: [] };
  // Its title would tell residents why the hall is closed.
  if (values.status !== 'active') return refuse('closing', messages.hidden);
  const isToday = values.closing === 'today';
  const from = isToday ? today : String(values.closingFrom);
  const to = isToday ? today : String(values.closingTo) || from;
  if (!isRealDay(from)) return refuse('closingFrom', messages.missing);
  if (from < today) return refuse('closingFrom', messages.past);
  if (!isRealDay(to) || to < from) return refuse('closingTo', messages.endsBefore);
  if (to >= addDays(from, maxClosingDays)) return refuse('closingTo', messages.tooMany(maxClosingDays));
  const days = Array.from({ length: maxClosingDays }, (_, at) => addDays(from, at)).filter(
    (day) => day <= to && !isWeekend(day),
  );
  if (days.length === 0) return refuse(isToday ? 'closing' : 'closingFrom', messages.weekend);
  return {
    closing: { days, halves: halves.filter((half) => ['both', half].includes(String(values.closingPart))) },
    problems: [],
  };
};

/** The translations of its title, as far as they are of this title. */
const readReasons = (announcement: PlainObject): Readonly<Record<TranslationLocale, string>> => {
  const stale = findStaleTexts('announcements', announcement);
  const translate = (locale: TranslationLocale): string => {
    const { title } = translationOf(announcement, locale);
    const isStale = stale.some(({ language, field }) => language === locale && field === 'title');
    return typeof title === 'string' && !isStale ? title : '';
  };
  return { fil: translate('fil'), ceb: translate('ceb') };
};

/**
 * A day keeps its reason where all that is to be closed is closed already.
 * @param stored the hall's days, as they were read
 * @param announcement the fields to save
 * @throws StaffError where a stored day cannot be changed
 */
export const planClosing = (
  client: Pick<StaffClient, 'root'>,
  stored: readonly StoredHallDay[],
  { days, halves: closed }: HallClosing,
  announcement: PlainObject,
  now: number,
): readonly DocumentChange[] =>
  days.flatMap((day) => {
    const isClosed = findDayRecord(stored, day)?.isClosed;
    if (closed.every((half) => isClosed?.[half] === true)) return [];
    const change = {
      isClosed: Object.fromEntries(closed.map((half) => [half, true])),
      reason: String(announcement.title),
      translations: { reason: readReasons(announcement) },
    };
    const plan = planHallDay(client, stored, day, change, now);
    if (plan.kind === 'unchanged') return [];
    if (plan.kind === 'refused') throw new StaffError('unknown');
    const { update } = plan.write as { readonly update?: { readonly fields: WireFields } };
    const own = stored.find(({ id }) => id === day) ?? null;
    return {
      name: `${client.root}/${collectionOf('hallDays').path}/${day}`,
      version: own?.version ?? null,
      before: own === null ? null : encodePlainObject(own.fields),
      // Without a record of its own a day is like every day, which is closed.
      fields: update?.fields ?? null,
    };
  });
