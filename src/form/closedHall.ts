/** The error of a schedule on a half day on which the hall is closed: the schema of a record does not know the hall's days. */
import { type HallDayRecord, isHallClosed } from '../domain/dates/hallDay.ts';
import type { Translate } from '../i18n/define.ts';
import { formMessages } from '../i18n/en/form.ts';
import type { FormErrors } from './schema.ts';
import type { FormValues } from './values.ts';

/** The errors, with that of a closed half day where the schedule has no other. */
export const addClosedHall = (
  errors: FormErrors,
  { schedule = '' }: FormValues,
  hallDays: readonly HallDayRecord[],
  translate: Translate,
): FormErrors =>
  errors.schedule === undefined && isHallClosed(hallDays, schedule)
    ? { ...errors, schedule: translate(formMessages).hallClosed.error }
    : errors;
