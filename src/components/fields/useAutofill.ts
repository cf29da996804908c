/**
 * Takes over what browsers, password managers and scripts fill in with only `change` events. React overlooks it: for a radio
 * button it listens to clicks, and a value that a script assigns to a text field counts as its own.
 */
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** The name and value of a text field or of a chosen radio button; null for any other control. */
const readControl = (target: EventTarget | null): { readonly name: string; readonly text: string } | null => {
  const isText = target instanceof HTMLTextAreaElement;
  if (!isText && !(target instanceof HTMLInputElement)) return null;
  // The value of a file input is an invented path.
  if (
    ['checkbox', 'file'].includes(target.type) ||
    (target instanceof HTMLInputElement && target.type === 'radio' && !target.checked)
  )
    return null;
  return { name: target.name || target.id, text: target.value };
};

/**
 * @param values the form's values by the name, else the id, of their control
 * @param setValue receives each value that the form does not know yet
 */
export const useAutofill = (
  form: RefObject<HTMLFormElement | null>,
  values: Readonly<Record<string, unknown>>,
  setValue: (name: string, text: string) => unknown,
): void => {
  const latest = useRef({ values, setValue });
  useLayoutEffect(() => {
    latest.current = { values, setValue };
  });
  useEffect(() => {
    const handleChange = ({ target }: Event) => {
      const filled = form.current?.contains(target as Node) ? readControl(target) : null;
      if (filled === null || !Object.hasOwn(latest.current.values, filled.name)) return;
      if (latest.current.values[filled.name] !== filled.text)
        latest.current.setValue(filled.name, filled.text);
    };
    // React listens below the document, so a typed value is known by now.
    document.addEventListener('change', handleChange);
    return () => document.removeEventListener('change', handleChange);
  }, [form]);
};
