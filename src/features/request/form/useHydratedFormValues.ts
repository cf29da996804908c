/**
 * What was typed, chosen and ticked in a drawn form before its scripts answered (docs/decisions/drawn-pages.md): React
 * leaves it in the page, and Formik knows nothing of it. It is taken over in the same moment, and never drawn over.
 */
import type { FormikProps } from 'formik';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { fieldRowOf, type InputFieldName } from '../../../form/fields.ts';
import { emptyValues, type FormValues } from '../../../form/values.ts';

/** The name of the checkbox beside a field that says there is no such thing. */
export const noneName = (name: InputFieldName): string => `${name}-none`;

const names = Object.keys(emptyValues) as readonly InputFieldName[];

/** One control, or the group of radio buttons: both have a value, blank where there is none. */
const textIn = (form: HTMLFormElement, name: string): string => {
  const control = form.elements.namedItem(name);
  return control !== null && 'value' in control ? String(control.value) : '';
};

const isTicked = (form: HTMLFormElement, name: string): boolean => {
  const control = form.elements.namedItem(name);
  return control instanceof HTMLInputElement && control.checked;
};

/** The answers that a form's controls hold. */
const answersIn = (form: HTMLFormElement): Partial<FormValues> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const text = textIn(form, name);
      if (text !== '') return [[name, text]];
      const none = isTicked(form, noneName(name)) ? fieldRowOf(name).input?.none : undefined;
      return none === undefined ? [] : [[name, none]];
    }),
  );

/** Where the form holds just these, nothing is drawn anew. */
const hold = (formik: FormikProps<FormValues>, values: FormValues): void => {
  if (names.some((name) => values[name] !== formik.values[name])) void formik.setValues(values, false);
};

interface Over {
  readonly isAlive: boolean;
  readonly form: RefObject<HTMLFormElement | null>;
  readonly formik: FormikProps<FormValues>;
  /** What the form would have begun with; known once it is alive. */
  readonly initialValues: FormValues;
  /** Whether its answers may be changed: those of a request that waits stay what they are. */
  readonly isEditable: boolean;
  readonly tick: () => void;
}

export const useTakenOver = ({ isAlive, form, formik, initialValues, isEditable, tick }: Over): void => {
  const over = useRef<{ readonly answers: Partial<FormValues>; readonly isTicked: boolean } | null>(null);
  // Before anything of the form is drawn anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once when it is taken over, and once when it is alive.
  useLayoutEffect(() => {
    if (form.current === null) return;
    if (!isAlive) {
      over.current = { answers: answersIn(form.current), isTicked: isTicked(form.current, 'robot') };
      hold(formik, { ...formik.values, ...over.current.answers });
    } else if (over.current !== null) {
      const { answers, isTicked: wasTicked } = over.current;
      over.current = null;
      hold(formik, { ...initialValues, ...(isEditable && answers) });
      if (wasTicked && isEditable) tick();
    }
  }, [isAlive]);
};
