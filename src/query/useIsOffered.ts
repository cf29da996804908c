/**
 * Which forms the barangay offers: those whose service is in the charter. Staff hide a service by its status, and the
 * site then stops linking to its form. If the charter is empty or cannot be read, every form is offered. A form reads its
 * service with the same query (useFormService.ts).
 */
import { useEffect } from 'react';
import { trimToSummary } from '../content/models/serviceSummary.ts';
import type { Query } from '../context/records.ts';
import { useServices } from '../context/services.ts';
import { findService, matchesServiceSlug } from '../domain/charter/charter.ts';
import { type FormType, formTypes } from '../form/types.ts';
import { compareById, readBoundedLine, readFields, type UncheckedDocument } from '../lib/readFields.ts';
import { createListQuery, type UncheckedDocuments, useQueryActor } from './useRecords.ts';

interface ServiceName {
  readonly name: string;
  readonly slug: string;
}

/** Maximum length of a service's name and slug. */
const longest = 300;

const types = Object.keys(formTypes) as FormType[];

/** The offered form types among the charter's services, matched by their English names. */
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

/** Reduces the charter to what a page needs: one document per offered form, with the type as its id. */
const toFormDocuments = (documents: UncheckedDocuments): UncheckedDocuments =>
  findOfferedTypes(documents.map(parseServiceName)).map((type) => ({ id: type, data: null }));

const offeredFormsQuery: Query<UncheckedDocuments> = {
  ...createListQuery('charter'),
  selection: { name: 'forms', pick: toFormDocuments },
};

/** The same with the summary of each form's service; null for a form without one. */
const toSummaryDocuments = (documents: UncheckedDocuments): UncheckedDocuments => {
  const services = [...documents]
    .sort(compareById)
    .map((document) => ({ ...parseServiceName(document), document }));
  return findOfferedTypes(services).map((type) => {
    const service = findService(services, formTypes[type].slug);
    return { id: type, data: service === null ? null : trimToSummary(service.document).data };
  });
};

/** Fetched each time a form opens. */
export const uncachedFormsQuery: Query<UncheckedDocuments> = {
  ...offeredFormsQuery,
  selection: { name: 'forms now', pick: toSummaryDocuments },
  staleTime: 0,
};

const toOfferedTypes = (found: unknown): readonly FormType[] => {
  if (found === undefined) return types;
  const ids = new Set((found as UncheckedDocuments).map(({ id }) => id));
  return types.filter((type) => ids.has(type));
};

/** The forms to choose from, in table order. */
export const useOfferedForms = (): readonly FormType[] => {
  const [{ shown }] = useQueryActor(offeredFormsQuery);
  return toOfferedTypes(shown?.found);
};

const useUncachedForms = () => {
  const [{ shown, newer }, actor] = useQueryActor(uncachedFormsQuery);
  useEffect(() => {
    if (newer !== null) actor.send({ type: 'SHOW' });
  }, [actor, newer]);
  return [toOfferedTypes((newer ?? shown)?.found), actor] as const;
};

/** The forms to choose from after a request. They are fetched again, and a new result counts immediately. */
export const useFormsOfferedNow = (): readonly FormType[] => useUncachedForms()[0];

/**
 * Whether the current form is offered. Fetches when the form opens, when its tab becomes visible again, and once more
 * just before submission. A new result counts immediately.
 */
export const useIsOffered = (type: FormType, isAboutToSend: boolean): boolean => {
  const { clock } = useServices();
  const [offered, actor] = useUncachedForms();
  useEffect(() => {
    const refetch = () => actor.send({ type: 'VISIT', at: clock.now() });
    if (isAboutToSend) refetch();
    const refetchWhenVisible = () => {
      if (document.visibilityState === 'visible') refetch();
    };
    document.addEventListener('visibilitychange', refetchWhenVisible);
    return () => document.removeEventListener('visibilitychange', refetchWhenVisible);
  }, [actor, clock, isAboutToSend]);
  return offered.includes(type);
};
