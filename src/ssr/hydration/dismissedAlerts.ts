/**
 * Alerts dismissed on this device, by the edition dismissed. A browser without storage is no failure: the alerts show
 * again. The HTML of a page is the same for everybody, so its head hides what this device has dismissed
 * (src/ssr/inline/hideDismissedAlerts.ts).
 */
import { readFields } from '../../lib/readFields.ts';

interface DismissedAlert {
  readonly id: string;
  /** Epoch ms. A changed alert is another edition. */
  readonly updated: number | null;
}

/** Names an edition in an attribute and its selector: a word without a space, a quote or a backslash. */
export const alertTokenOf = ({ id, updated }: DismissedAlert): string =>
  `${id} ${updated ?? ''}`.replace(/[^\w-]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);

const key = 'dismissedAlerts';
const maxStored = 20;

const isId = (id: unknown): id is string => typeof id === 'string' && id.length <= 300;
const isUpdated = (updated: unknown): updated is number | null =>
  updated === null || Number.isFinite(updated);

/** Stored entries, newest first; empty if the stored value is not ours. */
export const readDismissedAlerts = (): readonly DismissedAlert[] => {
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

export const storeDismissedAlert = ({ id, updated }: DismissedAlert): void => {
  try {
    const others = readDismissedAlerts().filter((each) => each.id !== id);
    localStorage.setItem(key, JSON.stringify([{ id, updated }, ...others].slice(0, maxStored)));
  } catch {
    // The alert stays dismissed while the page is open.
  }
};
