/**
 * What Formik holds of one field, and how it is told. Its functions stay the same: a field that is memoised on all of this
 * is drawn anew only where something of its own has changed.
 */
import { type FormikProps, useFormikContext } from 'formik';
import type { InputFieldName } from '../../../form/fields.ts';
import type { FormValues } from '../../../form/values.ts';

export interface FieldState extends Pick<FormikProps<FormValues>, 'setFieldValue' | 'setFieldTouched'> {
  readonly value: string;
  readonly isTouched: boolean;
  /** The one that shows. */
  readonly error: string | undefined;
}

/** An error shows once the field was left or Submit was pressed, not while it is typed. */
export const getVisibleError = (
  { touched, errors }: Pick<FormikProps<FormValues>, 'touched' | 'errors'>,
  name: InputFieldName,
): string | undefined => (touched[name] ? errors[name] : undefined);

export const useField = (name: InputFieldName): FieldState => {
  const formik = useFormikContext<FormValues>();
  const { values, touched, setFieldValue, setFieldTouched } = formik;
  return {
    value: values[name],
    isTouched: touched[name] === true,
    error: getVisibleError(formik, name),
    setFieldValue,
    setFieldTouched,
  };
};
