/** Spec §5: field type of the appointment: not before today 00:00 in Manila, a weekday, at most a year ahead. */
import { string } from 'yup';
import { addDays, isRealMoment, isWeekend, manilaDay } from '../../domain/dates/day.ts';
import { requestFormMessages } from '../../i18n/en/form.ts';
import { type FieldType, toAnswer } from './fieldType.ts';

const daysAhead = 366;

/** The first and last selectable moment, for the input's `min` and `max`. */
export const scheduleBounds = (now: number): { readonly min: string; readonly max: string } => ({
  min: `${manilaDay(now)}T00:00`,
  max: `${addDays(manilaDay(now), daysAhead)}T23:59`,
});

export const scheduleFieldType: FieldType = {
  read: (text) => toAnswer(text),
  schema: ({ requiredMessage }, now) => {
    const { min, max } = scheduleBounds(now);
    return string()
      .typeError(requiredMessage)
      .required(requiredMessage)
      .test('real', requestFormMessages.rules.scheduleReal, isRealMoment)
      .test('weekday', requestFormMessages.weekend.alert, (moment) => !isWeekend(moment))
      .test('past', requestFormMessages.rules.schedulePast, (moment) => moment >= min)
      .test('far', requestFormMessages.rules.scheduleFar, (moment) => moment <= max);
  },
  samples: (_, now) => {
    const today = manilaDay(now);
    const ahead = Array.from({ length: 14 }, (_unused, index) => addDays(today, index + 1));
    const [weekdays, weekend] = [
      ahead.filter((day) => !isWeekend(day)),
      ahead.filter((day) => isWeekend(day)),
    ];
    const farthest = [addDays(today, 364), addDays(today, 365)].filter((day) => !isWeekend(day));
    const good = weekdays[0]!;
    return {
      accepted: [
        ...weekdays.map((day) => `${day}T08:30`),
        `${good}T00:00`,
        `${good}T23:59`,
        ...farthest.map((day) => `${day}T09:00`),
      ],
      rejected: [
        '',
        ...weekend.map((day) => `${day}T08:30`),
        ...[-2, -3, -4, 368, 369, 370, 4000].map((days) => `${addDays(today, days)}T08:30`),
        good,
        `${good}T24:00`,
        `${good}T08:60`,
        `${good}T8:30`,
        `${good} 08:30`,
        `${good}T08:30:00`,
        `${good}T08:30Z`,
        '2027-02-30T08:30',
        '0020-11-23T08:30',
        now,
        [`${good}T08:30`],
      ],
    };
  },
};
