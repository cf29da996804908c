/** Formik of a request form. It validates the record of the answers, as it would be sent, when a field was left. */
import { type FormikProps, useFormik } from 'formik';
import { useEffect, useRef } from 'react';
import { useLocale, useTranslate } from '../../../context/localeContext.ts';
import { useServices } from '../../../context/services.ts';
import type { HallDayRecord } from '../../../domain/dates/hallDay.ts';
import type { FormType } from '../../../form/types.ts';
import type { FormValues } from '../../../form/values.ts';
import { loadAnswersCheck } from './laterModules.ts';

/** Revalidates on a locale change, so that error messages are in the current language. */
const useRevalidateOnLocaleChange = ({ errors, validateForm }: FormikProps<FormValues>) => {
  const locale = useLocale();
  const lastLocale = useRef(locale);
  useEffect(() => {
    if (lastLocale.current === locale) return;
    lastLocale.current = locale;
    if (Object.keys(errors).length > 0) void validateForm();
  }, [locale, errors, validateForm]);
};

export const useRequestFormik = (
  type: FormType,
  initialValues: FormValues,
  hallDays: readonly HallDayRecord[],
): FormikProps<FormValues> => {
  const { clock } = useServices();
  const translate = useTranslate();
  const formik = useFormik<FormValues>({
    initialValues,
    validate: async (values) => {
      try {
        const { findErrors } = await loadAnswersCheck();
        return findErrors(type, values, clock.now(), translate, hallDays);
      } catch {
        // Submit says that the rules of the answers cannot be loaded.
        return {};
      }
    },
    validateOnChange: false,
    // The machine submits.
    onSubmit: () => {},
  });
  useRevalidateOnLocaleChange(formik);
  return formik;
};
