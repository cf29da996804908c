/**
 * Copies answers entered in a prerendered form before hydration into Formik (docs/decisions/0033-prerendered-pages.md). React leaves
 * them in the controls, and Formik does not know them. The copy happens while the form hydrates, so no render overwrites
 * them.
 */
import type { FormikProps } from 'formik';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { allInputFields, fieldRowOf, type InputFieldName } from '../../../form/fields.ts';
import type { FormValues } from '../../../form/values.ts';

/** Name of the 'I have none' checkbox beside a field. */
export const noneCheckboxName = (name: InputFieldName): string => `${name}-none`;

/** Reads one control or a group of radio buttons: both have a value, '' if empty. An unticked checkbox has one as well. */
const readText = (form: HTMLFormElement, name: string): string => {
  const control = form.elements.namedItem(name);
  if (control instanceof HTMLInputElement && control.type === 'checkbox' && !control.checked) return '';
  return control !== null && 'value' in control ? String(control.value) : '';
};

const isChecked = (form: HTMLFormElement, name: string): boolean => {
  const control = form.elements.namedItem(name);
  return control instanceof HTMLInputElement && control.checked;
};

/** Answers in the form's controls. */
export const readAnswers = (form: HTMLFormElement): Partial<FormValues> =>
  Object.fromEntries(
    allInputFields.flatMap((name) => {
      const text = readText(form, name);
      if (text !== '') return [[name, text]];
      const none = isChecked(form, noneCheckboxName(name)) ? fieldRowOf(name).input?.none : undefined;
      return none === undefined ? [] : [[name, none]];
    }),
  );

/** Sets the values only if they differ, which avoids a re-render. */
export const applyValues = (formik: FormikProps<FormValues>, values: FormValues): void => {
  if (allInputFields.some((name) => values[name] !== formik.values[name]))
    void formik.setValues(values, false);
};

interface HydratedFormOptions {
  readonly isHydrated: boolean;
  readonly form: RefObject<HTMLFormElement | null>;
  readonly formik: FormikProps<FormValues>;
  /** Initial values from the draft; known once the form is hydrated. */
  readonly initialValues: FormValues;
  /** True if the answers may change: those of a queued request may not. */
  readonly isEditable: boolean;
  readonly onConfirm: () => void;
}

export const useHydratedFormValues = ({
  isHydrated,
  form,
  formik,
  initialValues,
  isEditable,
  onConfirm,
}: HydratedFormOptions): void => {
  const typed = useRef<{ readonly answers: Partial<FormValues>; readonly isTicked: boolean } | null>(null);
  // A layout effect, so that it runs before any re-render of the form.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs twice, during hydration and when hydrated.
  useLayoutEffect(() => {
    if (form.current === null) return;
    if (!isHydrated) {
      typed.current = { answers: readAnswers(form.current), isTicked: isChecked(form.current, 'robot') };
      applyValues(formik, { ...formik.values, ...typed.current.answers });
    } else if (typed.current !== null) {
      const { answers, isTicked: wasChecked } = typed.current;
      typed.current = null;
      applyValues(formik, { ...initialValues, ...(isEditable && answers) });
      if (wasChecked && isEditable) onConfirm();
    }
  }, [isHydrated]);
};
