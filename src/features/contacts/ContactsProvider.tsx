/**
 * Provides the emergency contacts, read once per session (spec §7). The stored copy serves while it is fresh, and when
 * the records cannot be read.
 */
import { useSelector } from '@xstate/react';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo } from 'react';
import { type Contact, toContacts } from '../../content/models/contact.ts';
import { LocalizationContext } from '../../context/localeContext.ts';
import { useRouteChange } from '../../lib/useRouteChange.ts';
import {
  createListQuery,
  type QueryResult,
  selectCopyReadAt,
  selectIsStale,
  selectNewer,
  type UncheckedDocuments,
  useQueryActor,
  useRecords,
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

const contactsQuery = createListQuery('contacts');

/** Applies changes and removals of the displayed numbers at once, so that no reader dials a withdrawn number. */
const useCurrentContacts = (displayed: QueryResult<readonly Contact[]>): ContactsResult => {
  const localization = useContext(LocalizationContext);
  const queryActor = useQueryActor(contactsQuery);
  const newer = useSelector(queryActor, selectNewer);
  const copyReadAt = useSelector(queryActor, selectCopyReadAt);
  const isStale = useSelector(queryActor, selectIsStale);
  const result = useMemo(
    () => toContactsResult(displayed, copyReadAt, isStale),
    [displayed, copyReadAt, isStale],
  );
  const latest = useMemo(
    () =>
      newer === null
        ? null
        : toContacts(newer.found as UncheckedDocuments, { ...localization, report: () => {} }),
    [newer, localization],
  );
  const remaining = useMemo(
    () =>
      'contacts' in result
        ? result.contacts.flatMap(({ id }) => latest?.find((each) => each.id === id) ?? [])
        : [],
    [result, latest],
  );
  // The update adds no contact; or none of the displayed ones remains, so that nothing can move.
  const canShowAtOnce = latest !== null && (remaining.length === latest.length || remaining.length === 0);
  useEffect(() => {
    if (canShowAtOnce) queryActor.send({ type: 'SHOW' });
  }, [canShowAtOnce, queryActor]);
  // New contacts wait for the next page, like every update that would move what is being read.
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
