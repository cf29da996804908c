/** Dated articles: news, ordinances, announcements, awards. Newest first, then by id, as Firestore orders them. */
import { manilaTime } from '../../domain/dates/day.ts';
import type { Locale } from '../../i18n/locales.ts';
import { compareById, readFields, type UncheckedDocument } from '../../lib/readFields.ts';
import { type DatedListName, lists } from '../schema/lists.ts';
import { localizeDocument } from './localize.ts';
import { type RecordContext, type RecordOf, toRecords } from './record.ts';

/** When what an article is about takes place. */
export interface ArticleEvent {
  /** Epoch ms. */
  readonly begins: number;
  readonly ends: number | null;
  /** Whether only the day of `begins` counts, not its hour. */
  readonly isWholeDay: boolean;
}

/** The fields that every dated list has, and those of an event and a PDF, which are blank in the others. */
export type Article = RecordOf<'awards'> &
  Pick<RecordOf<'announcements'>, 'where' | 'file'> & {
    /** Epoch ms; null when unknown. */
    readonly published: number | null;
    /** Null for an article about no event. */
    readonly event: ArticleEvent | null;
  };

/** What the `date` of a list's records is: the day of publishing, or the day of the event itself. */
const meaningOfDate = {
  news: 'published',
  ordinances: 'published',
  announcements: 'event',
  awards: 'event',
} as const satisfies Readonly<Record<DatedListName, 'published' | 'event'>>;

const isByEventDay = (list: DatedListName): boolean => meaningOfDate[list] === 'event';

/** Whether an entry of the list may name an event of its own. */
export const hasEvents = (list: DatedListName): boolean => 'begins' in lists[list].fields;

/** Whether the list goes on into the future: its entries are of the day that they are about. */
export const liesAhead = (list: DatedListName): boolean => isByEventDay(list) && hasEvents(list);

const isMidnight = (instant: number): boolean => manilaTime(instant) === '00:00';

type DatedRecord = RecordOf<'awards'> &
  Partial<Pick<RecordOf<'announcements'>, 'begins' | 'ends' | 'where' | 'file'>>;

const toEvent = (list: DatedListName, record: DatedRecord): ArticleEvent | null => {
  const { begins = null, ends = null, date } = record;
  if (begins !== null)
    return { begins, ends: ends !== null && ends > begins ? ends : null, isWholeDay: isMidnight(begins) };
  // The hour of a date orders the list and says nothing about the event.
  return isByEventDay(list) && date !== null ? { begins: date, ends: null, isWholeDay: true } : null;
};

const toArticle = (list: DatedListName, record: DatedRecord): Article => ({
  ...record,
  published: isByEventDay(list) ? null : record.date,
  event: toEvent(list, record),
  where: record.where ?? '',
  file: record.file ?? null,
});

/** A document as a list of articles shows it, in one locale: without the text of the article, which may be long. */
export const trimToListed = (document: UncheckedDocument, locale: Locale): UncheckedDocument => {
  const { body, ...data } = Object.fromEntries(readFields(localizeDocument(document, locale).data));
  return { id: document.id, data };
};

const compareNewestFirst = (a: Article, b: Article): number =>
  a.date === b.date ? -compareById(a, b) : (b.date ?? -1) - (a.date ?? -1);

const createArticleConverter =
  (list: DatedListName) =>
  (documents: readonly UncheckedDocument[], context: RecordContext): readonly Article[] =>
    toRecords(list, documents, context)
      .map((record) => toArticle(list, record))
      .sort(compareNewestFirst);

export const articleConverters = {
  news: createArticleConverter('news'),
  ordinances: createArticleConverter('ordinances'),
  announcements: createArticleConverter('announcements'),
  awards: createArticleConverter('awards'),
} as const satisfies Readonly<Record<DatedListName, unknown>>;
