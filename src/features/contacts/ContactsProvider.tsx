/** The emergency contacts: asked for once for the whole visit (spec §7); the device's copy where they cannot be, and within its time to live. */
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo } from 'react';
import { type Contact, toContacts } from '../../content/models/contact.ts';
import { useRouteChange } from '../../lib/useRouteChange.ts';
import {
  createListQuery,
  type QueryResult,
  type UncheckedDocuments,
  useQueryActor,
  useRecords,
} from '../../query/useRecords.ts';

export type ContactsReading =
  | { readonly status: 'loading' | 'error' | 'empty' }
  | { readonly status: 'success'; readonly contacts: readonly Contact[] }
  /** Of an earlier visit; `readAt` is epoch ms. */
  | { readonly status: 'cached'; readonly contacts: readonly Contact[]; readonly readAt: number };

/** An older copy without a contact says nothing of what the records hold. */
const contactsReading = (reading: QueryResult<readonly Contact[]>, isStale: boolean): ContactsReading => {
  if (reading.status !== 'success') return reading;
  const { data: contacts, readAt, isOutdated } = reading;
  if (!isOutdated || readAt === null)
    return contacts.length === 0 ? { status: 'empty' } : { status: 'success', contacts };
  if (contacts.length === 0) return { status: isStale ? 'error' : 'loading' };
  return { status: 'cached', contacts, readAt };
};

const ContactsContext = createContext<ContactsReading>({ status: 'loading' });

export const useContacts = (): ContactsReading => useContext(ContactsContext);

/** The first of them, as many as asked for; none where there are none to show. */
export const firstContacts = (reading: ContactsReading, most: number): readonly Contact[] =>
  'contacts' in reading ? reading.contacts.slice(0, most) : [];

const question = createListQuery('contacts');

/** A number that was withdrawn or changed is dialled by nobody any more: what the records say of those that are shown counts at once. */
const useAsTheyAre = (shownOnes: QueryResult<readonly Contact[]>): ContactsReading => {
  const [{ newer, isStale }, machine] = useQueryActor(question);
  const reading = useMemo(() => contactsReading(shownOnes, isStale), [shownOnes, isStale]);
  const now = useMemo(
    () => (newer === null ? null : toContacts(newer.found as UncheckedDocuments, () => {})),
    [newer],
  );
  const left = useMemo(
    () =>
      'contacts' in reading
        ? reading.contacts.flatMap(({ id }) => now?.find((each) => each.id === id) ?? [])
        : [],
    [reading, now],
  );
  // No new one among them; or none of the old ones, and then none that could move.
  const isShownAtOnce = now !== null && (left.length === now.length || left.length === 0);
  useEffect(() => {
    if (isShownAtOnce) machine.send({ type: 'SHOW' });
  }, [isShownAtOnce, machine]);
  // Those that are new wait for the next page, as everything does that would move what is read.
  useRouteChange(useCallback(() => machine.send({ type: 'SHOW' }), [machine]));
  return useMemo(() => {
    if (now === null) return reading;
    const contacts = left.length === 0 ? now : left;
    return contacts.length === 0 ? { status: 'empty' } : { status: 'success', contacts };
  }, [reading, now, left]);
};

interface ContactsProps {
  readonly children: ReactNode;
}

export const Contacts = ({ children }: ContactsProps) => {
  const shown = useAsTheyAre(useRecords('contacts', toContacts));
  return <ContactsContext value={shown}>{children}</ContactsContext>;
};
