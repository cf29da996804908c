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

export type ContactsResult =
  | { readonly status: 'loading' | 'error' | 'empty' }
  | { readonly status: 'success'; readonly contacts: readonly Contact[] }
  /** Of an earlier visit; `readAt` is epoch ms. */
  | { readonly status: 'cached'; readonly contacts: readonly Contact[]; readonly readAt: number };

/** An older copy without a contact says nothing of what the records hold. */
const toContactsResult = (result: QueryResult<readonly Contact[]>, isStale: boolean): ContactsResult => {
  if (result.status !== 'success') return result;
  const { data: contacts, readAt, isOutdated } = result;
  if (!isOutdated || readAt === null)
    return contacts.length === 0 ? { status: 'empty' } : { status: 'success', contacts };
  if (contacts.length === 0) return { status: isStale ? 'error' : 'loading' };
  return { status: 'cached', contacts, readAt };
};

const ContactsContext = createContext<ContactsResult>({ status: 'loading' });

export const useContacts = (): ContactsResult => useContext(ContactsContext);

/** The first of them, as many as asked for; none where there are none to show. */
export const takeContacts = (result: ContactsResult, limit: number): readonly Contact[] =>
  'contacts' in result ? result.contacts.slice(0, limit) : [];

const contactsQuery = createListQuery('contacts');

/** A number that was withdrawn or changed is dialled by nobody any more: what the records say of those that are shown counts at once. */
const useCurrentContacts = (displayed: QueryResult<readonly Contact[]>): ContactsResult => {
  const [{ newer, isStale }, queryActor] = useQueryActor(contactsQuery);
  const result = useMemo(() => toContactsResult(displayed, isStale), [displayed, isStale]);
  const latest = useMemo(
    () => (newer === null ? null : toContacts(newer.found as UncheckedDocuments, () => {})),
    [newer],
  );
  const remaining = useMemo(
    () =>
      'contacts' in result
        ? result.contacts.flatMap(({ id }) => latest?.find((each) => each.id === id) ?? [])
        : [],
    [result, latest],
  );
  // No new one among them; or none of the old ones, and then none that could move.
  const canShowAtOnce = latest !== null && (remaining.length === latest.length || remaining.length === 0);
  useEffect(() => {
    if (canShowAtOnce) queryActor.send({ type: 'SHOW' });
  }, [canShowAtOnce, queryActor]);
  // Those that are new wait for the next page, as everything does that would move what is read.
  useRouteChange(useCallback(() => queryActor.send({ type: 'SHOW' }), [queryActor]));
  return useMemo(() => {
    if (latest === null) return result;
    const contacts = remaining.length === 0 ? latest : remaining;
    return contacts.length === 0 ? { status: 'empty' } : { status: 'success', contacts };
  }, [result, latest, remaining]);
};

interface ContactsProviderProps {
  readonly children: ReactNode;
}

export const ContactsProvider = ({ children }: ContactsProviderProps) => {
  const result = useCurrentContacts(useRecords('contacts', toContacts));
  return <ContactsContext value={result}>{children}</ContactsContext>;
};
