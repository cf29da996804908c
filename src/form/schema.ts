/** Spec §5: the one schema of a record, for the page before it submits and for the tests of firestore.rules. */
import { type ObjectSchema, object, ValidationError } from 'yup';
import { fieldNamesOf, fieldRowOf, fieldSpec, type InputFieldName, inputFieldsOf } from './fields.ts';
import type { RequestRecord } from './record.ts';
import type { FormType } from './types.ts';

/** The schema of a type's record. `now` (epoch ms) defines 'today'. Refuses unknown keys. */
export const createRequestSchema = (type: FormType, now: number): ObjectSchema<object> =>
  object(
    Object.fromEntries(
      fieldNamesOf(type).map((name) => [name, fieldRowOf(name).fieldType.schema(fieldSpec(name), now)]),
    ),
  )
    .noUnknown()
    .strict();

export type FormErrors = Partial<Record<InputFieldName, string>>;

/** The first error message of each input field; empty when all are valid. */
export const findFormErrors = (type: FormType, record: Partial<RequestRecord>, now: number): FormErrors => {
  const schema = createRequestSchema(type, now);
  const errors: FormErrors = {};
  for (const name of inputFieldsOf(type)) {
    try {
      schema.validateSyncAt(name, record, { strict: true, abortEarly: true });
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      errors[name] = error.message;
    }
  }
  return errors;
};

/** Whether a record may be submitted as it is. */
export const isSendable = (type: FormType, record: unknown, now: number): boolean =>
  createRequestSchema(type, now).isValidSync(record, { strict: true });
