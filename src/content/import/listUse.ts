/** How many records of a list are on the site, and how many the site reads (§7): beyond that number residents do not see them. */
import type { PlainObject } from '../../../packages/embedded-firestore/src/protocol/index.ts';
import { type ListName, lists, maxAlerts } from '../schema/lists.ts';

export interface ListUse {
  /** The sections are those of the page that has the most. */
  readonly kind: 'records' | 'sections' | 'alerts';
  readonly count: number;
  readonly most: number;
}

const isActive = ({ status }: PlainObject): boolean => status === 'active';

/** Alerts that have not ended. Future ones count, because pages read them too. */
const countAlerts = (records: readonly PlainObject[], now: number): number =>
  records.filter(
    ({ urgent, validUntil }) => urgent === true && typeof validUntil === 'number' && validUntil > now,
  ).length;

/**
 * Null for a list that the site reads page by page.
 * @param now epoch ms
 */
export const measureListUse = (
  list: ListName,
  records: readonly PlainObject[],
  now: number,
): ListUse | null => {
  const active = records.filter(isActive);
  if (list === 'announcements') return { kind: 'alerts', count: countAlerts(active, now), most: maxAlerts };
  if ('date' in lists[list].fields || list === 'hallDays') return null;
  const most = lists[list].limit;
  if (list !== 'pages') return { kind: 'records', count: active.length, most };
  const counts = active.map(({ page }) => active.filter((other) => other.page === page).length);
  return { kind: 'sections', count: Math.max(0, ...counts), most };
};

/** Whether a tenth of the room is left, or none. */
export const isNearlyFull = ({ count, most }: ListUse): boolean => count >= most - Math.ceil(most / 10);
