/** Spec §5: the one rule on a record, for the page before it sends and for the tests of firestore.rules. */
import { type ObjectSchema, object, ValidationError } from 'yup';
import { type AskedName, asked, askedOf, fieldsOf, rowOf } from './fields.ts';
import type { RequestRecord } from './record.ts';
import type { FormType } from './types.ts';

/** The schema of a type's record. `now` (epoch ms) is what 'today' is counted from. Unknown keys are refused. */
export const schemaOf = (type: FormType, now: number): ObjectSchema<object> =>
  object(Object.fromEntries(fieldsOf(type).map((name) => [name, rowOf(name).kind.schema(asked(name), now)])))
    .noUnknown()
    .strict();

export type Errors = Partial<Record<AskedName, string>>;

/** The first sentence to say of each field that the citizen answers; empty where nothing is wrong. */
export const errorsOf = (type: FormType, record: Partial<RequestRecord>, now: number): Errors => {
  const schema = schemaOf(type, now);
  const errors: Errors = {};
  for (const name of askedOf(type)) {
    try {
      schema.validateSyncAt(name, record, { strict: true, abortEarly: true });
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      errors[name] = error.message;
    }
  }
  return errors;
};

/** Whether a record may be sent as it stands. */
export const isSendable = (type: FormType, record: unknown, now: number): boolean =>
  schemaOf(type, now).isValidSync(record, { strict: true });
