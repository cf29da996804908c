/** Alerts on every page: urgent announcements with an end. Soonest end first, at most five. */
import type { SiteAlert } from '../../../machines/site/alerts.ts';
import { compareById, type UncheckedDocument } from '../../lib/readFields.ts';
import { maxAlerts } from '../schema/lists.ts';
import { pickFields } from './localize.ts';
import { type RecordContext, toRecords } from './record.ts';

/** The fields that an alert is made of; an announcement has a longer text and a picture too. */
const alertFields = ['urgent', 'title', 'slug', 'summary', 'validFrom', 'validUntil', 'updated', 'sample'];

/** An announcement without the fields that its alert does not need. */
export const trimToAlert = (document: UncheckedDocument): UncheckedDocument =>
  pickFields(document, alertFields);

const compareByEnd = (a: SiteAlert, b: SiteAlert): number =>
  a.validUntil === b.validUntil ? compareById(a, b) : a.validUntil - b.validUntil;

/**
 * The alerts that have not ended at an instant; some may not have started. Skips announcements that are not urgent or
 * have no end.
 */
export const toAlerts = (
  documents: readonly UncheckedDocument[],
  now: number,
  context: RecordContext,
): readonly SiteAlert[] =>
  toRecords('announcements', documents, context)
    .flatMap(({ validFrom, validUntil, ...record }) =>
      // The announcement's date is the day of the event, not of the alert.
      record.urgent && validUntil !== null ? [{ ...record, validFrom: validFrom ?? 0, validUntil }] : [],
    )
    .filter(({ validFrom, validUntil }) => validUntil > now && validFrom < validUntil)
    .sort(compareByEnd)
    .slice(0, maxAlerts);
