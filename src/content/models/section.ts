/** A page that the barangay writes itself, such as resident information, is made of sections; each says which page it is of. */
import { inOrder, type Unchecked } from '../../lib/readFields.ts';
import type { Figure } from '../schema/fieldKinds.ts';
import type { WrittenPage } from '../schema/lists.ts';
import type { Image } from './image.ts';
import { type InLanguage, pickLanguage } from './localize.ts';
import { type Report, recordsOf } from './record.ts';

export interface Section extends InLanguage {
  readonly id: string;
  readonly page: WrittenPage | null;
  readonly title: string;
  /** Markdown. */
  readonly body: string;
  readonly image: Image | null;
  readonly figures: readonly Figure[];
  /** Who says so; blank for a sample. */
  readonly source: string;
  readonly updated: number | null;
  readonly isSample: boolean;
}

/** By their order. */
export const sectionsOf = (documents: readonly Unchecked[], report: Report): readonly Section[] =>
  inOrder(recordsOf('pages', documents, report)).map(
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
