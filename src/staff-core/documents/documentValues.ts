/** The values that a document takes from a request, the hall and the day of printing, in the language of its text. */
import { completedYears } from '../../domain/dates/age.ts';
import { isRealDay } from '../../domain/dates/day.ts';
import { formatDay } from '../../domain/dates/formatDay.ts';
import { type PlaceholderName, parseDocumentText } from '../../domain/documents/documentText.ts';
import { choiceLabel } from '../../form/formatAnswer.ts';
import type { Translate } from '../../i18n/define.ts';
import type { SitePlace } from '../../i18n/place.ts';
import { formatRequestField, readPersonNames, type StaffRequest } from '../request.ts';

export type DocumentValues = Readonly<Record<PlaceholderName, string>>;

/** What the clerk typed or chose, and the day. */
export interface DocumentEntry {
  /** 'yyyy-mm-dd' in Manila */
  readonly today: string;
  readonly place: SitePlace;
  readonly purpose: string;
  /** How many months it is valid; null without an end. */
  readonly months: number | null;
  /** The number of the official receipt; '' where the document is free. */
  readonly receipt: string;
  /** As typed, in pesos: '50'; '' where the document is free. */
  readonly amount: string;
}

/** Months later, or the last day of a shorter month: '2031-08-31', 6 → '2032-02-29'. */
export const addMonths = (day: string, months: number): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastDate = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastDate))).toISOString().slice(0, 10);
};

const maxLength = 500;

/** '' for what the request does not have. */
export const toDocumentValues = (
  request: StaffRequest,
  { today, place, purpose, months, receipt, amount }: DocumentEntry,
  translate: Translate,
): DocumentValues => {
  const read = (field: string): string => formatRequestField(request, field, maxLength);
  const [last, first, middle] = readPersonNames(request);
  const birthDate = read('birthDate');
  const isBirthDate = isRealDay(birthDate) && birthDate <= today;
  return {
    name: [first, middle, last].filter(Boolean).join(' '),
    // The age of the record is that of the year in which it was sent (§5).
    age: isBirthDate ? String(completedYears(today, birthDate)) : '',
    sex: choiceLabel('sex', read('sex'), translate),
    'civil status': choiceLabel('status', read('status'), translate),
    'birth date': isBirthDate ? formatDay(birthDate, translate) : '',
    'birth place': read('birthPlace'),
    address: read('address'),
    zone: read('zone'),
    purpose,
    barangay: place.barangay,
    municipality: place.municipality,
    province: place.province,
    day: formatDay(today, translate),
    'valid until': months === null ? '' : formatDay(addMonths(today, months), translate),
    receipt,
    amount,
  };
};

/** A piece of a paragraph: words, or null for a line to write on. */
export type Piece = string | null;

/** Puts the values in, once. A blank line begins a paragraph; values have none. */
export const fillDocumentText = (
  text: string,
  values: DocumentValues,
  answers: Readonly<Record<string, string>>,
): readonly (readonly Piece[])[] =>
  text
    .split(/\n[ \t]*\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) =>
      parseDocumentText(paragraph.trim()).parts.map((part): Piece => {
        if (part.kind === 'words') return part.text;
        const value =
          part.kind === 'value'
            ? values[part.name]
            : Object.hasOwn(answers, part.name)
              ? answers[part.name]!
              : '';
        return value.trim() === '' ? null : value.trim();
      }),
    );
