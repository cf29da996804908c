/** Field type of a birth date: a real day, not in the future in Manila, not before 1900. */
import { earliestBirthDate } from '../../domain/dates/age.ts';
import { isRealDay, manilaDay } from '../../domain/dates/day.ts';
import { fieldMessages } from '../../i18n/en/fields.ts';
import { type FieldType, toAnswer } from './fieldType.ts';

export const birthDateFieldType: FieldType = {
  read: (text) => toAnswer(text),
  schema: (yup, { requiredMessage, translate }, now) =>
    yup
      .string()
      .typeError(requiredMessage)
      .required(requiredMessage)
      .test('real', translate(fieldMessages).rules.birthDateReal, isRealDay)
      .test('early', translate(fieldMessages).rules.birthDateEarly, (day) => day >= earliestBirthDate)
      .test('future', translate(fieldMessages).rules.birthDateFuture, function (day) {
        const { dateCreated } = this.parent as { dateCreated?: unknown };
        return day <= manilaDay(Number.isSafeInteger(dateCreated) ? (dateCreated as number) : now);
      }),
};
