/** The errors of a form that the schema of a record cannot know: it has neither the hall's days nor the choice of the paper. */
import { type HallDayRecord, isHallClosed } from '../domain/dates/hallDay.ts';
import type { Translate } from '../i18n/define.ts';
import { fieldMessages } from '../i18n/en/fields.ts';
import { formMessages } from '../i18n/en/form.ts';
import { certificateNames } from './certificate.ts';
import { inputFieldsOf } from './fields.ts';
import type { FormErrors } from './schema.ts';
import type { FormType } from './types.ts';
import type { FormValues } from './values.ts';

/** The errors, with that of a missing certificate, and of a closed half day where the schedule has no other. */
export const addFormErrors = (
  type: FormType,
  errors: FormErrors,
  { schedule = '', certificate }: FormValues,
  hallDays: readonly HallDayRecord[],
  translate: Translate,
): FormErrors => ({
  ...errors,
  ...(errors.schedule === undefined &&
    isHallClosed(hallDays, schedule) && { schedule: translate(formMessages).hallClosed.error }),
  ...(inputFieldsOf(type).includes('certificate') &&
    !certificateNames.some((name) => name === certificate) && {
      certificate: translate(fieldMessages).fields.certificate.ask,
    }),
});
