/**
 * Alerts dismissed on this device, by the edition dismissed. A browser without storage is no failure: the alerts show
 * again. The HTML of a page is the same for everybody, so its head hides what this device has dismissed
 * (src/ssr/inline/hideDismissedAlerts.ts).
 */
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

const isDismissedAlert = (each: Partial<DismissedAlert> | null): each is DismissedAlert =>
  typeof each?.id === 'string' && (each.updated === null || Number.isFinite(each.updated));

/** Stored entries, newest first; empty if the stored value is not ours. */
export const readDismissedAlerts = (): readonly DismissedAlert[] => {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '[]')
      .slice(0, maxStored)
      .filter(isDismissedAlert);
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
