/** Trims a document of the charter to what a form and a receipt show of it. Every page may load it: it knows no model. */
import { readFields, type UncheckedDocument } from '../../lib/readFields.ts';
import { textLanguageFields } from './localize.ts';

/** The fields that a summary is made of, and those by which a service is found. */
const summaryFields: readonly string[] = [
  'status',
  'sample',
  'name',
  'slug',
  'fees',
  'processing_time',
  'manualTotalTime',
  'requirements',
  'New_applicants',
  'renewal',
  ...textLanguageFields,
];

const pickSummaryFields = (data: unknown): Readonly<Record<string, unknown>> =>
  Object.fromEntries([...readFields(data)].filter(([name]) => summaryFields.includes(name)));

/** A document of the charter with no more than a summary needs, because the page of a form has it in its HTML. */
export const trimToSummary = ({ id, data }: UncheckedDocument): UncheckedDocument => {
  const { translations, translatedFrom } = Object.fromEntries(readFields(data));
  if (translations === undefined) return { id, data: pickSummaryFields(data) };
  const texts = [...readFields(translations)].map(([locale, each]) => [locale, pickSummaryFields(each)]);
  return {
    id,
    data: { ...pickSummaryFields(data), translations: Object.fromEntries(texts), translatedFrom },
  };
};
