/** Spec §5: the one schema of a record, for the page before it submits and for the tests of firestore.rules. */
import { boolean, number, type ObjectSchema, object, string, ValidationError } from 'yup';
import type { Translate } from '../i18n/define.ts';
import {
  type FieldName,
  fieldNamesOf,
  fieldRowOf,
  fieldSpec,
  type InputFieldName,
  inputFieldsOf,
} from './fields.ts';
import type { SchemaBuilders } from './fieldTypes/fieldType.ts';
import type { FormType } from './types.ts';

/** The first error message of each input field; empty when all are valid. */
export type FormErrors = Partial<Record<InputFieldName, string>>;

export interface RecordValidation {
  readonly errors: FormErrors;
  /** Whether the record may be submitted as it is. */
  readonly isSendable: boolean;
}

const builders: SchemaBuilders = { boolean, number, string };

/** Refuses unknown keys. */
const createRequestSchema = (
  type: FormType,
  now: number,
  translate: Translate,
  mayBeBlank: readonly FieldName[],
): ObjectSchema<object> =>
  object(
    Object.fromEntries(
      fieldNamesOf(type).map((name) => {
        const spec = fieldSpec(name, translate);
        const optional = spec.optional || mayBeBlank.includes(name);
        return [name, fieldRowOf(name).fieldType.schema(builders, { ...spec, optional }, now)];
      }),
    ),
  )
    .noUnknown()
    .strict();

/**
 * Builds the schema of a type, and returns the function that validates a record with it. `now` (epoch ms) defines
 * 'today'; `translate` finds the error messages.
 *
 * @param mayBeBlank the fields that only this sender may leave blank
 */
export const createRecordValidator = (
  type: FormType,
  now: number,
  translate: Translate,
  mayBeBlank: readonly FieldName[] = [],
) => {
  const schema = createRequestSchema(type, now, translate, mayBeBlank);
  return (record: unknown): RecordValidation => {
    try {
      schema.validateSync(record, { strict: true, abortEarly: false });
      return { errors: {}, isSendable: true };
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      const errors = inputFieldsOf(type).flatMap((name) => {
        const first = error.inner.find(({ path }) => path === name);
        return first === undefined ? [] : [[name, first.message]];
      });
      return { errors: Object.fromEntries(errors), isSendable: false };
    }
  };
};
