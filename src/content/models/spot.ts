/** A tourist spot. */
import type { GeoPoint } from '../../domain/map/geo.ts';
import { sortByOrder, type UncheckedDocument } from '../../lib/readFields.ts';
import type { Image } from './image.ts';
import { type LocalizedText, pickLanguage } from './localize.ts';
import { type RecordContext, toRecords } from './record.ts';

export interface Spot extends LocalizedText {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  /** Markdown. */
  readonly body: string;
  /** In words. */
  readonly where: string;
  /** Null when unknown. */
  readonly place: GeoPoint | null;
  readonly image: Image | null;
  readonly updated: number | null;
  readonly isSample: boolean;
}

/** Sorted by `order`. */
export const toSpots = (documents: readonly UncheckedDocument[], context: RecordContext): readonly Spot[] =>
  sortByOrder(toRecords('tourism', documents, context)).map(
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
