/**
 * Which forms the barangay offers: those whose service is in the charter. Staff hide a service by its status, and then the
 * site leads to its form no more. Where the charter is empty or cannot be read, every form is offered.
 */
import { useEffect } from 'react';
import { useClock } from '../context/clockContext.ts';
import { matchesServiceSlug } from '../domain/charter/charter.ts';
import { type FormType, formTypes } from '../form/types.ts';
import { readBoundedLine, readFields, type UncheckedDocument } from '../lib/readFields.ts';
import type { Query } from './queryClient.ts';
import { createListQuery, type UncheckedDocuments, useQueryActor } from './useRecords.ts';

interface ServiceName {
  readonly name: string;
  readonly slug: string;
}

/** No name and no address of a service is longer. */
const longest = 300;

const types = Object.keys(formTypes) as FormType[];

/** Of the services of the charter, by their English names. */
export const findOfferedTypes = (services: readonly ServiceName[]): readonly FormType[] =>
  services.length === 0
    ? types
    : types.filter((type) => services.some((service) => matchesServiceSlug(service, formTypes[type].slug)));

const parseServiceName = ({ data }: UncheckedDocument): ServiceName => {
  const fields = readFields(data);
  return {
    name: readBoundedLine(fields.get('name'), longest) ?? '',
    slug: readBoundedLine(fields.get('slug'), longest) ?? '',
  };
};

/** Of the whole charter a page needs which forms it offers: a document for each, with its type as id. */
const toFormDocuments = (documents: UncheckedDocuments): UncheckedDocuments =>
  findOfferedTypes(documents.map(parseServiceName)).map((type) => ({ id: type, data: null }));

const offeredFormsQuery: Query<UncheckedDocuments> = {
  ...createListQuery('charter'),
  selection: { name: 'forms', pick: toFormDocuments },
};

/** Asked anew at each opening of a form. */
const uncachedFormsQuery: Query<UncheckedDocuments> = {
  ...offeredFormsQuery,
  selection: { name: 'forms now', pick: toFormDocuments },
  staleTime: 0,
};

const toOfferedTypes = (found: unknown): readonly FormType[] => {
  if (found === undefined) return types;
  const ids = new Set((found as UncheckedDocuments).map(({ id }) => id));
  return types.filter((type) => ids.has(type));
};

/** The forms to choose from, in the order of their table. */
export const useOfferedForms = (): readonly FormType[] => {
  const [{ shown }] = useQueryActor(offeredFormsQuery);
  return toOfferedTypes(shown?.found);
};

/**
 * Whether the form on the page is offered: asked at its opening, whenever its tab comes into sight again, and once more when
 * it is about to be sent. What the records say counts at once.
 */
export const useIsOffered = (type: FormType, isAboutToSend: boolean): boolean => {
  const clock = useClock();
  const [{ shown, newer }, actor] = useQueryActor(uncachedFormsQuery);
  useEffect(() => {
    const refetch = () => actor.send({ type: 'VISIT', at: clock.now() });
    if (isAboutToSend) refetch();
    const refetchWhenVisible = () => {
      if (document.visibilityState === 'visible') refetch();
    };
    document.addEventListener('visibilitychange', refetchWhenVisible);
    return () => document.removeEventListener('visibilitychange', refetchWhenVisible);
  }, [actor, clock, isAboutToSend]);
  useEffect(() => {
    if (newer !== null) actor.send({ type: 'SHOW' });
  }, [actor, newer]);
  return toOfferedTypes((newer ?? shown)?.found).includes(type);
};
