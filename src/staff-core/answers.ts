/** A citizen's answers for staff, field by field with labels; and the request's state in one line. */
import { completedYears } from '../domain/dates/age.ts';
import { isRealDay } from '../domain/dates/day.ts';
import { fieldRowOf, type InputFieldName, requestFields } from '../form/fields.ts';
import type { FieldType } from '../form/fieldTypes/fieldType.ts';
import { fieldTypes } from '../form/fieldTypes/table.ts';
import { choiceLabel } from '../form/formatAnswer.ts';
import { translateToEnglish } from '../i18n/define.ts';
import { fieldMessages } from '../i18n/en/fields.ts';
import { toDialedNumber } from '../lib/dialedNumber.ts';
import { parseSafeLink } from '../lib/safeLink.ts';
import { sanitizeLine } from '../lib/sanitizeLine.ts';
import type { StaffRequest } from './request.ts';

const labels: Readonly<Record<string, { readonly label: string } | undefined>> = fieldMessages.english.fields;
/** Fields that the first lines show, or that are the same for every request. */
const omittedFields = new Set(['formType', 'type', 'dateCreated', 'date_added', 'showable', 'schedule']);

const noEmail = 'No email';

const toText = (value: unknown): string =>
  typeof value === 'object' ? JSON.stringify(value) : String(value);

/** One line of an answer, safe to print. */
interface AnswerLine {
  /** The name of the field in the record. */
  readonly name: string;
  /** '' below the first line of an answer. */
  readonly label: string;
  readonly text: string;
}

const toLines = (name: string, label: string, value: unknown): readonly AnswerLine[] =>
  toText(value)
    .split('\n')
    .map((line, at) => ({ name, label: at === 0 ? label : '', text: sanitizeLine(line, 2_000) }));

/** A Philippine number, with its 0 or +63: '0917 000 0000', '+63 88 000 0000', '(088) 000-0000' */
const isPhoneNumber = (text: string): boolean => /^(?:\+63\d{7,10}|0\d{8,11})$/.test(toDialedNumber(text));

/**
 * The link that writes to an email address or calls a number; null for any other answer. A TIN or a zone must not become a
 * number: only a telephone, and a field that the form does not know, is read as one.
 */
export const linkToAnswer = ({ name, text }: Pick<AnswerLine, 'name' | 'text'>): string | null => {
  const fieldType: FieldType | undefined = Object.hasOwn(requestFields, name)
    ? requestFields[name as keyof typeof requestFields].fieldType
    : undefined;
  // A '#' or '/' may stand in an address, and would end it in a link.
  if (fieldType === fieldTypes.email && !/[#/]/.test(text))
    return parseSafeLink(`mailto:${text}`)?.address ?? null;
  const mayBeNumber = fieldType === undefined || fieldType === fieldTypes.telephone;
  return mayBeNumber && isPhoneNumber(text) ? (parseSafeLink(`tel:${text}`)?.address ?? null) : null;
};

/** The record's age is of the year in which it was sent (§5), and may be a year too high: staff read the true one. */
const readAge = ({ age, birthDate }: StaffRequest['fields'], today: string): unknown =>
  typeof birthDate === 'string' && isRealDay(birthDate) && birthDate <= today
    ? completedYears(today, birthDate)
    : age;

/**
 * @param today 'yyyy-mm-dd' in Manila
 * @param formatDate how a birth date is written; as it is stored, unless a format is given
 */
export function toAnswerLines(
  request: StaffRequest,
  today: string,
  formatDate: (day: string) => string = (day) => day,
): readonly AnswerLine[] {
  const tableFields = Object.keys(requestFields).filter((name) => Object.hasOwn(request.fields, name));
  const others = Object.keys(request.fields).filter((name) => !Object.hasOwn(requestFields, name));
  return [...tableFields, ...others]
    .filter((name) => !omittedFields.has(name))
    .flatMap((name) => {
      const value = name === 'age' ? readAge(request.fields, today) : request.fields[name];
      const label = (Object.hasOwn(labels, name) ? labels[name]?.label : undefined) ?? sanitizeLine(name, 60);
      if (typeof value !== 'string') return toLines(name, label, value);
      // Staff entered the request for somebody without one.
      if (name === 'email' && value === '') return toLines(name, label, noEmail);
      const isDate =
        tableFields.includes(name) && fieldRowOf(name as InputFieldName).input?.control === 'date';
      return toLines(
        name,
        label,
        isDate && isRealDay(value) ? formatDate(value) : choiceLabel(name, value, translateToEnglish),
      );
    });
}

/** Label and text of each line. */
export const toAnswerRows = (request: StaffRequest, today: string): readonly (readonly string[])[] =>
  toAnswerLines(request, today).map(({ label, text }) => [label, text]);
