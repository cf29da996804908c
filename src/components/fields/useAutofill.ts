/** A browser or a password manager fills a form in by `change` alone; of a radio button React hears only the press. */
import { type RefObject, useEffect } from 'react';
import type { AskedName } from '../../form/fields.ts';
import { emptyValues } from '../../form/values.ts';

const isAsked = (name: string): name is AskedName => Object.hasOwn(emptyValues, name);

/** `shouldValidate`: a choice is judged at once. */
export type KeepAnswer = (name: AskedName, text: string, shouldValidate: boolean) => unknown;

export const useFilledIn = (form: RefObject<HTMLFormElement | null>, keep: KeepAnswer): void => {
  useEffect(() => {
    const shown = form.current;
    const told = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement) || target.type !== 'radio' || !target.checked) return;
      if (isAsked(target.name)) keep(target.name, target.value, true);
    };
    shown?.addEventListener('change', told);
    return () => shown?.removeEventListener('change', told);
  }, [form, keep]);
};
