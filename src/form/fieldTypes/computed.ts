/** Field types that the page fills in itself: type, instant, day, age. The schema checks them like all others. */
import type { Schema } from 'yup';
import { ageOn } from '../../domain/dates/age.ts';
import { isRealDay, manilaDay } from '../../domain/dates/day.ts';
import { fieldMessages } from '../../i18n/en/fields.ts';
import type { FieldSpec, FieldType, SchemaBuilders } from './fieldType.ts';

const hour = 3_600_000;
const minute = 60_000;
/** The maximum age, and lead, of a request's instant on arrival, ms (docs/decisions/0023-time.md). */
export const maxAge = 25 * hour;
const maxAhead = 10 * minute;

interface ComputedSpec {
  readonly spec: FieldSpec;
  /** The one message for any wrong value, which no citizen can mend. */
  readonly message: string;
  readonly now: number;
}

/** A type whose field is no input. */
const createComputedType = (
  createSchema: (yup: SchemaBuilders, computed: ComputedSpec) => Schema,
): FieldType => ({
  read: () => undefined,
  schema: (yup, spec, now) => {
    const message = spec.translate(fieldMessages).rules.system;
    return createSchema(yup, { spec, message, now });
  },
});

const createText = (yup: SchemaBuilders, message: string) =>
  yup.string().typeError(message).required(message);
const createInteger = (yup: SchemaBuilders, message: string) =>
  yup.number().typeError(message).required(message).integer(message);

export const formTypeFieldType = createComputedType((yup, { spec, message }) =>
  createText(yup, message).oneOf(spec.options, message),
);

export const sameTypeFieldType = createComputedType((yup, { message }) =>
  createText(yup, message).test('same', message, function (value) {
    return value === (this.parent as { formType?: unknown }).formType;
  }),
);

export const dateCreatedFieldType = createComputedType((yup, { message, now }) =>
  createInteger(yup, message)
    .min(now - maxAge, message)
    .max(now + maxAhead, message),
);

export const dateAddedFieldType = createComputedType((yup, { message }) =>
  createText(yup, message).test('day', message, function (value) {
    const created = (this.parent as { dateCreated?: unknown }).dateCreated;
    return isRealDay(value) && Number.isSafeInteger(created) && value === manilaDay(created as number);
  }),
);

export const ageFieldType = createComputedType((yup, { message }) =>
  createInteger(yup, message).test('year', message, function (value) {
    const { birthDate, dateCreated: created } = this.parent as Record<string, unknown>;
    return (
      typeof birthDate === 'string' &&
      Number.isSafeInteger(created) &&
      value === ageOn(manilaDay(created as number), birthDate)
    );
  }),
);

export const showableFieldType = createComputedType((yup, { message }) =>
  yup.boolean().typeError(message).required(message).isTrue(message),
);
