/** Validates the answers at the instant of a press of Submit, and freezes the record to send. */
import type { FrozenRecord } from '../../../../machines/request/context.ts';
import type { HallDayRecord } from '../../../domain/dates/hallDay.ts';
import { addFormErrors } from '../../../form/formErrors.ts';
import { reuseUnchangedRecord, toRequestRecord } from '../../../form/record.ts';
import { createRecordValidator, type FormErrors } from '../../../form/schema.ts';
import type { FormType } from '../../../form/types.ts';
import type { FormValues } from '../../../form/values.ts';
import type { Translate } from '../../../i18n/define.ts';

/** The errors of the answers at an instant (epoch ms). */
export const findErrors = (
  type: FormType,
  values: FormValues,
  now: number,
  translate: Translate,
  hallDays: readonly HallDayRecord[],
): FormErrors => {
  const { errors } = createRecordValidator(type, now, translate)(toRequestRecord(type, values, now));
  return addFormErrors(type, errors, values, hallDays, translate);
};

interface AnswersCheck {
  readonly errors: FormErrors;
  /** Null if there are errors. */
  readonly record: FrozenRecord | null;
}

/**
 * @param previous the last version sent; unchanged answers are sent as this version again
 * @param now epoch ms
 * @param hallDays as far as the page has read them; the store refuses a closed half day that it does not know
 * @throws if the record of valid answers does not pass its own schema
 */
export const checkAnswers = (
  type: FormType,
  values: FormValues,
  previous: FrozenRecord | null,
  now: number,
  translate: Translate,
  hallDays: readonly HallDayRecord[] = [],
): AnswersCheck => {
  const validate = createRecordValidator(type, now, translate);
  const record = toRequestRecord(type, values, now);
  const { errors: recordErrors, isSendable } = validate(record);
  const frozen = reuseUnchangedRecord(record, previous, now);
  const { certificate, ...otherErrors } = addFormErrors(type, recordErrors, values, hallDays, translate);
  // A release that did not require the certificate may have queued this version, which is sent as it was.
  const errors =
    frozen !== record || certificate === undefined ? otherErrors : { ...otherErrors, certificate };
  if (Object.keys(errors).length > 0) return { errors, record: null };
  // A version built with a wrong clock is built again.
  if (frozen !== record && validate(frozen).isSendable) return { errors, record: frozen };
  if (!isSendable) throw new Error('The record does not pass its own schema.');
  return { errors, record };
};
