/** The copy of the contacts on this telephone. Storage that is blocked, full or holds rubbish is a telephone without one. */
import { type ContactCopy, copyIn, copyText } from '../content/contactCopy.ts';
import { collectionOf } from '../database/collections.ts';

const key = 'contacts';

export const recallContacts = (): ContactCopy | null => {
  try {
    return copyIn(window.localStorage.getItem(key) ?? '', collectionOf('contacts').limit);
  } catch {
    return null;
  }
};

/** The old copy goes first: where the new one finds no room, a number that was withdrawn must not stay. */
export const keepContacts = (copy: ContactCopy): void => {
  try {
    window.localStorage.removeItem(key);
    if (copy.contacts.length > 0) window.localStorage.setItem(key, copyText(copy));
  } catch {
    // The next visit reads the store again.
  }
};
