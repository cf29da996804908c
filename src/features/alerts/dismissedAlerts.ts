/** Which alerts this telephone has dismissed, as they were then. A browser that keeps nothing is no failure: they show again. */
import { type Announced, editionOf } from '../../../machines/site/alerts.ts';
import { readFields } from '../../lib/readFields.ts';

type Dismissed = Pick<Announced, 'id' | 'updated'>;

const key = 'dismissedAlerts';
const mostKept = 20;

const isId = (id: unknown): id is string => typeof id === 'string' && id.length <= 300;
const isUpdated = (updated: unknown): updated is number | null =>
  updated === null || Number.isFinite(updated);

/** What is kept, the newest first; nothing where it is none of ours. */
const kept = (): readonly Dismissed[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored.slice(0, mostKept).flatMap((each: unknown) => {
      const fields = readFields(each);
      const [id, updated] = [fields.get('id'), fields.get('updated')];
      return isId(id) && isUpdated(updated) ? [{ id, updated }] : [];
    });
  } catch {
    return [];
  }
};

export const dismissedEditions = (): readonly string[] => kept().map(editionOf);

export const keepDismissed = ({ id, updated }: Dismissed): void => {
  try {
    const others = kept().filter((each) => each.id !== id);
    localStorage.setItem(key, JSON.stringify([{ id, updated }, ...others].slice(0, mostKept)));
  } catch {
    // It is dismissed for as long as the page is open.
  }
};
