/**
 * What was typed, chosen and ticked in a drawn form before its scripts answered (docs/decisions/drawn-pages.md): React
 * leaves it in the page, and Formik knows nothing of it. It is taken over in the same moment, and never drawn over.
 */
import type { FormikProps } from 'formik';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { fieldRowOf, type InputFieldName } from '../../../form/fields.ts';
import { emptyValues, type FormValues } from '../../../form/values.ts';

/** The name of the checkbox beside a field that says there is no such thing. */
export const noneCheckboxName = (name: InputFieldName): string => `${name}-none`;

const names = Object.keys(emptyValues) as readonly InputFieldName[];

/** One control, or the group of radio buttons: both have a value, blank where there is none. */
const readText = (form: HTMLFormElement, name: string): string => {
  const control = form.elements.namedItem(name);
  return control !== null && 'value' in control ? String(control.value) : '';
};

const isChecked = (form: HTMLFormElement, name: string): boolean => {
  const control = form.elements.namedItem(name);
  return control instanceof HTMLInputElement && control.checked;
};

/** The answers that a form's controls hold. */
const readAnswers = (form: HTMLFormElement): Partial<FormValues> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const text = readText(form, name);
      if (text !== '') return [[name, text]];
      const none = isChecked(form, noneCheckboxName(name)) ? fieldRowOf(name).input?.none : undefined;
      return none === undefined ? [] : [[name, none]];
    }),
  );

/** Where the form holds just these, nothing is drawn anew. */
const applyValues = (formik: FormikProps<FormValues>, values: FormValues): void => {
  if (names.some((name) => values[name] !== formik.values[name])) void formik.setValues(values, false);
};

interface HydratedFormOptions {
  readonly isHydrated: boolean;
  readonly form: RefObject<HTMLFormElement | null>;
  readonly formik: FormikProps<FormValues>;
  /** What the form would have begun with; known once it is alive. */
  readonly initialValues: FormValues;
  /** Whether its answers may be changed: those of a request that waits stay what they are. */
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
  // Before anything of the form is drawn anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once when it is taken over, and once when it is alive.
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
