/** Which alerts this telephone has dismissed, as they were then. A browser that keeps nothing is no failure: they show again. */
import { alertEditionOf, type SiteAlert } from '../../../machines/site/alerts.ts';
import { readFields } from '../../lib/readFields.ts';

type DismissedAlert = Pick<SiteAlert, 'id' | 'updated'>;

const key = 'dismissedAlerts';
const maxStored = 20;

const isId = (id: unknown): id is string => typeof id === 'string' && id.length <= 300;
const isUpdated = (updated: unknown): updated is number | null =>
  updated === null || Number.isFinite(updated);

/** What is kept, the newest first; nothing where it is none of ours. */
const readDismissedAlerts = (): readonly DismissedAlert[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored.slice(0, maxStored).flatMap((each: unknown) => {
      const fields = readFields(each);
      const [id, updated] = [fields.get('id'), fields.get('updated')];
      return isId(id) && isUpdated(updated) ? [{ id, updated }] : [];
    });
  } catch {
    return [];
  }
};

export const readDismissedEditions = (): readonly string[] => readDismissedAlerts().map(alertEditionOf);

export const storeDismissedAlert = ({ id, updated }: DismissedAlert): void => {
  try {
    const others = readDismissedAlerts().filter((each) => each.id !== id);
    localStorage.setItem(key, JSON.stringify([{ id, updated }, ...others].slice(0, maxStored)));
  } catch {
    // It is dismissed for as long as the page is open.
  }
};
