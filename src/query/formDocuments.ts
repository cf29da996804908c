/**
 * What the pages of the forms take of the charter: one document per form, in place of all services. They load this file when they
 * read the charter.
 */
import { toCanonical } from '../content/import/canonical.ts';
import { localizeDocument, pickFields } from '../content/models/localize.ts';
import { toRecords } from '../content/models/record.ts';
import { findService } from '../domain/charter/charter.ts';
import { findOfferedTypes } from '../form/offeredTypes.ts';
import { type FormType, formTypes } from '../form/types.ts';
import { englishLocalization, type Localization } from '../i18n/define.ts';
import { hashText } from '../lib/hashText.ts';
import { importWithRetry } from '../lib/importWithRetry.ts';
import { readFields, sortByOrder, type UncheckedDocument } from '../lib/readFields.ts';
import type { FormFacts } from './formFacts.ts';
import type { UncheckedDocuments } from './useRecords.ts';

/** The fields that fee and time are made of. */
const factFields = ['status', 'sample', 'name', 'slug', 'fees', 'processing_time', 'manualTotalTime'];
/** The fields of a service that the page of its form has in its HTML. */
const summaryFields = [...factFields, 'requirements', 'New_applicants', 'renewal'];

interface FormDocument {
  readonly type: FormType;
  /** The form's service in the charter; null for a form without one. */
  readonly document: UncheckedDocument | null;
}

/** In the order of the page of a service (toServices), so that all show the same one of two. */
const findFormDocuments = (documents: UncheckedDocuments): readonly FormDocument[] => {
  const services = sortByOrder(toRecords('charter', documents, { ...englishLocalization, report: () => {} }));
  return findOfferedTypes(services).map((type) => {
    const service = findService(services, formTypes[type].slug);
    return { type, document: documents.find(({ id }) => id === service?.id) ?? null };
  });
};

const toText = (value: unknown): string => JSON.stringify(toCanonical(value));

/** Whether a document shows these facts, from whatever fields they were made. */
const hasFacts = ({ data }: UncheckedDocument, facts: FormFacts): boolean => {
  const { source: _, ...shown } = (data ?? {}) as Readonly<Record<string, unknown>>;
  return toText(shown) === toText(facts);
};

/** Null without a signal, or after a deploy: the page then shows the facts that it came with, or none. */
const importFormFacts = () => importWithRetry(() => import('./formFacts.ts')).catch(() => null);

/**
 * Reduces the charter to what a list of forms needs: one document per offered form, with the type as its id and its facts; the first has
 * `source`, a hash of the fields that the facts of all forms are made of, which six times would be too many bytes. The rules of the facts are larger than the list, so they are loaded only
 * for fields that changed after the page was rendered.
 */
export const toFactDocuments = async (
  documents: UncheckedDocuments,
  localization: Localization,
  prerendered: UncheckedDocuments | null,
): Promise<UncheckedDocuments> => {
  const forms = findFormDocuments(documents);
  const fields = forms.map(
    ({ document }) => document && pickFields(localizeDocument(document, localization.locale), factFields),
  );
  const source = hashText(toText(fields));
  const isKnown = prerendered?.some(({ data }) => readFields(data).get('source') === source) === true;
  const first = forms.find(({ document }) => document !== null)?.type;
  const read = async ({ type, document }: FormDocument): Promise<UncheckedDocument> => {
    if (document === null) return { id: type, data: null };
    const known = prerendered?.find(({ id }) => id === type);
    if (known !== undefined && isKnown) return known;
    const facts = (await importFormFacts())?.readFormFacts(document, localization) ?? null;
    if (known !== undefined && (facts === null || hasFacts(known, facts))) return known;
    return { id: type, data: facts && { ...facts, ...(type === first && { source }) } };
  };
  return Promise.all(forms.map(read));
};

/**
 * Reduces the charter to the summary of one form's service, with its time as text. The rules of times are loaded only for a record
 * that changed after the page was rendered. Empty if the form is not offered.
 */
export const toFormDocument = async (
  type: FormType,
  documents: UncheckedDocuments,
  localization: Localization,
  prerendered: UncheckedDocuments | null,
): Promise<UncheckedDocuments> => {
  const form = findFormDocuments(documents).find((each) => each.type === type);
  if (form === undefined) return [];
  const { document } = form;
  if (document === null) return [{ id: type, data: null }];
  const { data } = pickFields(localizeDocument(document, localization.locale), summaryFields);
  const addTime = (time: unknown) => [{ id: type, data: { ...data, time } }];
  const known = addTime(readFields(prerendered?.[0]?.data).get('time'));
  if (prerendered !== null && toText(known) === toText(prerendered)) return prerendered;
  const module = await importFormFacts();
  return addTime(module?.readTime(document, localization) ?? '');
};
