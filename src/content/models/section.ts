/** A section of a page that the barangay writes itself, such as resident information. Each section names its page. */
import { sortByOrder, type UncheckedDocument } from '../../lib/readFields.ts';
import type { WrittenPage } from '../../routes/table.ts';
import type { Figure } from '../schema/fieldKinds.ts';
import type { Image } from './image.ts';
import { type LocalizedText, pickLanguage } from './localize.ts';
import { type RecordContext, toRecords } from './record.ts';

/** Id of the section about the hall, which shows what site.json has of it: address, telephone, hours. */
export const hallSectionId = 'hall-hours';

export interface Section extends LocalizedText {
  readonly id: string;
  readonly page: WrittenPage | null;
  readonly title: string;
  /** Markdown. */
  readonly body: string;
  readonly image: Image | null;
  readonly figures: readonly Figure[];
  /** The source of the text; blank for a sample. */
  readonly source: string;
  readonly updated: number | null;
  readonly isSample: boolean;
}

/** Sorted by `order`. */
export const toSections = (
  documents: readonly UncheckedDocument[],
  context: RecordContext,
): readonly Section[] =>
  sortByOrder(toRecords('pages', documents, context)).map(
    ({ id, page, title, body, image, figures, source, updated, sample, ...language }) => ({
      id,
      ...pickLanguage(language),
      page,
      title,
      body,
      image,
      figures,
      source,
      updated,
      isSample: sample,
    }),
  );
