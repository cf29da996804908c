/** The emergency contacts: read once for the whole visit (spec §7); until then, and where they cannot be, the copy kept. */
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { type Contact, contactsOf } from '../content/contact.ts';
import type { ContactCopy } from '../content/contactCopy.ts';
import { useClock } from './clock.ts';
import { keepContacts, recallContacts } from './keptContacts.ts';
import { type Reading, useReading } from './reading.ts';

export type ContactsReading =
  | { readonly tag: 'loading' | 'failed' | 'empty' }
  | { readonly tag: 'read'; readonly contacts: readonly Contact[] }
  /** Of an earlier visit. */
  | ({ readonly tag: 'kept' } & ContactCopy);

const withCopy = (reading: Reading<readonly Contact[]>, copy: ContactCopy | null): ContactsReading => {
  if (reading.tag === 'read')
    return reading.shown.length === 0 ? { tag: 'empty' } : { tag: 'read', contacts: reading.shown };
  return copy === null ? reading : { tag: 'kept', ...copy };
};

const ContactsContext = createContext<ContactsReading>({ tag: 'loading' });

export const useContacts = (): ContactsReading => useContext(ContactsContext);

/** The first of them, as many as asked for; none where there are none to show. */
export const firstContacts = (reading: ContactsReading, most: number): readonly Contact[] =>
  'contacts' in reading ? reading.contacts.slice(0, most) : [];

interface ContactsProps {
  readonly children: ReactNode;
}

export const Contacts = ({ children }: ContactsProps) => {
  const clock = useClock();
  const reading = useReading('contacts', contactsOf);
  const [copy, setCopy] = useState<ContactCopy | null>(null);
  // After the first drawing: a page that came drawn knows of no telephone.
  useEffect(() => setCopy(recallContacts()), []);
  useEffect(() => {
    if (reading.tag === 'read') keepContacts({ contacts: reading.shown, readAt: clock.now() });
  }, [reading, clock]);
  return <ContactsContext value={withCopy(reading, copy)}>{children}</ContactsContext>;
};
