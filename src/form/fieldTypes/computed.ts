/** Field types that the page fills in itself: type, instant, day, age. The schema checks them like all others. */
import { boolean, number, string } from 'yup';
import { ageOn } from '../../domain/dates/age.ts';
import { isRealDay, manilaDay } from '../../domain/dates/day.ts';
import { requestFormMessages } from '../../i18n/en/form.ts';
import type { FieldType } from './fieldType.ts';

const systemMessage = () => requestFormMessages.rules.system;
const readNothing = () => undefined;
const hour = 3_600_000;
const minute = 60_000;
/** The maximum age, and lead, of a request's instant on arrival, ms (docs/decisions/0023-time.md). */
const maxAge = 25 * hour;
const maxAhead = 10 * minute;

export const formTypeFieldType: FieldType = {
  read: readNothing,
  schema: ({ options }) =>
    string().typeError(systemMessage()).required(systemMessage()).oneOf(options, systemMessage()),
};

export const sameTypeFieldType: FieldType = {
  read: readNothing,
  schema: () =>
    string()
      .typeError(systemMessage())
      .required(systemMessage())
      .test('same', systemMessage(), function (value) {
        return value === (this.parent as { formType?: unknown }).formType;
      }),
};

export const dateCreatedFieldType: FieldType = {
  read: readNothing,
  schema: (_, now) =>
    number()
      .typeError(systemMessage())
      .required(systemMessage())
      .integer(systemMessage())
      .min(now - maxAge, systemMessage())
      .max(now + maxAhead, systemMessage()),
};

export const dateAddedFieldType: FieldType = {
  read: readNothing,
  schema: () =>
    string()
      .typeError(systemMessage())
      .required(systemMessage())
      .test('day', systemMessage(), function (value) {
        const created = (this.parent as { dateCreated?: unknown }).dateCreated;
        return isRealDay(value) && Number.isSafeInteger(created) && value === manilaDay(created as number);
      }),
};

export const ageFieldType: FieldType = {
  read: readNothing,
  schema: () =>
    number()
      .typeError(systemMessage())
      .required(systemMessage())
      .integer(systemMessage())
      .test('year', systemMessage(), function (value) {
        const { birthDate, dateCreated: created } = this.parent as Record<string, unknown>;
        return (
          typeof birthDate === 'string' &&
          Number.isSafeInteger(created) &&
          value === ageOn(manilaDay(created as number), birthDate)
        );
      }),
};

export const showableFieldType: FieldType = {
  read: readNothing,
  schema: () => boolean().typeError(systemMessage()).required(systemMessage()).isTrue(systemMessage()),
};
