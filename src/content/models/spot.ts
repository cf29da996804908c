/** A place a visitor may see. */
import type { Place } from '../../domain/map/geo.ts';
import { inOrder, type Unchecked } from '../../lib/readFields.ts';
import type { Image } from './image.ts';
import { type InLanguage, pickLanguage } from './localize.ts';
import { type Report, recordsOf } from './record.ts';

export interface Spot extends InLanguage {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  /** Markdown. */
  readonly body: string;
  /** In words. */
  readonly where: string;
  /** Null where it is not known. */
  readonly place: Place | null;
  readonly image: Image | null;
  readonly updated: number | null;
  readonly isSample: boolean;
}

/** By their order. */
export const spotsOf = (documents: readonly Unchecked[], report: Report): readonly Spot[] =>
  inOrder(recordsOf('tourism', documents, report)).map(
    ({ id, title, summary, body, where, place, image, updated, sample, ...language }) => ({
      id,
      ...pickLanguage(language),
      title,
      summary,
      body,
      where,
      place,
      image,
      updated,
      isSample: sample,
    }),
  );
