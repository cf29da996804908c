/** What is dated: news, ordinances, announcements, awards. Newest first, those of one moment by their ids, as the store orders them. */
import { byId, type Unchecked } from '../../lib/readFields.ts';
import type { DatedName } from '../schema/lists.ts';
import type { Image } from './image.ts';
import { type InLanguage, pickLanguage } from './localize.ts';
import { type RecordOf, type Report, recordsOf } from './record.ts';

export interface Entry extends InLanguage {
  readonly id: string;
  /** The last part of its address; blank where it has no page of its own. */
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  /** Markdown, hostile until it is rendered. */
  readonly body: string;
  /** Epoch ms; null where it is not known. */
  readonly date: number | null;
  readonly image: Image | null;
  readonly source: string;
  readonly updated: number | null;
  readonly isSample: boolean;
}

const entryOf = (record: RecordOf<DatedName>): Entry => ({
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

const newestFirst = (a: Entry, b: Entry): number =>
  a.date === b.date ? -byId(a, b) : (b.date ?? -1) - (a.date ?? -1);

const entriesOf =
  (list: DatedName) =>
  (documents: readonly Unchecked[], report: Report): readonly Entry[] =>
    recordsOf(list, documents, report).map(entryOf).sort(newestFirst);

export const entryShapes = {
  news: entriesOf('news'),
  ordinances: entriesOf('ordinances'),
  announcements: entriesOf('announcements'),
  awards: entriesOf('awards'),
} as const satisfies Readonly<Record<DatedName, unknown>>;
