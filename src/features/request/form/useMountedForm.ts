/** Connects a mounted form to its request: the request holds each answer, reads the controls, shows errors, and clears the form. */
import type { FormikProps } from 'formik';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { useTranslate } from '../../../context/localeContext.ts';
import type { MountedForm, OpenRequest } from '../../../context/requests.ts';
import type { HallDayRecord } from '../../../domain/dates/hallDay.ts';
import { type InputFieldName, inputFieldsOf } from '../../../form/fields.ts';
import type { FormType } from '../../../form/types.ts';
import type { FormValues } from '../../../form/values.ts';
import { readAnswers } from './useHydratedFormValues.ts';

/** Whether all these answers are among the values. */
const isAmong = (values: FormValues, answers: Partial<FormValues>): boolean =>
  (Object.keys(answers) as InputFieldName[]).every((name) => values[name] === answers[name]);

export const useMountedForm = (
  type: FormType,
  request: OpenRequest | null,
  { values, setValues, setTouched, setErrors, resetForm }: FormikProps<FormValues>,
  formElement: RefObject<HTMLFormElement | null>,
  honeypot: RefObject<HTMLInputElement | null>,
  hallDays: readonly HallDayRecord[],
): void => {
  const latestHallDays = useRef(hallDays);
  useEffect(() => {
    latestHallDays.current = hallDays;
  }, [hallDays]);
  useEffect(() => request?.holdValues(values), [request, values]);
  const translate = useTranslate();
  // Formik's functions are stable, so the form mounts once for each locale.
  const form = useMemo<MountedForm>(
    () => ({
      translate,
      readHoneypot: () => honeypot.current?.value ?? '',
      readHallDays: () => latestHallDays.current,
      readAnswers: () => {
        const answers = formElement.current === null ? {} : readAnswers(formElement.current);
        void setValues((known) => (isAmong(known, answers) ? known : { ...known, ...answers }), false);
        return answers;
      },
      showErrors: (errors) => {
        void setTouched(Object.fromEntries(inputFieldsOf(type).map((name) => [name, true])), false);
        setErrors(errors);
      },
      resetAnswers: (answers) => resetForm({ values: answers }),
    }),
    [type, formElement, honeypot, translate, setValues, setTouched, setErrors, resetForm],
  );
  useEffect(() => request?.mountForm(form), [request, form]);
};
