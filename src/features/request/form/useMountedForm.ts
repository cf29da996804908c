/** Connects a mounted form to its request: the request holds each answer, shows errors, and clears the form. */
import type { FormikProps } from 'formik';
import { type RefObject, useEffect, useMemo } from 'react';
import { useTranslate } from '../../../context/localeContext.ts';
import { inputFieldsOf } from '../../../form/fields.ts';
import type { FormValues } from '../../../form/values.ts';
import type { MountedForm, OpenRequest } from '../submission/requestRegistry.ts';

export const useMountedForm = (
  request: OpenRequest,
  { values, setTouched, setErrors, resetForm }: FormikProps<FormValues>,
  honeypot: RefObject<HTMLInputElement | null>,
): void => {
  useEffect(() => request.holdValues(values), [request, values]);
  const translate = useTranslate();
  // Formik's functions are stable, so the form mounts once for each locale.
  const form = useMemo<MountedForm>(
    () => ({
      translate,
      readHoneypot: () => honeypot.current?.value ?? '',
      showErrors: (errors) => {
        void setTouched(Object.fromEntries(inputFieldsOf(request.type).map((name) => [name, true])), false);
        setErrors(errors);
      },
      resetAnswers: (answers) => resetForm({ values: answers }),
    }),
    [request, honeypot, translate, setTouched, setErrors, resetForm],
  );
  useEffect(() => request.mountForm(form), [request, form]);
};
