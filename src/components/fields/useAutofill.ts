/** Browsers and password managers fill in a form with `change` events alone; for radio buttons React listens to clicks. */
import { type RefObject, useEffect } from 'react';
import type { InputFieldName } from '../../form/fields.ts';
import { emptyValues } from '../../form/values.ts';

const isInputFieldName = (name: string): name is InputFieldName => Object.hasOwn(emptyValues, name);

/** `shouldValidate`: a choice is validated at once. */
export type SetFieldValue = (name: InputFieldName, text: string, shouldValidate: boolean) => unknown;

export const useAutofill = (form: RefObject<HTMLFormElement | null>, setFieldValue: SetFieldValue): void => {
  useEffect(() => {
    const formElement = form.current;
    const handleChange = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement) || target.type !== 'radio' || !target.checked) return;
      if (isInputFieldName(target.name)) setFieldValue(target.name, target.value, true);
    };
    formElement?.addEventListener('change', handleChange);
    return () => formElement?.removeEventListener('change', handleChange);
  }, [form, setFieldValue]);
};
