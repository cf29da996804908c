/** Field types that the page fills in itself: type, instant, day, age. The schema checks them like all others. */
import { ageOn } from '../../domain/dates/age.ts';
import { isRealDay, manilaDay } from '../../domain/dates/day.ts';
import { fieldMessages } from '../../i18n/en/fields.ts';
import type { FieldSpec, FieldType } from './fieldType.ts';

const systemMessageOf = ({ translate }: FieldSpec): string => translate(fieldMessages).rules.system;
const readNothing = () => undefined;
const hour = 3_600_000;
const minute = 60_000;
/** The maximum age, and lead, of a request's instant on arrival, ms (docs/decisions/0023-time.md). */
const maxAge = 25 * hour;
const maxAhead = 10 * minute;

export const formTypeFieldType: FieldType = {
  read: readNothing,
  schema: (yup, spec) => {
    const message = systemMessageOf(spec);
    return yup.string().typeError(message).required(message).oneOf(spec.options, message);
  },
};

export const sameTypeFieldType: FieldType = {
  read: readNothing,
  schema: (yup, spec) => {
    const message = systemMessageOf(spec);
    return yup
      .string()
      .typeError(message)
      .required(message)
      .test('same', message, function (value) {
        return value === (this.parent as { formType?: unknown }).formType;
      });
  },
};

export const dateCreatedFieldType: FieldType = {
  read: readNothing,
  schema: (yup, spec, now) => {
    const message = systemMessageOf(spec);
    return yup
      .number()
      .typeError(message)
      .required(message)
      .integer(message)
      .min(now - maxAge, message)
      .max(now + maxAhead, message);
  },
};

export const dateAddedFieldType: FieldType = {
  read: readNothing,
  schema: (yup, spec) => {
    const message = systemMessageOf(spec);
    return yup
      .string()
      .typeError(message)
      .required(message)
      .test('day', message, function (value) {
        const created = (this.parent as { dateCreated?: unknown }).dateCreated;
        return isRealDay(value) && Number.isSafeInteger(created) && value === manilaDay(created as number);
      });
  },
};

export const ageFieldType: FieldType = {
  read: readNothing,
  schema: (yup, spec) => {
    const message = systemMessageOf(spec);
    return yup
      .number()
      .typeError(message)
      .required(message)
      .integer(message)
      .test('year', message, function (value) {
        const { birthDate, dateCreated: created } = this.parent as Record<string, unknown>;
        return (
          typeof birthDate === 'string' &&
          Number.isSafeInteger(created) &&
          value === ageOn(manilaDay(created as number), birthDate)
        );
      });
  },
};

export const showableFieldType: FieldType = {
  read: readNothing,
  schema: (yup, spec) => {
    const message = systemMessageOf(spec);
    return yup.boolean().typeError(message).required(message).isTrue(message);
  },
};
