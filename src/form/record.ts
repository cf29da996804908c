/** Spec §3: builds the stored record from the answers, at the one instant when the citizen pressed Submit. */
import { ageOn } from '../domain/dates/age.ts';
import { manilaDay } from '../domain/dates/day.ts';
import { addPaperChoice, readPaperChoice } from './certificate.ts';
import { type FieldName, fieldNamesOf, fieldRowOf, type InputFieldName, inputFieldsOf } from './fields.ts';
import type { FormType } from './types.ts';
import type { FormValues } from './values.ts';

export type RequestRecord = Readonly<Record<FieldName, string | number | boolean>>;

/** Two submissions are equal when only these fields differ: they depend on the instant, not on the citizen. */
const instantFields: ReadonlySet<string> = new Set(['dateCreated', 'date_added', 'age']);

/** A record is submitted again unchanged for this long, ms (docs/decisions/0023-time.md); after that it is rebuilt. */
const reuseWindow = 24 * 3_600_000;

/** What the record has of an input's answer; undefined without one. The purpose has the choice of the paper before it. */
export const readAnswer = (type: FormType, name: InputFieldName, values: FormValues): unknown => {
  const { fieldType, max = 0 } = fieldRowOf(name);
  const answer = fieldType.read(values[name] ?? '');
  if (name !== 'purpose' || typeof answer !== 'string') return answer;
  const { certificate, newOrRenewal } = readPaperChoice(values);
  const isAsked = inputFieldsOf(type).includes('certificate');
  return addPaperChoice(answer, { certificate: isAsked ? certificate : null, newOrRenewal }, max);
};

/** The record of these answers at this instant (epoch ms). Leaves out unanswered fields. */
export const toRequestRecord = (type: FormType, values: FormValues, now: number): Partial<RequestRecord> => {
  const today = manilaDay(now);
  const answers = new Map<string, unknown>(
    inputFieldsOf(type).map((name) => [name, readAnswer(type, name, values)]),
  );
  const birthDate = answers.get('birthDate');
  const filled = new Map<string, unknown>([
    ['age', typeof birthDate === 'string' ? ageOn(today, birthDate) : undefined],
    ['formType', type],
    ['type', type],
    ['dateCreated', now],
    ['date_added', today],
    ['showable', true],
  ]);
  return Object.fromEntries(
    fieldNamesOf(type)
      .map((name) => [name, filled.get(name) ?? answers.get(name)] as const)
      .filter(([, value]) => value !== undefined),
  );
};

/** Returns the previous record if the answers are unchanged, so that a second submission is identical; else the new one. */
export const reuseUnchangedRecord = (
  record: Partial<RequestRecord>,
  previous: Partial<RequestRecord> | null,
  now: number,
): Partial<RequestRecord> => {
  if (previous === null || now - Number(previous.dateCreated) > reuseWindow) return record;
  const keys = new Set([...Object.keys(record), ...Object.keys(previous)] as FieldName[]);
  return [...keys].every((key) => instantFields.has(key) || record[key] === previous[key])
    ? previous
    : record;
};
