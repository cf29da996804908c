/**
 * Alerts dismissed on this device, and those that this tab has shown, by their editions. A browser without storage is no failure:
 * the alerts show again. The HTML of a page is the same for everybody, so its head hides what this device has dismissed and
 * shortens what this tab has shown (src/ssr/inline/hideDismissedAlerts.ts).
 */
interface AlertEdition {
  readonly id: string;
  /** Epoch ms. A changed alert is another edition. */
  readonly updated: number | null;
}

/** Names an edition in an attribute and its selector: a word without a space, a quote or a backslash. */
export const alertTokenOf = ({ id, updated }: AlertEdition): string =>
  `${id} ${updated ?? ''}`.replace(/[^\w-]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);

/** The property that the head sets to 1 for an alert that this tab has shown: how many lines it has at most. */
export const alertLines = '--lines';

/** Dismissed alerts are in localStorage, those that the tab has shown in sessionStorage. */
type StorageName = 'localStorage' | 'sessionStorage';
const keys = { localStorage: 'dismissedAlerts', sessionStorage: 'seenAlerts' } as const;
const maxStored = 20;

const isEdition = (each: Partial<AlertEdition> | null): each is AlertEdition =>
  typeof each?.id === 'string' && (each.updated === null || Number.isFinite(each.updated));

/** Stored entries, newest first; empty if the stored value is not ours. */
export const readAlertEditions = (storage: StorageName): readonly AlertEdition[] => {
  try {
    return JSON.parse(window[storage].getItem(keys[storage])!).filter(isEdition);
  } catch {
    return [];
  }
};

/** What cannot be stored stays so while the page is open. */
export const storeAlertEdition = (storage: StorageName, { id, updated }: AlertEdition): void => {
  try {
    const others = readAlertEditions(storage).filter((each) => each.id !== id);
    window[storage].setItem(keys[storage], JSON.stringify([{ id, updated }, ...others].slice(0, maxStored)));
  } catch {}
};
