/** The content of a sheet: a text with the values of a request, and with what the clerk typed. */
import {
  type PlaceholderName,
  parseDocumentText,
  type TextPart,
} from '../../domain/documents/documentText.ts';
import { englishLocalization, type Translate } from '../../i18n/define.ts';
import type { Locale } from '../../i18n/locales.ts';
import { site } from '../../site.ts';
import type { StaffRequest } from '../request.ts';
import type { DocumentText } from './documentTexts.ts';
import {
  addMonths,
  type DocumentEntry,
  fillDocumentText,
  type Piece,
  toDocumentValues,
} from './documentValues.ts';

export interface Signatory {
  readonly name: string;
  readonly position: string;
  readonly isCaptain: boolean;
}

export interface SheetContent {
  readonly locale: Locale;
  readonly title: string;
  readonly paragraphs: readonly (readonly Piece[])[];
  readonly foot: readonly (readonly Piece[])[];
  /** Null for a line without a name. */
  readonly signatory: Signatory | null;
  /** Receipt, amount and the last day; null for an oath, which has none of them. */
  readonly terms: { readonly receipt: string; readonly amount: string; readonly validUntil: string } | null;
}

/** What a clerk chose and typed for a document. */
export interface SheetEntry extends Omit<DocumentEntry, 'place' | 'months' | 'today'> {
  readonly text: DocumentText;
  readonly locale: Locale;
  /** In the language of the text. */
  readonly translate: Translate;
  readonly request: StaffRequest;
  readonly signatory: Signatory | null;
  /** By question. */
  readonly answers: Readonly<Record<string, string>>;
}

/** A sheet, and what its code says of it: the name and the purpose only where the sheet has them. */
export interface FilledSheet {
  readonly sheet: SheetContent;
  readonly subject: string;
  readonly purpose: string;
  /** The last valid day, 'yyyy-mm-dd'; '' without an end. */
  readonly until: string;
}

/** How people begin a purpose: 'for school enrolment'. */
const leadIn = /^(?:for|para sa|alang sa)\b[:\s]\s*(?=\S)/i;

/** 'for this purpose: ', 'para sa layuning ito: ' at the end of the words before it. */
const purposeAnnounced = /\b(?:for|purpose|para|layunin\w*|alang|katuyoan)\b[^.]*$/i;

/** Without 'for' at its beginning where the text has it already. */
const cleanPurpose = (purpose: string, parts: readonly TextPart[]): string => {
  const at = parts.findIndex((part) => part.kind === 'value' && part.name === 'purpose');
  const before = parts[at - 1];
  return before?.kind === 'words' && purposeAnnounced.test(before.text)
    ? purpose.trim().replace(leadIn, '')
    : purpose;
};

/** @param today 'yyyy-mm-dd' in Manila, the day on the sheet */
export const fillSheet = (
  { text, locale, translate, request, signatory, answers, ...entry }: SheetEntry,
  today: string,
): FilledSheet => {
  const months = text.unnumbered ? null : text.months;
  const parts = [text.body, ...text.foot].flatMap((each) => parseDocumentText(each).parts);
  const values = toDocumentValues(
    request,
    { ...entry, purpose: cleanPurpose(entry.purpose, parts), today, place: site.place, months },
    translate,
  );
  const fill = (each: string) => fillDocumentText(each, values, answers);
  const findShown = (name: PlaceholderName): string =>
    parts.some((part) => part.kind === 'value' && part.name === name) ? values[name].trim() : '';
  return {
    sheet: {
      locale,
      title: text.title,
      paragraphs: fill(text.body),
      foot: text.foot.flatMap(fill),
      signatory,
      terms: text.unnumbered
        ? null
        : { receipt: entry.receipt, amount: entry.amount, validUntil: values['valid until'] },
    },
    subject: findShown('name'),
    purpose: findShown('purpose'),
    until: months === null ? '' : addMonths(today, months),
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
  fillSheet(
    {
      text,
      locale: 'en',
      translate: englishLocalization.translate,
      request: sampleRequest,
      signatory: null,
      answers: {},
      purpose: 'sample purpose',
      receipt: '',
      amount: '',
    },
    today,
  ).sheet;
