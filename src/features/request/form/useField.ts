/**
 * Formik's state and setters of one field. The setters are stable, so a field memoised on all of this re-renders only
 * when its own state changes.
 */
import { type FormikProps, useFormikContext } from 'formik';
import type { InputFieldName } from '../../../form/fields.ts';
import type { FormValues } from '../../../form/values.ts';

export interface FieldState extends Pick<FormikProps<FormValues>, 'setFieldValue' | 'setFieldTouched'> {
  readonly value: string;
  readonly isTouched: boolean;
  /** Error to show; undefined if none shows. */
  readonly error: string | undefined;
}

/** An error shows after the field was left or Submit was pressed, not while typing. */
export const getVisibleError = (
  { touched, errors }: Pick<FormikProps<FormValues>, 'touched' | 'errors'>,
  name: InputFieldName,
): string | undefined => (touched[name] ? errors[name] : undefined);

export const useField = (name: InputFieldName): FieldState => {
  const formik = useFormikContext<FormValues>();
  const { values, touched, setFieldValue, setFieldTouched } = formik;
  return {
    value: values[name] ?? '',
    isTouched: touched[name] === true,
    error: getVisibleError(formik, name),
    setFieldValue,
    setFieldTouched,
  };
};
