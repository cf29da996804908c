/** Error summary above a form that failed validation, in the order of the page. */
import { useFormikContext } from 'formik';
import { ErrorSummary } from '../../../components/fields/ErrorSummary.tsx';
import { pageFieldsOf } from '../../../form/fields.ts';
import type { FormType } from '../../../form/types.ts';
import type { FormValues } from '../../../form/values.ts';
import { getVisibleError } from './useField.ts';

export const FormErrorSummary = ({ type }: { readonly type: FormType }) => {
  const formik = useFormikContext<FormValues>();
  const errors = pageFieldsOf(type).flatMap((name) => {
    const message = getVisibleError(formik, name);
    return message === undefined ? [] : [{ name, message }];
  });
  return errors.length > 0 && <ErrorSummary errors={errors} />;
};
