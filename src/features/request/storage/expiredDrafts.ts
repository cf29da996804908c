/**
 * Drafts on the phone whose day is over (docs/decisions/drafts.md): every page deletes them, for the form that would may
 * never be opened again. No more of a draft is read than its age.
 */
import { draftLifetime } from '../../../../machines/request/draftLifetime.ts';
import { type FormType, formTypes } from '../../../form/types.ts';
import { readFields } from '../../../lib/readFields.ts';

/** The key of the draft of a type, in both storages. */
export const draftKey = (type: FormType): string => `draft ${type}`;

/** By the phone's clock, epoch ms. A draft from the future is over too: its age is not known. */
export const isWithinLifetime = (storedAt: number, now: number): boolean =>
  storedAt <= now && now < storedAt + draftLifetime;

const isExpired = (text: string, now: number): boolean => {
  try {
    const storedAt = readFields(JSON.parse(text)).get('keptAt');
    return typeof storedAt === 'number' && !isWithinLifetime(storedAt, now);
  } catch {
    // The form says that it cannot be read, and deletes it.
    return false;
  }
};

/** Deletes the drafts on the phone that are over. @param now epoch ms by the phone's clock */
export const deleteExpiredDrafts = (now: number): void => {
  try {
    for (const type of Object.keys(formTypes) as FormType[]) {
      const text = localStorage.getItem(draftKey(type));
      if (text !== null && isExpired(text, now)) localStorage.removeItem(draftKey(type));
    }
  } catch {
    // Storage that is blocked holds nothing of ours.
  }
};
