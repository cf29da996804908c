/**
 * The record of a request that staff enter at the counter: the citizen's own record of the same answers, but that it may have a blank
 * email. The schema stands in for the rules, because staff of the embedded store come in past them.
 */
import type { HallDayRecord } from '../../domain/dates/hallDay.ts';
import { parseAnswers } from '../../form/draft.ts';
import { allInputFields, type FieldName, fieldRowOf } from '../../form/fields.ts';
import { addFormErrors } from '../../form/formErrors.ts';
import { type RequestRecord, toRequestRecord } from '../../form/record.ts';
import { createRecordValidator, type FormErrors } from '../../form/schema.ts';
import type { FormType } from '../../form/types.ts';
import type { FormValues } from '../../form/values.ts';
import { type Translate, translateToEnglish } from '../../i18n/define.ts';

/** The answers that staff may leave blank; the record then has an empty text, because its fields stay the same (§3). */
export const blankByStaff = ['email'] as const satisfies readonly FieldName[];

const createEntryValidator = (type: FormType, now: number, translate: Translate = translateToEnglish) =>
  createRecordValidator(type, now, translate, blankByStaff);

export type EntryRecord = Readonly<Partial<RequestRecord>>;

interface CheckedEntry {
  readonly errors: FormErrors;
  /** Null if there are errors. */
  readonly record: EntryRecord | null;
}

/**
 * @param now epoch ms, by the store's clock
 * @throws if the record of valid answers does not pass its own schema
 */
export const checkEntry = (
  type: FormType,
  values: FormValues,
  now: number,
  hallDays: readonly HallDayRecord[],
  translate: Translate = translateToEnglish,
): CheckedEntry => {
  const blank = Object.fromEntries(blankByStaff.map((name) => [name, '']));
  const record: EntryRecord = { ...blank, ...toRequestRecord(type, values, now) };
  const { errors: recordErrors, isSendable } = createEntryValidator(type, now, translate)(record);
  const errors = addFormErrors(type, recordErrors, values, hallDays, translate);
  if (Object.keys(errors).length > 0) return { errors, record: null };
  if (!isSendable) throw new Error('The record does not pass its own schema.');
  return { errors, record };
};

/** Whether the record may be written as it is, at this instant (epoch ms). */
export const isEntrySendable = (record: EntryRecord, now: number): boolean => {
  const { type } = record;
  return typeof type === 'string' && createEntryValidator(type as FormType, now)(record).isSendable;
};

const personFields = allInputFields.filter((name) => fieldRowOf(name).input?.about === 'person');

/** The answers of a stored record about the person, with which another request of theirs begins; '' for one that does not fit its field. */
export const toPersonValues = (record: Readonly<Record<string, unknown>>): FormValues => {
  const blank = Object.fromEntries(personFields.map((name) => [name, '']));
  const { zone } = record;
  return {
    ...blank,
    ...parseAnswers(personFields, { ...record, zone: typeof zone === 'number' ? String(zone) : '' }),
  };
};
