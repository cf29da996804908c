/** An official: a position, and a name once the barangay has published it. */
import { removeBullets } from '../../domain/charter/charter.ts';
import { sortByOrder, type UncheckedDocument } from '../../lib/readFields.ts';
import type { Image } from './image.ts';
import { type LocalizedText, pickLanguage } from './localize.ts';
import { type RecordContext, toRecords } from './record.ts';

export interface Official extends LocalizedText {
  readonly id: string;
  readonly position: string;
  /** Null until the barangay publishes it. */
  readonly name: string | null;
  /** '2023 to 2026'; blank when unknown. */
  readonly term: string;
  readonly committees: readonly string[];
  /** Markdown. */
  readonly body: string;
  readonly image: Image | null;
  readonly isAppointed: boolean;
  readonly updated: number | null;
  readonly isSample: boolean;
}

/** Sorted by `order`. */
export const toOfficials = (
  documents: readonly UncheckedDocument[],
  context: RecordContext,
): readonly Official[] =>
  sortByOrder(toRecords('officials', documents, context)).map(
    ({ id, position, name, term, committees, body, image, appointed, updated, sample, ...language }) => ({
      id,
      ...pickLanguage(language),
      position,
      name: name || null,
      term,
      committees: removeBullets(committees).filter((committee) => committee !== ''),
      body,
      image,
      isAppointed: appointed,
      updated,
      isSample: sample,
    }),
  );
