/**
 * Which forms the barangay offers: those whose service is in the charter. Staff hide a service by its status, and the
 * site then stops linking to its form. If the charter is empty or cannot be read, every form is offered. A form reads only its own
 * service, with one query (useFormService.ts).
 */
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { Query } from '../context/records.ts';
import { useServices } from '../context/services.ts';
import { failToLoad } from '../firestore/errors.ts';
import { formTypeNames } from '../form/typeNames.ts';
import type { FormType } from '../form/types.ts';
import { createModuleLoader } from '../lib/createModuleLoader.ts';
import { importWithRetry } from '../lib/importWithRetry.ts';
import type { FormFacts } from './formFacts.ts';
import { createListQuery, selectFound, type UncheckedDocuments, useQueryActor } from './useRecords.ts';

/** What the forms show of the charter is picked only from what was read after the page was rendered. */
const picks = createModuleLoader(() => importWithRetry(() => import('./formDocuments.ts')));
const loadPicks = () => picks.load().catch(failToLoad);

const charterQuery = createListQuery('charter');

/** Loads the code of the picks while the charter is read. */
const formsQuery: typeof charterQuery = {
  ...charterQuery,
  fetchRecords: (client) => {
    void picks.load().catch(() => {});
    return charterQuery.fetchRecords(client);
  },
};

const offeredFormsQuery: Query<UncheckedDocuments> = {
  ...formsQuery,
  selection: { name: 'forms', pick: async (...found) => (await loadPicks()).toFactDocuments(...found) },
};

const toOfferedTypes = (found: unknown): readonly FormType[] => {
  if (found === undefined) return formTypeNames;
  const ids = new Set((found as UncheckedDocuments).map(({ id }) => id));
  return formTypeNames.filter((type) => ids.has(type));
};

export interface OfferedForm {
  readonly type: FormType;
  /** Null while the charter is unread, and for a form without a service in it. */
  readonly facts: FormFacts | null;
}

/** The forms to choose from, in table order, with what each costs and how long it takes. */
export const useOfferedForms = (): readonly OfferedForm[] => {
  const found = useSelector(useQueryActor(offeredFormsQuery), selectFound) as UncheckedDocuments | undefined;
  return toOfferedTypes(found).map((type) => ({
    type,
    facts: (found?.find(({ id }) => id === type)?.data ?? null) as FormFacts | null,
  }));
};

/** The query of the current form. It is fetched each time that the form opens, and a new result counts immediately. */
export const createFormQuery = (type: FormType): Query<UncheckedDocuments> => ({
  ...formsQuery,
  selection: {
    name: `form ${type}`,
    pick: async (...found) => (await loadPicks()).toFormDocument(type, ...found),
  },
  staleTime: 0,
  showsAtOnce: () => true,
});

/**
 * Whether the current form is offered. Fetches when the form opens, when its tab becomes visible again, and once more
 * just before submission.
 */
export const useIsOffered = (type: FormType, isAboutToSend: boolean): boolean => {
  const { clock } = useServices();
  const actor = useQueryActor(createFormQuery(type));
  const found = useSelector(actor, selectFound) as UncheckedDocuments | undefined;
  useEffect(() => {
    const refetch = () => actor.send({ type: 'VISIT', at: clock.now() });
    if (isAboutToSend) refetch();
    const refetchWhenVisible = () => {
      if (document.visibilityState === 'visible') refetch();
    };
    document.addEventListener('visibilitychange', refetchWhenVisible);
    return () => document.removeEventListener('visibilitychange', refetchWhenVisible);
  }, [actor, clock, isAboutToSend]);
  return found === undefined || found.length > 0;
};
