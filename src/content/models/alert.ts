/** What every page tells: urgent announcements with an end. Those that end soonest come first, five at most. */
import { byId, type Unchecked } from '../../lib/readFields.ts';
import { mostAlerts } from '../schema/lists.ts';
import { type InLanguage, pickLanguage } from './localize.ts';
import { type RecordOf, type Report, recordsOf } from './record.ts';

export interface UrgentAlert extends Partial<InLanguage> {
  readonly id: string;
  readonly title: string;
  /** Blank where it has no page of its own. */
  readonly slug: string;
  readonly summary: string;
  /** Epoch ms; 0, at once, where it does not say from when. Its date is the day of what it warns of. */
  readonly validFrom: number;
  readonly validUntil: number;
  readonly updated: number | null;
  readonly isSample: boolean;
}

type Announcement = RecordOf<'announcements'>;

const alertOf = (record: Announcement, validUntil: number): UrgentAlert => ({
  id: record.id,
  ...pickLanguage(record),
  title: record.title,
  slug: record.slug,
  summary: record.summary,
  validFrom: record.validFrom ?? 0,
  validUntil,
  updated: record.updated,
  isSample: record.sample,
});

const soonestOver = (a: UrgentAlert, b: UrgentAlert): number =>
  a.validUntil === b.validUntil ? byId(a, b) : a.validUntil - b.validUntil;

/** The alerts that are not over at an instant; one may be to come. What is not urgent, or has no end, is none. */
export const alertsOf = (
  documents: readonly Unchecked[],
  now: number,
  report: Report,
): readonly UrgentAlert[] =>
  recordsOf('announcements', documents, report)
    .flatMap((record) =>
      record.urgent && record.validUntil !== null ? [alertOf(record, record.validUntil)] : [],
    )
    .filter(({ validFrom, validUntil }) => validUntil > now && validFrom < validUntil)
    .sort(soonestOver)
    .slice(0, mostAlerts);
