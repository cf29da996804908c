/**
 * Which forms the barangay offers: those whose service is in the charter. Staff hide a service by its status, and the
 * site then stops linking to its form. If the charter is empty or cannot be read, every form is offered. A form reads its
 * service with the same query (useFormService.ts).
 */
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { toCanonical } from '../content/import/canonical.ts';
import { trimToSummary } from '../content/models/serviceSummary.ts';
import type { Query } from '../context/records.ts';
import { useServices } from '../context/services.ts';
import { findService, matchesServiceSlug } from '../domain/charter/charter.ts';
import { type FormType, formTypes } from '../form/types.ts';
import type { Localization } from '../i18n/define.ts';
import { hashText } from '../lib/hashText.ts';
import { importWithRetry } from '../lib/importWithRetry.ts';
import { readBoundedLine, readFields, sortByOrder, type UncheckedDocument } from '../lib/readFields.ts';
import type { FormFacts } from './formFacts.ts';
import {
  createListQuery,
  selectFound,
  selectLatest,
  selectNewer,
  type UncheckedDocuments,
  useQueryActor,
} from './useRecords.ts';

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

interface FormDocument {
  readonly type: FormType;
  /** The form's service in the charter; null for a form without one. */
  readonly document: UncheckedDocument | null;
}

const findFormDocuments = (documents: UncheckedDocuments): readonly FormDocument[] => {
  // The same order as on the page of a service (toServices), so that all show the same one of two.
  const read = documents.map((document) => {
    const order = readFields(document.data).get('order');
    return {
      ...parseServiceName(document),
      id: document.id,
      order: typeof order === 'number' ? order : null,
      document,
    };
  });
  const services = sortByOrder(read);
  return findOfferedTypes(services).map((type) => ({
    type,
    document: findService(services, formTypes[type].slug)?.document ?? null,
  }));
};

/** The id of the document with the hash of the records that the facts were read from. No type has it. */
const sourceId = 'of';

const toText = (value: unknown): string => JSON.stringify(toCanonical(value));

/**
 * Reduces the charter to what a list of forms needs: one document per offered form, with the type as its id and its facts. The
 * rules of the facts are larger than the list, so they are loaded only for records that changed after the page was rendered.
 */
const toFactDocuments = async (
  documents: UncheckedDocuments,
  localization: Localization,
  prerendered: UncheckedDocuments | null,
): Promise<UncheckedDocuments> => {
  const forms = findFormDocuments(documents);
  const source = hashText(toText(forms.map(({ document }) => document && trimToSummary(document).data)));
  const known = prerendered?.find(({ id }) => id === sourceId);
  if (prerendered !== null && known?.data === source) return prerendered;
  // Without a signal, or after a deploy, the list shows the facts that the page came with, or none.
  const module = await importWithRetry(() => import('./formFacts.ts')).catch(() => null);
  const hasSameForms = forms.every(({ type }, at) => prerendered?.[at]?.id === type);
  if (module === null && prerendered !== null && hasSameForms) return prerendered;
  const read = forms.map(({ type, document }) => ({
    id: type,
    data: document && (module?.readFormFacts(document, localization) ?? null),
  }));
  // If only other fields of the records changed, the list is not newer.
  return prerendered !== null && toText([...read, known]) === toText(prerendered)
    ? prerendered
    : [...read, { id: sourceId, data: source }];
};

const offeredFormsQuery: Query<UncheckedDocuments> = {
  ...createListQuery('charter'),
  selection: { name: 'forms', pick: toFactDocuments },
};

/** The same with the summary of each form's service. */
const toSummaryDocuments = (documents: UncheckedDocuments): UncheckedDocuments =>
  findFormDocuments(documents).map(({ type, document }) => ({
    id: type,
    data: document && trimToSummary(document).data,
  }));

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

const useUncachedForms = () => {
  const actor = useQueryActor(uncachedFormsQuery);
  const latest = useSelector(actor, selectLatest);
  const newer = useSelector(actor, selectNewer);
  useEffect(() => {
    if (newer !== null) actor.send({ type: 'SHOW' });
  }, [actor, newer]);
  return [toOfferedTypes(latest), actor] as const;
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
