/** What happened in the barangay, in the order it stands in its history. */
import { type Fields, inOrder, paragraphsOf, textOf, type Unchecked } from './checked.ts';

export interface HistoryEvent {
  readonly id: string;
  /** A year, or a day in words; blank where it is not known. */
  readonly when: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** Who says so; blank for a sample. */
  readonly source: string;
  readonly isSample: boolean;
}

const eventOf = (id: string, fields: Fields): HistoryEvent => ({
  id,
  when: textOf(fields.get('year')) || textOf(fields.get('date')),
  title: textOf(fields.get('title')),
  paragraphs: paragraphsOf(fields.get('body')),
  source: textOf(fields.get('source')),
  isSample: fields.get('sample') === true,
});

/** Those with a title, by their order. */
export const eventsOf = (documents: readonly Unchecked[]): readonly HistoryEvent[] =>
  inOrder(documents, eventOf).filter(({ title }) => title !== '');
