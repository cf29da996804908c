/** A real day, not in the future in Manila, not before 1900. */
import { string } from 'yup';
import { earliestBirth } from '../../domain/dates/age.ts';
import { addDays, isRealDay, manilaDay } from '../../domain/dates/day.ts';
import { words } from '../../i18n/en/form.ts';
import { answered, type Kind } from './fieldType.ts';

export const birthDate: Kind = {
  read: (text) => answered(text),
  schema: ({ ask }, now) =>
    string()
      .typeError(ask)
      .required(ask)
      .test('real', words.rules.birthDateReal, isRealDay)
      .test('early', words.rules.birthDateEarly, (day) => day >= earliestBirth)
      .test('future', words.rules.birthDateFuture, function (day) {
        const { dateCreated } = this.parent as { dateCreated?: unknown };
        return day <= manilaDay(Number.isSafeInteger(dateCreated) ? (dateCreated as number) : now);
      }),
  samples: (_, now) => {
    const today = manilaDay(now);
    return {
      accepted: ['1961-05-14', earliestBirth, '2000-02-29', addDays(today, -1), today],
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
