/** Dated articles: news, ordinances, announcements, awards. Newest first, then by id, as Firestore orders them. */
import { compareById, type UncheckedDocument } from '../../lib/readFields.ts';
import type { DatedListName } from '../schema/lists.ts';
import type { Image } from './image.ts';
import { type LocalizedText, pickLanguage } from './localize.ts';
import { type RecordContext, type RecordOf, toRecords } from './record.ts';

export interface Article extends LocalizedText {
  readonly id: string;
  /** The last segment of its path; blank when it has no page of its own. */
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  /** Markdown; untrusted until it is rendered. */
  readonly body: string;
  /** Epoch ms; null when unknown. */
  readonly date: number | null;
  readonly image: Image | null;
  readonly source: string;
  readonly updated: number | null;
  readonly isSample: boolean;
}

const toArticle = (record: RecordOf<DatedListName>): Article => ({
  id: record.id,
  ...pickLanguage(record),
  slug: record.slug,
  title: record.title,
  summary: record.summary,
  body: record.body,
  date: record.date,
  image: record.image,
  source: record.source,
  updated: record.updated,
  isSample: record.sample,
});

const compareNewestFirst = (a: Article, b: Article): number =>
  a.date === b.date ? -compareById(a, b) : (b.date ?? -1) - (a.date ?? -1);

const createArticleConverter =
  (list: DatedListName) =>
  (documents: readonly UncheckedDocument[], context: RecordContext): readonly Article[] =>
    toRecords(list, documents, context).map(toArticle).sort(compareNewestFirst);

export const articleConverters = {
  news: createArticleConverter('news'),
  ordinances: createArticleConverter('ordinances'),
  announcements: createArticleConverter('announcements'),
  awards: createArticleConverter('awards'),
} as const satisfies Readonly<Record<DatedListName, unknown>>;
