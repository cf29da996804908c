/** Delays a reload while a form has unsaved answers or is submitting. Each such form registers a hold for that time. */
import { createContext, useContext, useEffect } from 'react';

interface UnsavedChanges {
  /** Holds the page until the returned function is called. */
  readonly hold: () => () => void;
}

/** `onChange(true)` runs when the first hold starts, `onChange(false)` when the last one ends. */
export const createUnsavedChanges = (onChange: (isHeld: boolean) => void): UnsavedChanges => {
  const holders = new Set<symbol>();
  return {
    hold: () => {
      const holder = Symbol('holder');
      holders.add(holder);
      if (holders.size === 1) onChange(true);
      return () => {
        if (holders.delete(holder) && holders.size === 0) onChange(false);
      };
    },
  };
};

export const UnsavedChangesContext = createContext<UnsavedChanges>(createUnsavedChanges(() => {}));

/** Holds the page while `isHolding` is true. */
export const useUnsavedChanges = (isHolding: boolean): void => {
  const { hold } = useContext(UnsavedChangesContext);
  useEffect(() => {
    if (!isHolding) return;
    return hold();
  }, [isHolding, hold]);
};
