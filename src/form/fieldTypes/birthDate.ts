/** Field type of a birth date: a real day, not in the future in Manila, not before 1900. */
import { string } from 'yup';
import { earliestBirthDate } from '../../domain/dates/age.ts';
import { addDays, isRealDay, manilaDay } from '../../domain/dates/day.ts';
import { requestFormMessages } from '../../i18n/en/form.ts';
import { type FieldType, toAnswer } from './fieldType.ts';

export const birthDateFieldType: FieldType = {
  read: (text) => toAnswer(text),
  schema: ({ requiredMessage }, now) =>
    string()
      .typeError(requiredMessage)
      .required(requiredMessage)
      .test('real', requestFormMessages.rules.birthDateReal, isRealDay)
      .test('early', requestFormMessages.rules.birthDateEarly, (day) => day >= earliestBirthDate)
      .test('future', requestFormMessages.rules.birthDateFuture, function (day) {
        const { dateCreated } = this.parent as { dateCreated?: unknown };
        return day <= manilaDay(Number.isSafeInteger(dateCreated) ? (dateCreated as number) : now);
      }),
  samples: (_, now) => {
    const today = manilaDay(now);
    return {
      accepted: ['1961-05-14', earliestBirthDate, '2000-02-29', addDays(today, -1), today],
      rejected: [
        '',
        '1899-12-31',
        '0000-01-01',
        '0002-02-03',
        '20000-01-01',
        '2001-02-29',
        '1990-13-01',
        '1990-00-10',
        '1990-04-31',
        '1990-1-1',
        '1990/01/01',
        '1990-01-01T00:00',
        addDays(today, 1),
        addDays(today, 4000),
        19900101,
        ['1990-01-01'],
      ],
    };
  },
};
