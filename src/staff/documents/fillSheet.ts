/** The content of a sheet: a text with the values of a request, and with what the clerk typed. */
import { englishLocalization, type Translate } from '../../i18n/define.ts';
import type { Locale } from '../../i18n/locales.ts';
import { site } from '../../site.ts';
import {
  type DocumentEntry,
  fillDocumentText,
  toDocumentValues,
} from '../../staff-core/documents/documentValues.ts';
import type { StaffRequest } from '../../staff-core/request.ts';
import type { SheetContent } from './DocumentSheet.tsx';
import type { DocumentText } from './documentRecords.ts';

interface SheetEntry extends Omit<DocumentEntry, 'place' | 'months'> {
  readonly text: DocumentText;
  readonly locale: Locale;
  /** In the language of the text. */
  readonly translate: Translate;
  readonly request: StaffRequest;
  readonly signatory: SheetContent['signatory'];
  /** By question. */
  readonly answers: Readonly<Record<string, string>>;
}

export const fillSheet = ({
  text,
  locale,
  translate,
  request,
  signatory,
  answers,
  ...entry
}: SheetEntry): SheetContent => {
  const values = toDocumentValues(
    request,
    { ...entry, place: site.place, months: text.unnumbered ? null : text.months },
    translate,
  );
  const fill = (each: string) => fillDocumentText(each, values, answers);
  return {
    locale,
    title: text.title,
    paragraphs: fill(text.body),
    foot: text.foot.flatMap(fill),
    signatory,
    terms: text.unnumbered
      ? null
      : { receipt: entry.receipt, amount: entry.amount, validUntil: values['valid until'] },
  };
};

const sampleRequest = {
  id: '',
  name: '',
  fields: {
    fname: 'Sample',
    lname: 'Resident',
    sex: 'Female',
    status: 'Single',
    birthDate: '1990-01-01',
    birthPlace: site.municipality,
    address: 'Sample Street',
    zone: '1',
  },
} as unknown as StaffRequest;

/** A text as a clerk previews it. */
export const fillSampleSheet = (text: DocumentText, today: string): SheetContent =>
  fillSheet({
    text,
    locale: 'en',
    translate: englishLocalization.translate,
    request: sampleRequest,
    signatory: null,
    answers: {},
    today,
    purpose: 'sample purpose',
    receipt: '',
    amount: '',
  });
