/** The emergency contacts: read once for the whole visit (spec §7). A failure is logged only (§8). */
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { type Contact, contactsOf } from '../content/contact.ts';
import { loadDoor } from './door.ts';
import { useLog } from './log.ts';

const ContactsContext = createContext<readonly Contact[]>([]);

/** Empty until they were read, and where they could not be. */
export const useContacts = (): readonly Contact[] => useContext(ContactsContext);

interface ContactsProps {
  readonly children: ReactNode;
}

export const Contacts = ({ children }: ContactsProps) => {
  const log = useLog();
  const [contacts, setContacts] = useState<readonly Contact[]>([]);
  useEffect(() => {
    let isGone = false;
    loadDoor()
      .then(({ readActive }) => readActive('contacts'))
      .then((documents) => {
        if (!isGone) setContacts(contactsOf(documents));
      })
      .catch((error: unknown) => {
        if (!isGone) log(`The emergency contacts could not be read: ${String(error)}`);
      });
    return () => {
      isGone = true;
    };
  }, [log]);
  return <ContactsContext value={contacts}>{children}</ContactsContext>;
};
