/** Alerts on every page: urgent announcements with an end. Soonest end first, at most five. */
import { compareById, readFields, type UncheckedDocument } from '../../lib/readFields.ts';
import { maxAlerts } from '../schema/lists.ts';
import { type LocalizedText, pickLanguage, textLanguageFields } from './localize.ts';
import { type RecordContext, type RecordOf, toRecords } from './record.ts';

export interface UrgentAlert extends Partial<LocalizedText> {
  readonly id: string;
  readonly title: string;
  /** Blank when it has no page of its own. */
  readonly slug: string;
  readonly summary: string;
  /** Epoch ms; 0, at once, when absent. The announcement's date is the day of the event, not of the alert. */
  readonly validFrom: number;
  readonly validUntil: number;
  readonly updated: number | null;
  readonly isSample: boolean;
}

/** The fields that an alert is made of; an announcement has a longer text and a picture too. */
const alertFields: readonly string[] = [
  ...textLanguageFields,
  'urgent',
  'title',
  'slug',
  'summary',
  'validFrom',
  'validUntil',
  'updated',
  'sample',
];

/** An announcement without the fields that its alert does not need. */
export const trimToAlert = ({ id, data }: UncheckedDocument): UncheckedDocument => ({
  id,
  data: Object.fromEntries([...readFields(data)].filter(([name]) => alertFields.includes(name))),
});

type Announcement = RecordOf<'announcements'>;

const toAlert = (record: Announcement, validUntil: number): UrgentAlert => ({
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

const compareByEnd = (a: UrgentAlert, b: UrgentAlert): number =>
  a.validUntil === b.validUntil ? compareById(a, b) : a.validUntil - b.validUntil;

/**
 * The alerts that have not ended at an instant; some may not have started. Skips announcements that are not urgent or
 * have no end.
 */
export const toAlerts = (
  documents: readonly UncheckedDocument[],
  now: number,
  context: RecordContext,
): readonly UrgentAlert[] =>
  toRecords('announcements', documents, context)
    .flatMap((record) =>
      record.urgent && record.validUntil !== null ? [toAlert(record, record.validUntil)] : [],
    )
    .filter(({ validFrom, validUntil }) => validUntil > now && validFrom < validUntil)
    .sort(compareByEnd)
    .slice(0, maxAlerts);
