/**
 * Deletes expired drafts from the phone (docs/decisions/0006-drafts.md). Every page does so, because the form that would may
 * never be opened again. It reads only the age of a draft.
 */
import { draftLifetime } from '../../../../machines/request/draftLifetime.ts';
import { type FormType, formTypes } from '../../../form/types.ts';
import { readFields } from '../../../lib/readFields.ts';
import { requestKey } from '../../../ssr/hydration/requestKeys.ts';

/** Storage key of a type's draft, the same in both storages. */
export const draftKey = (type: FormType): string => requestKey('draft', type);

/** Phone's clock, epoch ms. A draft from the future counts as expired: its age is unknown. */
export const isWithinLifetime = (storedAt: number, now: number): boolean =>
  storedAt <= now && now < storedAt + draftLifetime;

const isExpired = (text: string, now: number): boolean => {
  try {
    const storedAt = readFields(JSON.parse(text)).get('keptAt');
    return typeof storedAt === 'number' && !isWithinLifetime(storedAt, now);
  } catch {
    // The form reports that it cannot be read, and deletes it.
    return false;
  }
};

/**
 * Deletes the phone's expired drafts.
 * @param now epoch ms by the phone's clock
 */
export const deleteExpiredDrafts = (now: number): void => {
  try {
    for (const type of Object.keys(formTypes) as FormType[]) {
      const text = localStorage.getItem(draftKey(type));
      if (text !== null && isExpired(text, now)) localStorage.removeItem(draftKey(type));
    }
  } catch {
    // Blocked storage has no data of ours.
  }
};
