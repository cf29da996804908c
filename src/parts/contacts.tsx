/** The emergency contacts: read once for the whole visit (spec §7). */
import { createContext, type ReactNode, useContext } from 'react';
import { type Contact, contactsOf } from '../content/contact.ts';
import { useReading } from './reading.ts';

const ContactsContext = createContext<readonly Contact[]>([]);

/** Empty until they were read, and where they could not be. */
export const useContacts = (): readonly Contact[] => useContext(ContactsContext);

interface ContactsProps {
  readonly children: ReactNode;
}

export const Contacts = ({ children }: ContactsProps) => {
  const reading = useReading('contacts', contactsOf);
  return <ContactsContext value={reading.tag === 'read' ? reading.shown : []}>{children}</ContactsContext>;
};
