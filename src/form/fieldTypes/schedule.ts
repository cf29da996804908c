/** Spec §5: field type of the appointment: not before today 00:00 in Manila, a weekday, at most a year ahead. */
import { isRealMoment, isWeekend } from '../../domain/dates/day.ts';
import { scheduleBounds } from '../../domain/dates/openHours.ts';
import { fieldMessages } from '../../i18n/en/fields.ts';
import { formMessages } from '../../i18n/en/form.ts';
import { type FieldType, toAnswer } from './fieldType.ts';

export const scheduleFieldType: FieldType = {
  read: (text) => toAnswer(text),
  schema: (yup, { requiredMessage, translate }, now) => {
    const { min, max } = scheduleBounds(now);
    return yup
      .string()
      .typeError(requiredMessage)
      .required(requiredMessage)
      .test('real', translate(fieldMessages).rules.scheduleReal, isRealMoment)
      .test('weekday', translate(formMessages).weekend.alert, (moment) => !isWeekend(moment))
      .test('past', translate(fieldMessages).rules.schedulePast, (moment) => moment >= min)
      .test('far', translate(fieldMessages).rules.scheduleFar, (moment) => moment <= max);
  },
};
