/**
 * What the pages of the forms take of the charter: one document per form, in place of all services. They load this file when they
 * read the charter.
 */
import { toCanonical } from '../content/import/canonical.ts';
import { localizeDocument } from '../content/models/localize.ts';
import { trimToSummary } from '../content/models/serviceSummary.ts';
import { findService } from '../domain/charter/charter.ts';
import { findOfferedTypes } from '../form/offeredTypes.ts';
import { type FormType, formTypes } from '../form/types.ts';
import type { Localization } from '../i18n/define.ts';
import { hashText } from '../lib/hashText.ts';
import { importWithRetry } from '../lib/importWithRetry.ts';
import { readBoundedLine, readFields, sortByOrder, type UncheckedDocument } from '../lib/readFields.ts';
import type { UncheckedDocuments } from './useRecords.ts';

interface ServiceName {
  readonly name: string;
  readonly slug: string;
}

/** Maximum length of a service's name and slug. */
const longest = 300;

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

/** Null without a signal, or after a deploy: the page then shows the facts that it came with, or none. */
const importFormFacts = () => importWithRetry(() => import('./formFacts.ts')).catch(() => null);

/**
 * Reduces the charter to what a list of forms needs: one document per offered form, with the type as its id and its facts. The
 * rules of the facts are larger than the list, so they are loaded only for records that changed after the page was rendered.
 */
export const toFactDocuments = async (
  documents: UncheckedDocuments,
  localization: Localization,
  prerendered: UncheckedDocuments | null,
): Promise<UncheckedDocuments> => {
  const forms = findFormDocuments(documents);
  const source = hashText(toText(forms.map(({ document }) => document && trimToSummary(document).data)));
  const known = prerendered?.find(({ id }) => id === sourceId);
  if (prerendered !== null && known?.data === source) return prerendered;
  const module = await importFormFacts();
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
  const { data } = trimToSummary(localizeDocument(document, localization.locale));
  const addTime = (time: unknown) => [{ id: type, data: { ...Object.fromEntries(readFields(data)), time } }];
  const known = addTime(readFields(prerendered?.[0]?.data).get('time'));
  if (prerendered !== null && toText(known) === toText(prerendered)) return prerendered;
  const module = await importFormFacts();
  return addTime(module?.readTime(document, localization) ?? '');
};
