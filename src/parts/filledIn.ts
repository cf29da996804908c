/** A browser or a password manager fills a form in by `change` alone; of a radio button React hears only the press. */
import { type RefObject, useEffect, useRef } from 'react';
import type { AskedName } from '../form/fields.ts';
import { emptyValues } from '../form/values.ts';

const isAsked = (name: string): name is AskedName => Object.hasOwn(emptyValues, name);

export const useFilledIn = (
  form: RefObject<HTMLFormElement | null>,
  keep: (name: AskedName, text: string) => void,
): void => {
  const latest = useRef(keep);
  latest.current = keep;
  useEffect(() => {
    const shown = form.current;
    const told = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement) || target.type !== 'radio' || !target.checked) return;
      if (isAsked(target.name)) latest.current(target.name, target.value);
    };
    shown?.addEventListener('change', told);
    return () => shown?.removeEventListener('change', told);
  });
};
