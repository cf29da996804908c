/**
 * Provides the emergency contacts, read once per session (spec §7). The stored copy serves while it is fresh, and when
 * the records cannot be read.
 */
import { useSelector } from '@xstate/react';
import { createContext, type ReactNode, useCallback, useContext, useMemo } from 'react';
import { type Contact, toContacts } from '../../content/models/contact.ts';
import type { Query } from '../../context/records.ts';
import { englishLocalization } from '../../i18n/define.ts';
import { useRouteChange } from '../../lib/useRouteChange.ts';
import {
  createListQuery,
  type QueryResult,
  selectCopyReadAt,
  selectIsStale,
  selectNewer,
  type UncheckedDocuments,
  useDocumentQuery,
  useQueryActor,
  useRecordContext,
} from '../../query/useRecords.ts';

export type ContactsResult =
  | { readonly status: 'loading' | 'error' | 'empty' }
  | { readonly status: 'success'; readonly contacts: readonly Contact[] }
  /** From an earlier session; `readAt` is epoch ms. */
  | { readonly status: 'cached'; readonly contacts: readonly Contact[]; readonly readAt: number };

/** An old copy without contacts does not mean that the records have none. */
const toContactsResult = (
  result: QueryResult<readonly Contact[]>,
  copyReadAt: number | null,
  isStale: boolean,
): ContactsResult => {
  if (result.status !== 'success') return result;
  const { data: contacts } = result;
  if (copyReadAt === null)
    return contacts.length === 0 ? { status: 'empty' } : { status: 'success', contacts };
  if (contacts.length === 0) return { status: isStale ? 'error' : 'loading' };
  return { status: 'cached', contacts, readAt: copyReadAt };
};

const ContactsContext = createContext<ContactsResult>({ status: 'loading' });

export const useContacts = (): ContactsResult => useContext(ContactsContext);

/** The first `limit` contacts; empty if there are none to show. */
export const takeContacts = (result: ContactsResult, limit: number): readonly Contact[] =>
  'contacts' in result ? result.contacts.slice(0, limit) : [];

const listIds = (documents: UncheckedDocuments): readonly string[] =>
  toContacts(documents, { ...englishLocalization, report: () => {} }).map(({ id }) => id);

/** Shows changes and removals at once, so that no reader dials a withdrawn number; but nothing that moves the displayed contacts. */
const contactsQuery: Query<UncheckedDocuments> = {
  ...createListQuery('contacts'),
  showsAtOnce: (newer, shown) => {
    const [latest, displayed] = [listIds(newer), listIds(shown)];
    const remaining = latest.filter((id) => displayed.includes(id));
    return remaining.length === latest.length || remaining.length === 0;
  },
};

const useCurrentContacts = (): ContactsResult => {
  const context = useRecordContext('contacts');
  const displayed = useDocumentQuery('contacts', contactsQuery, toContacts);
  const queryActor = useQueryActor(contactsQuery);
  const newer = useSelector(queryActor, selectNewer);
  const copyReadAt = useSelector(queryActor, selectCopyReadAt);
  const isStale = useSelector(queryActor, selectIsStale);
  // New contacts wait for the next page, like every update that would move what is being read.
  useRouteChange(useCallback(() => queryActor.send({ type: 'SHOW' }), [queryActor]));
  return useMemo(() => {
    const result = toContactsResult(displayed, copyReadAt, isStale);
    if (newer === null || !('contacts' in result)) return result;
    // Those that remain beside the new ones change at once.
    const latest = toContacts(newer.found as UncheckedDocuments, context);
    const remaining = result.contacts.flatMap(({ id }) => latest.find((each) => each.id === id) ?? []);
    return { status: 'success', contacts: remaining };
  }, [displayed, copyReadAt, isStale, newer, context]);
};

interface ContactsProviderProps {
  readonly children: ReactNode;
}

export const ContactsProvider = ({ children }: ContactsProviderProps) => (
  <ContactsContext value={useCurrentContacts()}>{children}</ContactsContext>
);
