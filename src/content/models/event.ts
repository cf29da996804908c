/** An event of the barangay's history, in its stored order. */
import { sortByOrder, type UncheckedDocument } from '../../lib/readFields.ts';
import type { Image } from './image.ts';
import { type LocalizedText, pickLanguage } from './localize.ts';
import { type RecordContext, toRecords } from './record.ts';

export interface HistoryEvent extends LocalizedText {
  readonly id: string;
  /** A year, or a day in words; blank when unknown. */
  readonly when: string;
  readonly title: string;
  /** Markdown. */
  readonly body: string;
  readonly image: Image | null;
  /** The source of the text; blank for a sample. */
  readonly source: string;
  readonly updated: number | null;
  readonly isSample: boolean;
}

/** Whether there is something to read of it: a title alone only says that the barangay has yet to write it. */
export const isWritten = ({ when, body, image }: HistoryEvent): boolean =>
  when !== '' || body !== '' || image !== null;

export const toHistoryEvents = (
  documents: readonly UncheckedDocument[],
  context: RecordContext,
): readonly HistoryEvent[] =>
  sortByOrder(toRecords('history', documents, context)).map(
    ({ id, year, title, body, image, source, updated, sample, ...language }) => ({
      id,
      ...pickLanguage(language),
      when: year,
      title,
      body,
      image,
      source,
      updated,
      isSample: sample,
    }),
  );
